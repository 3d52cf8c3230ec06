import { startMocks } from '../../../mocks/browser';
import { loadAllPages } from '../loadPage';
import { hasDevTools } from './timeTravel';

/** What `npm start` adds to the site, before it starts. */
export async function startDevelopment(): Promise<void> {
  await startMocks();
  // time travel shows any page at once
  if (hasDevTools()) await loadAllPages();
}
