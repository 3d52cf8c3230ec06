import { mkdirSync } from 'node:fs';
import { test as base, expect } from '@playwright/test';
import { startDriver, type Driver } from './session';
import { Visitor } from './visitor';

interface Fixtures {
  /** False for a visitor whose browser runs no scripts. */
  readonly withScripts: boolean;
  readonly visitor: Visitor;
}

interface WorkerFixtures {
  readonly timezone: string;
  readonly driver: Driver;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  timezone: ['Europe/Moscow', { scope: 'worker', option: true }],
  driver: [
    async ({ timezone }, provide) => {
      const driver = await startDriver(timezone);
      await provide(driver);
      await driver.stop();
    },
    { scope: 'worker' },
  ],
  withScripts: [true, { option: true }],
  visitor: async ({ driver, baseURL, viewport, withScripts }, provide, testInfo) => {
    const folder = testInfo.outputPath('files');
    mkdirSync(folder, { recursive: true });
    const { width, height } = viewport ?? { width: 1440, height: 900 };
    const visitor = await Visitor.arrive(driver, baseURL ?? '', {
      width,
      height,
      folder,
      withScripts,
    });
    await provide(visitor);
    await visitor.leave();
    expect(visitor.consoleMessages).toStrictEqual([]);
  },
});

export { expect };
