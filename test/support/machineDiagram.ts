import type { AnyStateMachine, AnyStateNode } from 'xstate';

type Transition = AnyStateNode['on'][string][number];

/**
 * A machine as a mermaid `stateDiagram-v2`.
 * @throws on a guard, action or actor without a name, which the diagram could not show
 */
export function machineDiagram({ root }: AnyStateMachine): string {
  const lines = [...drawStates(root), ...childrenOf(root).flatMap(drawArrows)];
  return ['stateDiagram-v2', ...lines.map(indent)].join('\n');
}

/** The states within another one, with the actors that they invoke and the states within them. */
function drawStates(node: AnyStateNode): readonly string[] {
  return [
    ...node.initial.target.map(({ key }) => `[*] --> ${key}`),
    ...childrenOf(node).flatMap((child) => {
      const { key, invoke } = child;
      if (childrenOf(child).length > 0) {
        return [`state ${key} {`, ...drawStates(child).map(indent), '}'];
      }
      // of several descriptions mermaid takes the first for a title
      return invoke.length > 0
        ? [`${key} : ${key}`, ...invoke.map(({ src }) => `${key} : invoke ${nameOf(src)}`)]
        : [key];
    }),
  ];
}

/** The transitions from a state and from those within it. */
function drawArrows(node: AnyStateNode): readonly string[] {
  const { parent } = node;
  // mermaid has no arrow from every state: the machine's own are drawn from each at the top
  const common = parent && !parent.parent ? transitionsOf(parent) : [];
  // of several arrows from a state to itself mermaid draws one
  const labels = new Map<string, readonly string[]>();
  for (const [event, choices] of [...transitionsOf(node), ...common]) {
    choices.forEach((transition, index) => {
      const [target = node] = transition.target ?? [];
      // into the state that it comes from, and without an action: it changes nothing
      if (target === node && transition.actions.length === 0) return;
      const label = labelOf(eventName(node, event), transition, index > 0);
      labels.set(target.key, [...(labels.get(target.key) ?? []), label]);
    });
  }
  return [
    ...[...labels].map(([target, texts]) => `${node.key} --> ${target} : ${texts.join('<br>')}`),
    ...childrenOf(node).flatMap(drawArrows),
  ];
}

type Choices = readonly [event: string, choices: readonly Transition[]];

const transitionsOf = ({ always = [], transitions }: AnyStateNode): readonly Choices[] => [
  ['', always],
  ...transitions,
];

function labelOf(event: string, { guard, actions }: Transition, hasAlternatives: boolean): string {
  const otherwise = hasAlternatives ? '[else]' : '';
  return [
    event,
    guard ? `[${nameOf(guard)}]` : otherwise,
    actions.length > 0 ? `/ ${actions.map(nameOf).join(', ')}` : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** XState's own events are named after the actor or the delay that they come from. */
function eventName({ invoke, after }: AnyStateNode, event: string): string {
  const delayed = after.find(({ eventType }) => eventType === event);
  if (delayed) return `after ${nameOf(delayed.delay)}`;
  const actor = invoke.find(({ id }) => event.endsWith(`.actor.${id}`));
  if (!actor) return event;
  return `${nameOf(actor.src)} ${event.startsWith('xstate.done') ? 'done' : 'failed'}`;
}

function nameOf(named: unknown): string {
  if (typeof named === 'string') return named;
  if (typeof named === 'object' && named && 'type' in named && typeof named.type === 'string') {
    return named.type;
  }
  throw new Error('Guards, actions, actors and delays of a machine need names, given in `setup`');
}

const childrenOf = ({ states }: AnyStateNode): readonly AnyStateNode[] => Object.values(states);
const indent = (line: string) => `  ${line}`;
