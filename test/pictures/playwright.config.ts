import { defineConfig } from '@playwright/test';
import browserTests from '../e2e/playwright.config';

const widths = [1440, 768, 390];

/**
 * Compares the built site with kept pictures. Not a part of `npm run e2e`: the pictures depend on the
 * version of the browser.
 */
export default defineConfig({
  ...browserTests,
  testDir: '.',
  outputDir: '../../test-results',
  globalTeardown: './compress.ts',
  retries: 0,
  // from the folder of the tests
  snapshotPathTemplate: '{testDir}/kept/{arg}-{projectName}{ext}',
  expect: { toHaveScreenshot: { maxDiffPixelRatio: 0.001 } },
  projects: widths.map((width) => ({
    name: String(width),
    use: { viewport: { width, height: 900 }, hasTouch: width === 390 },
  })),
});
