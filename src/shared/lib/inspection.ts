import { isMachineSnapshot, type InspectedSnapshotEvent, type InspectionEvent } from 'xstate';

/** A list of moments in Redux DevTools, beside the store's. */
interface Connection {
  readonly init: (state: unknown) => void;
  readonly send: (event: unknown, state: unknown) => void;
}

declare global {
  interface Window {
    readonly __REDUX_DEVTOOLS_EXTENSION__?: {
      readonly connect: (options: {
        readonly name: string;
        readonly features: object;
      }) => Connection;
    };
  }
}

/** Options of an actor: in development Redux DevTools show each transition of its machine. */
export const inspection =
  process.env.NODE_ENV === 'production'
    ? undefined
    : {
        inspect: (inspected: InspectionEvent) => {
          if (inspected.type === '@xstate.snapshot') show(inspected);
        },
      };

/** By the machines' ids: whenever its component appears anew, a machine has another actor. */
const connections = new Map<string, Connection>();
const shown = new WeakSet();

function show({ event, snapshot }: InspectedSnapshotEvent): void {
  // told as well: what a machine invokes, its end, and events that change nothing
  if (!isMachineSnapshot(snapshot) || snapshot.status !== 'active' || shown.has(snapshot)) return;
  shown.add(snapshot);
  const value: unknown = snapshot.value;
  const context: unknown = snapshot.context;
  const state = mask({ value, context });
  const connection = connectionOf(snapshot.machine.id);
  if (event.type === 'xstate.init') connection?.init(state);
  else connection?.send(mask(event), state);
}

function connectionOf(name: string): Connection | undefined {
  const connection =
    connections.get(name) ??
    // to be looked at only: machines do not travel in time
    window.__REDUX_DEVTOOLS_EXTENSION__?.connect({ name, features: { export: true } });
  if (connection) connections.set(name, connection);
  return connection;
}

const personal = ['customer', 'phone'];

/** A copy that tells of a name and a phone how long they are: developers show their screens. */
function mask(value: object): unknown {
  return JSON.parse(
    JSON.stringify(value, (key, part: unknown) =>
      personal.includes(key) && typeof part === 'string' ? '•'.repeat(part.length) : part,
    ),
  );
}
