import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

const asRoot = process.getuid?.() === 0 ? 'user root;' : '';
// the headless shell needs a third of the processor time of the full browser
const chromium = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find(existsSync);

/** Browser tests of the built site behind nginx, in Debian's chromium or Playwright's own. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  fullyParallel: true,
  workers: '100%',
  forbidOnly: Boolean(process.env.CI),
  retries: process.env.CI ? 1 : 0,
  reporter: 'list',
  use: {
    baseURL: 'http://localhost:8080',
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    launchOptions: {
      ...(chromium && { executablePath: chromium }),
      args: ['--no-sandbox', '--disable-background-networking'],
    },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      use: { viewport: { width: 390, height: 844 }, hasTouch: true },
      // these tests do not depend on the viewport
      testIgnore:
        /e2e\/((faults|files|publish|server)\/|loading\/(largeCatalog|scripts|loadFailed)|screens\/tabs)/,
    },
  ],
  webServer: {
    // nginx's own user may not be able to read files of root
    command: `nginx -p ../../dist -c nginx.conf -g 'daemon off; ${asRoot}'`,
    url: 'http://localhost:8080/',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 2000 },
  },
});
