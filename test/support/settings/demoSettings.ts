import demo from '../../../mocks/settings.json';
import { parseValidSettings } from './parseValidSettings';

export const demoSettings = parseValidSettings(JSON.stringify(demo));

/** All carpets of the demo settings. */
export const demoCarpets = demoSettings.categories.flatMap(({ items }) => items);
