import { parseSettings } from '../../src/domain/settings/parseSettings';
import demo from '../../mocks/settings.json';

/** All carpets of the demo settings. */
export const demoCarpets = parseSettings(JSON.stringify(demo), () => undefined).categories.flatMap(
  ({ items }) => items,
);

/** The cart in the browser's storage. */
export const storedCart = (): unknown => JSON.parse(localStorage.getItem('cart') ?? '[]');
