import { readFileSync, writeFileSync } from 'node:fs';
import type { AnyStateMachine } from 'xstate';
import { callbackMachine } from '../../src/features/callback/dialog/callbackMachine';
import { sliderMachine } from '../../src/features/slider/sliderMachine';
import { machineDiagram } from '../support/machineDiagram';

const file = 'docs/machines.md';

const machines: readonly (readonly [title: string, source: string, machine: AnyStateMachine])[] = [
  ['The call-back dialog', 'src/features/callback/dialog/callbackMachine.ts', callbackMachine],
  ['The slider', 'src/features/slider/sliderMachine.ts', sliderMachine],
];

const introduction = `# Machines

The diagrams are generated from the machines; \`test/repository/machines.test.ts\` fails if they differ. After changing a machine, update them:

\`\`\`sh
UPDATE=1 npx jest machines
\`\`\`

A label reads «event [guard] / action»; a transition without an event is taken at once. The guards of an event are tried in the order shown, «[else]» last. «invoke» names an actor that runs while the state is active, «after» a delay. All these names are defined in the \`setup\` of the machine.
`;

test('docs/machines.md shows the machines as they are (UPDATE=1 writes it)', () => {
  const sections = machines.map(
    ([title, source, machine]) =>
      `## ${title}\n\n\`${source}\`\n\n\`\`\`mermaid\n${machineDiagram(machine)}\n\`\`\`\n`,
  );
  const expected = [introduction, ...sections].join('\n');
  if (process.env['UPDATE']) writeFileSync(file, expected);
  expect(readFileSync(file, 'utf8')).toBe(expected);
});
