import { folderOf } from './take.mjs';

/** Prints the totals by folder, and the share of killed mutants with its 95 % interval. */
export function printResult(mutants, reached, tried) {
  const killed = tried.filter(({ status }) => status !== 'survived');
  const rows = [...new Set(mutants.map(folderOf))].sort().map((folder) => {
    const count = (list) => list.filter((mutant) => folderOf(mutant) === folder).length;
    return {
      folder,
      mutants: count(mutants),
      'not reached': count(mutants) - count(reached),
      tried: count(tried),
      killed: count(killed),
    };
  });
  console.table(rows);
  const [low, high] = interval(killed.length, tried.length);
  const percent = (share) => `${(100 * share).toFixed(1)} %`;
  const part = reached.length / mutants.length;
  const share = killed.length / tried.length;
  const of = (factor) =>
    `${percent(share * factor)} (${percent(low * factor)} to ${percent(high * factor)})`;
  console.log(
    `Killed: ${killed.length} of ${tried.length}, ${of(1)} of the mutants that tests reach`,
  );
  console.log(
    `Tests reach ${reached.length} of ${mutants.length}, so ${of(part)} of all are killed`,
  );
}

/** Wilson's interval of a share. */
function interval(count, total) {
  const z = 1.96;
  const share = count / total;
  const centre = share + z ** 2 / (2 * total);
  const reach = z * Math.sqrt((share * (1 - share)) / total + z ** 2 / (4 * total ** 2));
  return [-1, 1].map((sign) => (centre + sign * reach) / (1 + z ** 2 / total));
}
