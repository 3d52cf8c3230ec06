import {
  createActor,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type EventFrom,
} from 'xstate';
import { getShortestPaths } from 'xstate/graph';

/** What a visitor, the server or the clock does, by its name. */
export interface Walk {
  /** The deeds that lead from the start to a state. */
  readonly way: readonly string[];
  /** The deed that is tried in that state. */
  readonly deed: string;
  /** The names of the states after each of these deeds. */
  readonly states: readonly string[];
}

interface Model<M extends AnyStateMachine> {
  readonly machine: M;
  /** The event of each deed. */
  readonly events: Readonly<Record<string, EventFrom<M>>>;
  /** The name of a state, for which there is one assertion. */
  readonly nameOf: (snapshot: AnyMachineSnapshot) => string;
  /** Whether a deed is possible in a state for which the machine has its event. */
  readonly isPossible?: (state: string, deed: string) => boolean;
}

/** The shortest way to each state of a machine, continued by each deed that is possible there. */
export function walksOf<M extends AnyStateMachine>(model: Model<M>): readonly Walk[] {
  const { machine, events, nameOf, isPossible = () => true } = model;
  const deeds = Object.entries(events);
  const deedOf = new Map<unknown, string>(deeds.map(([deed, event]) => [event, deed]));
  const paths = getShortestPaths(machine, {
    events: deeds.map(([, event]) => event),
    serializeState: nameOf,
  });
  return paths.flatMap(({ state, steps }) => {
    const way = steps.flatMap(({ event }) => deedOf.get(event) ?? []);
    return deeds
      .filter(([deed, event]) => state.can(event) && isPossible(nameOf(state), deed))
      .map(([deed]) => ({ way, deed, states: follow(model, [...way, deed]).states }));
  });
}

/** The transitions of a machine that no walk takes, as «state: event». */
export function untaken<M extends AnyStateMachine>(
  model: Model<M>,
  walks: readonly Walk[],
): readonly string[] {
  const taken = new Set(walks.flatMap(({ way, deed }) => follow(model, [...way, deed]).taken));
  return nodesOf(model.machine.root).flatMap((node) =>
    [...node.transitions.values(), node.always ?? []]
      .flat()
      .filter((transition) => !taken.has(transition))
      .map(({ eventType }) => `${node.id}: ${eventType}`),
  );
}

/** Runs the machine without a browser. */
function follow<M extends AnyStateMachine>(
  { machine, events, nameOf }: Model<M>,
  way: readonly string[],
) {
  const taken: unknown[] = [];
  const logic: AnyStateMachine = machine;
  const actor = createActor(logic, {
    inspect: (inspected) => {
      if (inspected.type === '@xstate.microstep') taken.push(...inspected._transitions);
    },
  }).start();
  const states = way.map((deed) => {
    actor.send(events[deed]);
    return nameOf(actor.getSnapshot());
  });
  actor.stop();
  return { states, taken };
}

function nodesOf(node: AnyStateNode): readonly AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap(nodesOf)];
}
