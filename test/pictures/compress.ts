import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { FullConfig } from '@playwright/test';
import sharp from 'sharp';

/** Halves new kept pictures, by a palette whose rounded colours no comparison notices. */
export default async function compress({ updateSnapshots }: FullConfig): Promise<void> {
  if (updateSnapshots !== 'all') return;
  const folder = path.join(__dirname, 'kept');
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.png'))) {
    const picture = path.join(folder, file);
    const small = await sharp(readFileSync(picture))
      .png({ palette: true, quality: 100, dither: 0 })
      .toBuffer();
    writeFileSync(picture, small);
  }
}
