/** Fails a run in which a mutant survives that `survivors.mjs` does not name, or one that it names does not. */
import { PluginKind, declareClassPlugin } from '@stryker-mutator/api/plugin';
import { survivors } from './survivors.mjs';

class SurvivorsReporter {
  /** @param files those that were mutated, with their source and mutants */
  onMutationTestReportReady({ files }) {
    const named = survivors.flatMap(({ file, changes }) =>
      file in files ? changes.map((change) => keyOf(file, change)) : [],
    );
    const missed = Object.entries(files).flatMap(([file, { source, mutants }]) =>
      mutants
        .filter(({ status }) => !detected.has(status))
        .map((mutant) => ({ ...mutant, file, key: keyOf(file, changeOf(mutant, source)) })),
    );
    const unexpected = missed.filter(
      ({ status, key }) => status !== untried && !named.includes(key),
    );
    const killed = named.filter((key) => missed.every((mutant) => mutant.key !== key));
    for (const { status, file, location, key } of unexpected) {
      console.log(`${status}: ${file}:${location.start.line}\n${key}\n`);
    }
    for (const key of killed) console.log(`No longer survives:\n${key}\n`);
    const left = missed.filter(({ status }) => status === untried).length;
    console.log(
      `Survivors: ${named.length} named, ${unexpected.length} others; not tried: ${left}`,
    );
    if (unexpected.length + killed.length > 0) process.exitCode = 1;
  }
}

const detected = new Set(['Killed', 'Timeout']);
/** With `--ignoreStatic`, mutants of constants, for each of which all modules are loaded again. */
const untried = 'Ignored';

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
