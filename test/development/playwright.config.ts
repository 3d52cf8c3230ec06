import { defineConfig } from '@playwright/test';
import shared from '../e2e/playwright.config';

const port = 3001;
/** A copy of the site that the tests may edit. */
const copy = 'dist/development';

/** Tests of the development server. */
export default defineConfig({
  ...shared,
  testDir: '.',
  workers: 1,
  // changes are compiled, which takes a while on a slow machine
  timeout: 120_000,
  expect: { timeout: 30_000 },
  projects: [{ name: 'development', use: { baseURL: `http://localhost:${port}` } }],
  webServer: {
    cwd: '../..',
    command: [
      `rm -rf ${copy} && mkdir -p ${copy}`,
      `cp -r src mocks public tsconfig.json webpack.config.js ${copy} && cd ${copy}`,
      `exec node ../../node_modules/webpack/bin/webpack.js serve --mode development --port ${port}`,
    ].join(' && '),
    url: `http://localhost:${port}/`,
    timeout: 180_000,
  },
});
