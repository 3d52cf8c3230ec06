import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

const chromium = '/usr/bin/chromium';

/** The browser tests: the built site behind nginx, in Debian's chromium or Playwright's own. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: {
    baseURL: 'http://localhost:4173',
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    launchOptions: {
      ...(existsSync(chromium) && { executablePath: chromium }),
      args: ['--no-sandbox', '--disable-background-networking'],
    },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    { name: 'phone', use: { viewport: { width: 390, height: 844 }, hasTouch: true } },
  ],
  webServer: {
    command: 'nginx -p ../.. -c test/e2e/nginx.conf',
    url: 'http://localhost:4173/',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 2000 },
  },
});
