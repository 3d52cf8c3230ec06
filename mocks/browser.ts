import { setupWorker } from 'msw/browser';
import { showBadge } from './badge';
import { handlersOf, isScenario, scenario, scenarioNames, type ScenarioName } from './scenarios';

const key = 'mock';

/** Answers the calls of this page by the scenario that `?mock=` names, until it names another. */
export async function startMocks(): Promise<void> {
  const name = chosenScenario();
  const { description, isOffline = false } = scenario(name);
  if (name !== 'success') showBadge(name, description);
  if (isOffline) Object.defineProperty(navigator, 'onLine', { get: () => false });
  await setupWorker(...handlersOf(name)).start({ onUnhandledRequest: 'bypass', quiet: true });
}

/** For this tab: the address loses its query at the first link that is followed. */
function chosenScenario(): ScenarioName {
  const asked = new URLSearchParams(window.location.search).get(key);
  const name = asked ?? sessionStorage.getItem(key) ?? 'success';
  if (!isScenario(name)) {
    console.warn(`?${key}=${name} is not one of ${scenarioNames.join(', ')}`);
    return 'success';
  }
  sessionStorage.setItem(key, name);
  return name;
}
