import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';

/** What a picture is. Sizes are in px, after its own orientation. */
const picture = v.object({
  /** Of the file: tells whether it has changed. */
  version: v.string(),
  bytes: v.number(),
  width: v.number(),
  height: v.number(),
  isBroken: v.boolean(),
});
const pictures = v.record(v.string(), picture);

export type Inspected = v.InferOutput<typeof picture>;

const cache = path.resolve('node_modules/.cache/check/pictures.json');
const workers = 4;

/**
 * Opens pictures and decodes them wholly, or takes the result of an earlier check of the same file.
 * @param files paths; a file that is gone meanwhile is left out
 */
export async function inspectPictures(
  files: readonly string[],
): Promise<ReadonlyMap<string, Inspected>> {
  const known = readCache();
  const found = new Map<string, Inspected>();
  const changed: string[] = [];
  for (const file of new Set(files)) {
    const old = known[path.resolve(file)];
    // a broken one may only have been locked
    if (old && !old.isBroken && old.version === statOf(file)?.version) found.set(file, old);
    else changed.push(file);
  }
  if (changed.length === 0) return found;
  const queue = changed.values();
  const inspectNext = async () => {
    for (const file of queue) {
      const inspected = await inspect(file);
      if (inspected) found.set(file, inspected);
    }
  };
  await Promise.all(Array.from({ length: workers }, inspectNext));
  const fresh = changed.map((file) => [path.resolve(file), found.get(file)]);
  writeCache(JSON.stringify({ ...known, ...Object.fromEntries(fresh) }));
  return found;
}

function readCache(): v.InferOutput<typeof pictures> {
  try {
    return v.parse(pictures, JSON.parse(readFileSync(cache, 'utf8')));
  } catch {
    return {};
  }
}

function writeCache(text: string): void {
  try {
    mkdirSync(path.dirname(cache), { recursive: true });
    writeFileSync(cache, text);
  } catch {
    // the next check takes longer
  }
}

/** Undefined for a file that is gone. */
function statOf(file: string): Pick<Inspected, 'version' | 'bytes'> | undefined {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats && { version: `${stats.size} ${stats.mtimeMs}`, bytes: stats.size };
}

/** A picture is read as the build reads it: one that ends too early cannot be published either. */
async function inspect(file: string): Promise<Inspected | undefined> {
  const stat = statOf(file);
  if (!stat) return undefined;
  // loaded only for pictures that have changed, since it takes a tenth of a second
  const { default: sharp } = await import('sharp');
  try {
    const { autoOrient, width, height } = await sharp(file).metadata();
    // a JPEG that is reduced while it is decoded does not show all damage; cutting all of it out forbids that
    const whole = sharp(file).extract({ left: 0, top: 0, width, height });
    await whole.resize(16).raw().toBuffer();
    return { ...stat, width: autoOrient.width, height: autoOrient.height, isBroken: false };
  } catch {
    return statOf(file) && { ...stat, width: 0, height: 0, isBroken: true };
  }
}
