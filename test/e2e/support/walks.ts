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
  /** The actions that lead from the start to a state. */
  readonly way: readonly string[];
  /** The action that is tried in that state. */
  readonly action: string;
  /** The names of the states after each of these actions. */
  readonly states: readonly string[];
}

interface Model<M extends AnyStateMachine> {
  readonly machine: M;
  /** The event of each action. */
  readonly events: Readonly<Record<string, EventFrom<M>>>;
  /** The name of a state, for which there is one assertion. */
  readonly nameOf: (snapshot: AnyMachineSnapshot) => string;
  /** Whether a action is possible in a state for which the machine has its event. */
  readonly isPossible?: (state: string, action: string) => boolean;
}

/** The shortest way to each state of a machine, continued by each action that is possible there. */
export function walksOf<M extends AnyStateMachine>(model: Model<M>): readonly Walk[] {
  const { machine, events, nameOf, isPossible = () => true } = model;
  const actions = Object.entries(events);
  const actionOf = new Map<unknown, string>(actions.map(([action, event]) => [event, action]));
  const paths = getShortestPaths(machine, {
    events: actions.map(([, event]) => event),
    serializeState: nameOf,
  });
  return paths.flatMap(({ state, steps }) => {
    const way = steps.flatMap(({ event }) => actionOf.get(event) ?? []);
    return actions
      .filter(([action, event]) => state.can(event) && isPossible(nameOf(state), action))
      .map(([action]) => ({ way, action, states: follow(model, [...way, action]).states }));
  });
}

/** The transitions of a machine that no walk takes, as «state: event». */
export function untaken<M extends AnyStateMachine>(
  model: Model<M>,
  walks: readonly Walk[],
): readonly string[] {
  const taken = new Set(walks.flatMap(({ way, action }) => follow(model, [...way, action]).taken));
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
  const states = way.map((action) => {
    actor.send(events[action]);
    return nameOf(actor.getSnapshot());
  });
  actor.stop();
  return { states, taken };
}

function nodesOf(node: AnyStateNode): readonly AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap(nodesOf)];
}
