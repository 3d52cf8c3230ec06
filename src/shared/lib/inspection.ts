import { isMachineSnapshot, type InspectedSnapshotEvent, type InspectionEvent } from 'xstate';

/** An instance in Redux DevTools, beside that of the store. */
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

/** By machine id, since a component that mounts again starts another actor of the same machine. */
const connections = new Map<string, Connection>();
const shown = new WeakSet();

function show({ event, snapshot }: InspectedSnapshotEvent): void {
  // invoked actors, stopped machines and events that change nothing are reported as well
  if (!isMachineSnapshot(snapshot) || snapshot.status !== 'active' || shown.has(snapshot)) return;
  shown.add(snapshot);
  const value: unknown = snapshot.value;
  const context: unknown = snapshot.context;
  const state = { value, context: mask(context) };
  const connection = connectionOf(snapshot.machine.id);
  if (event.type === 'xstate.init') connection?.init(state);
  else connection?.send(Object.assign({}, mask(event), { type: event.type }), state);
}

function connectionOf(name: string): Connection | undefined {
  const connection =
    connections.get(name) ??
    // without time travel: a machine cannot go back to an earlier state
    window.__REDUX_DEVTOOLS_EXTENSION__?.connect({ name, features: { export: true } });
  if (connection) connections.set(name, connection);
  return connection;
}

/**
 * A copy with a dot for each character of every string: any of them may be personal, and
 * developers share their screens. State names and event types are shown beside it as they are.
 */
function mask(value: unknown): unknown {
  return JSON.parse(
    JSON.stringify(value, (_key, part: unknown) =>
      typeof part === 'string' ? '•'.repeat(part.length) : part,
    ),
  );
}
