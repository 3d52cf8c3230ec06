/** Fails a run in which a mutant survives that `survivors.mjs` does not name, or one that it names does not. */
import { PluginKind, commonTokens, declareClassPlugin, tokens } from '@stryker-mutator/api/plugin';
import { survivors } from './survivors.mjs';
import { recordTried } from './tried.mjs';

class SurvivorsReporter {
  static inject = tokens(commonTokens.options);

  constructor({ ignoreStatic, mutate }) {
    // `--mutate file.ts:1-20` tries some lines of a file
    this.isPart = mutate.some((pattern) => /:\d/.test(pattern));
    // with `--ignoreStatic` modules are not loaded again, so a mutant that is reached then is tried in part
    this.isTried = (mutant) => !(ignoreStatic && mutant.static);
  }

  /** @param files those that were mutated, with their source and mutants */
  onMutationTestReportReady({ files }) {
    const keysOf = ({ file, changes }) => changes.map((change) => keyOf(file, change));
    const here = survivors.filter(({ file }) => file in files);
    const named = here.flatMap(keysOf);
    const all = Object.entries(files).flatMap(([file, { source, mutants }]) =>
      mutants.map((mutant) => ({ ...mutant, file, key: keyOf(file, changeOf(mutant, source)) })),
    );
    const tried = all.filter(this.isTried);
    const unexpected = tried.filter(
      ({ status, key }) => !detected.has(status) && !named.includes(key),
    );
    // a busy machine may run out of time for one
    const isKilled = (mutant) => this.isTried(mutant) && mutant.status === 'Killed';
    const killed = here
      .filter(({ isSometimesKilled }) => !isSometimesKilled)
      .flatMap(keysOf)
      .filter((key) => all.filter((one) => one.key === key).every(isKilled));
    for (const { status, file, location, key } of unexpected) {
      console.log(`${status}: ${file}:${location.start.line}\n${key}\n`);
    }
    for (const key of killed) console.log(`No longer survives:\n${key}\n`);
    const left = all.length - tried.length;
    console.log(
      `Survivors: ${named.length} named, ${unexpected.length} others; not tried: ${left}`,
    );
    if (unexpected.length + killed.length > 0) process.exitCode = 1;
    else if (!this.isPart) recordTried(Object.keys(files));
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
