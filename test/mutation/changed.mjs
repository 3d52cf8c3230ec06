/** Prints the mutated files that have changed since their mutants were tried, for `--mutate`. */
import config from './stryker.config.mjs';
import { changedFiles } from './tried.mjs';

console.log(changedFiles(config.mutate).join(','));
