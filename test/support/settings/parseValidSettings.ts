import { parseSettings } from '../../../src/domain/settings/parseSettings';

/** Reads settings in which nothing is wrong: a warning fails the test. */
export const parseValidSettings = (json: string) =>
  parseSettings(json, (message) => {
    throw new Error(message);
  });
