import { existsSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import type { BrowserOptions } from './support/test';

const asRoot = process.getuid?.() === 0 ? 'user root;' : '';
// the headless shell needs a third of the processor time of the full browser
const chromium = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find(existsSync);

const desktop = { viewport: { width: 1440, height: 900 } };
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
// these tests do not depend on the viewport
const desktopOnly =
  /e2e\/((faults|files|publish|server)\/|loading\/(backForwardCache|largeCatalog|scripts|loadFailed)|machines\/callback|screens\/tabs)/;

/** What an old browser must be able to do. */
const ordering =
  /screens\/(callbackDialog|cart|category|handOff|headerSearch|journey|matrix|model|prices|quickOrder|repeat|searchToOrder)\.spec/;

const firefoxOnly = /e2e\/firefox\//;

/** Debian's Firefox, which Playwright drives through a proxy of the project's own. */
const firefox = (prefs: Record<string, number>) => ({
  browserName: 'firefox' as const,
  channel: 'moz-firefox',
  launchOptions: {
    executablePath: path.join(__dirname, 'firefox/driver.ts'),
    // scroll bars take no room, as in Chromium without a window
    firefoxUserPrefs: { 'ui.useOverlayScrollbars': 1, 'browser.formfill.enable': false, ...prefs },
  },
});
/** Its names for a fine pointer that can hover, which a machine without a mouse lacks. */
const mouse = { 'ui.primaryPointerCapabilities': 6, 'ui.allPointerCapabilities': 6 };
/** For a coarse pointer that cannot hover. */
const touchScreen = {
  'ui.primaryPointerCapabilities': 1,
  'ui.allPointerCapabilities': 1,
  'dom.w3c_touch_events.enabled': 1,
};

/**
 * Browser tests of the built site behind nginx, in Debian's Chromium (or Playwright's own) and
 * Firefox.
 */
export default defineConfig<BrowserOptions>({
  testDir: '.',
  outputDir: '../../test-results',
  fullyParallel: true,
  workers: '100%',
  forbidOnly: Boolean(process.env.CI),
  retries: process.env.CI ? 1 : 0,
  // a site or a browser that does not start must not take hours
  maxFailures: process.env.CI ? 20 : 0,
  reporter: 'list',
  // a busy machine takes seconds to hydrate the largest pages
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: 'http://localhost:8080',
    // a test with a longer time limit does not spend all of it on one press
    actionTimeout: 60_000,
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    launchOptions: {
      ...(chromium && { executablePath: chromium }),
      args: ['--no-sandbox', '--disable-background-networking'],
    },
  },
  projects: [
    { name: 'desktop', use: desktop, testIgnore: firefoxOnly },
    { name: 'phone', use: phone, testIgnore: [desktopOnly, firefoxOnly] },
    { name: 'old-desktop', use: { ...desktop, isOld: true }, testMatch: ordering },
    // builds need no browser
    {
      name: 'firefox-desktop',
      use: { ...desktop, ...firefox(mouse) },
      testIgnore: /e2e\/publish\//,
    },
    {
      name: 'firefox-phone',
      use: { ...phone, ...firefox(touchScreen) },
      testIgnore: [desktopOnly, firefoxOnly],
    },
  ],
  webServer: {
    // nginx's own user may not be able to read files of root
    command: `nginx -p ../../dist -c nginx.conf -g 'daemon off; ${asRoot}'`,
    url: 'http://localhost:8080/',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 2000 },
  },
});
