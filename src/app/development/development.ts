import { startMocks } from '../../../mocks/browser';
import { loadAllPages } from '../loadPage';
import { hasDevTools } from './timeTravel';

/** Runs in development before the site starts. */
export async function startDevelopment(): Promise<void> {
  await startMocks();
  // time travel must be able to show any page at once
  if (hasDevTools()) await loadAllPages();
}
