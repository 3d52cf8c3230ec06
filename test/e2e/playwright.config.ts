import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

const asRoot = process.getuid?.() === 0 ? 'user root;' : '';
// the same browser without its windows, which take two thirds of the processor
const chromium = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find(existsSync);

/** The browser tests: the built site behind nginx, in Debian's chromium or Playwright's own. */
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
      // files, settings, storage and the network are the same whatever the screen
      testIgnore: /e2e\/((faults|server)\/|loading\/(scripts|loadFailed)|screens\/tabs)/,
    },
  ],
  webServer: {
    // root's files may be out of reach for nginx's own user
    command: `nginx -p ../../dist -c nginx.conf -g 'daemon off; ${asRoot}'`,
    url: 'http://localhost:8080/',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 2000 },
  },
});
