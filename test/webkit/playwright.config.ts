import { defineConfig } from '@playwright/test';

const asRoot = process.getuid?.() === 0 ? 'user root;' : '';

/** Journeys over the built site behind nginx in WebKitGTK, one at a time: two would time out. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/webkit',
  workers: 1,
  forbidOnly: Boolean(process.env.CI),
  // on a busy machine its driver now and then loses the window's focus
  retries: process.env.CI ? 2 : 0,
  // a site or a browser that does not start must not take hours
  maxFailures: process.env.CI ? 5 : 0,
  reporter: 'list',
  timeout: 120_000,
  expect: { timeout: 25_000 },
  use: { baseURL: 'http://localhost:8080' },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    { name: 'phone', use: { viewport: { width: 390, height: 844 } } },
  ],
  webServer: {
    // nginx's own user may not be able to read files of root
    command: `nginx -p ../../dist -c nginx.conf -g 'daemon off; ${asRoot}'`,
    url: 'http://localhost:8080/',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 2000 },
  },
});
