import { listLaw, wildListLaw } from './lists';
import { settingsLaw } from './settings';
import { csvLaw, workbookLaw } from './sheets';

/** How many of a hundred inputs each law gets; workbooks take the longest. */
const laws = [
  { kind: 'settings', share: 20, check: settingsLaw },
  { kind: 'lists', share: 50, check: listLaw },
  { kind: 'wildLists', share: 20, check: wildListLaw },
  { kind: 'csv', share: 8, check: csvLaw },
  { kind: 'workbooks', share: 2, check: workbookLaw },
];
const batch = 2000;
/** Milliseconds of processor time; no generated input is large enough to need more. */
const longest = 1000;

const { KIND, RUNS = '20000', SEED = String(Date.now() % 1_000_000_000) } = process.env;
const runs = Number(RUNS);
const say = (text: string) => process.stdout.write(`${text}\n`);

/** @returns whether the law held for all inputs */
async function fuzz({ kind, share, check }: (typeof laws)[number]): Promise<boolean> {
  const wanted = KIND ? runs : Math.ceil((runs * share) / 100);
  const start = performance.now();
  for (let done = 0; done < wanted; done += batch) {
    const size = Math.min(batch, wanted - done);
    const seed = Number(SEED) + done;
    const failure = await check(size, seed, longest);
    if (failure === undefined) continue;
    say(`${kind}: again with KIND=${kind} RUNS=${size} SEED=${seed} npm run fuzz\n${failure}`);
    return false;
  }
  const seconds = (performance.now() - start) / 1000;
  say(`${kind}: ${wanted} inputs, ${Math.round(wanted / seconds)} a second`);
  return true;
}

/** `npm run fuzz`: tries generated settings, lists and files; exits with 1 if any breaks a law. */
async function main(): Promise<void> {
  say(`SEED=${SEED} RUNS=${RUNS}`);
  for (const one of laws.filter(({ kind }) => !KIND || kind === KIND)) {
    if (!(await fuzz(one))) process.exitCode = 1;
  }
}

void main();
