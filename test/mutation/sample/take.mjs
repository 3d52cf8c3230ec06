/** Takes a random sample, with as large a part of each folder as of any other. */
export function take(mutants, size, seed) {
  const random = randomNumbers(seed);
  const mixed = mutants
    .map((mutant) => ({ mutant, place: random() }))
    .sort((one, other) => one.place - other.place)
    .map(({ mutant }) => mutant)
    .sort((one, other) => folderOf(one).localeCompare(folderOf(other)));
  const step = Math.max(1, mixed.length / size);
  const start = random() * step;
  const taken = [];
  for (let place = start; place < mixed.length; place += step) taken.push(mixed[Math.floor(place)]);
  return taken;
}

/** «features/cart», «publish/check», «app». */
export const folderOf = ({ fileName }) => {
  const [, layer, name] = fileName.split('/');
  return ['features', 'publish'].includes(layer) && name && !name.includes('.')
    ? `${layer}/${name}`
    : layer;
};

/** Mulberry32: the same numbers for the same seed. */
function randomNumbers(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
