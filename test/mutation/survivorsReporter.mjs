/** Fails a run in which a mutant survives that `survivors.mjs` does not name, or one that it names does not. */
import { PluginKind, declareClassPlugin } from '@stryker-mutator/api/plugin';
import { survivors } from './survivors.mjs';

class SurvivorsReporter {
  /** @param files those that were mutated, with their source and mutants */
  onMutationTestReportReady({ files }) {
    const named = survivors.flatMap(({ file, changes }) =>
      file in files ? changes.map((change) => keyOf(file, change)) : [],
    );
    const survived = Object.entries(files).flatMap(([file, { source, mutants }]) =>
      mutants
        .filter(({ status }) => !detected.has(status))
        .map((mutant) => ({ ...mutant, file, key: keyOf(file, changeOf(mutant, source)) })),
    );
    const unexpected = survived.filter(({ key }) => !named.includes(key));
    const killed = named.filter((key) => survived.every((mutant) => mutant.key !== key));
    for (const { status, file, location, key } of unexpected) {
      console.log(`${status}: ${file}:${location.start.line}\n${key}\n`);
    }
    for (const key of killed) console.log(`No longer survives:\n${key}\n`);
    console.log(`Survivors: ${named.length} as expected, ${unexpected.length} not`);
    if (unexpected.length + killed.length > 0) process.exitCode = 1;
  }
}

const detected = new Set(['Killed', 'Timeout']);

/** The line in which the change begins, and what takes its place. */
function changeOf({ location: { start, end }, replacement }, source) {
  const lines = source.split('\n');
  const first = lines[start.line - 1];
  const last = lines[end.line - 1];
  const changed = first.slice(0, start.column - 1) + replacement + last.slice(end.column - 1);
  return [first.trim(), changed.trim()];
}

const keyOf = (file, [line, changed]) => `${file}\n- ${line}\n+ ${changed}`;

export const strykerPlugins = [
  declareClassPlugin(PluginKind.Reporter, 'survivors', SurvivorsReporter),
];
