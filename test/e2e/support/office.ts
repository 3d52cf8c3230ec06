import { execFile, spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import type { TestInfo } from '@playwright/test';

/** Whether LibreOffice is installed; `.ci/run` installs it. */
export const hasOffice = spawnSync('soffice', ['--version']).status === 0;

/** ms, also added to the time of the test; its first start sets up a profile. */
const timeout = 60_000;

const formats = {
  xlsx: 'xlsx',
  xls: 'xls',
  ods: 'ods',
  // flat XML, which a test can change
  fods: 'fods',
  // commas, quotes, UTF-8, American English, cells as shown
  csv: 'csv:Text - txt - csv (StarCalc):44,34,76,1,,1033,false,true',
} as const;

/** Opens a file in LibreOffice and saves it in another format. @returns what was saved */
export async function resave(
  file: string,
  format: keyof typeof formats,
  testInfo: TestInfo,
): Promise<Buffer<ArrayBuffer>> {
  testInfo.setTimeout(testInfo.timeout + timeout);
  const folder = testInfo.outputPath(`as-${format}`);
  const profile = pathToFileURL(testInfo.outputPath('profile')).href;
  await promisify(execFile)(
    'soffice',
    [
      `-env:UserInstallation=${profile}`,
      '--headless',
      '--convert-to',
      formats[format],
      '--outdir',
      folder,
      file,
    ],
    { timeout },
  );
  return readFile(join(folder, `table.${format}`));
}
