import { defineConfig } from '@playwright/test';
import e2e from '../e2e/playwright.config';

/** One long test that prints a table and asserts nothing. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  timeout: 0,
  reporter: [['list', { printSteps: true }]],
  use: { ...e2e.use, actionTimeout: 60_000 },
});
