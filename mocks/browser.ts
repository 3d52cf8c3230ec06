import { http } from 'msw';
import { setupWorker } from 'msw/browser';
import { api } from '../src/shared/paths';
import { showBadge } from './badge';
import { handlers } from './handlers';
import { isScenario, scenario, scenarioNames, type ScenarioName } from './scenarios';

const key = 'mock';

/** Mocks the server in development, with the scenario named by `?mock=`. */
export async function startMocks(): Promise<void> {
  const name = chosenScenario();
  const { description, answer, isOffline = false } = scenario(name);
  if (name !== 'success') showBadge(name, description);
  if (isOffline) Object.defineProperty(navigator, 'onLine', { get: () => false });
  const worker = setupWorker(...handlers);
  worker.use(http.post(api.feedbacks, answer));
  await worker.start({ onUnhandledRequest: 'bypass', quiet: true });
}

/** Kept in session storage, since following a link drops the query. */
function chosenScenario(): ScenarioName {
  const inQuery = new URLSearchParams(window.location.search).get(key);
  const name = inQuery ?? sessionStorage.getItem(key) ?? 'success';
  if (!isScenario(name)) {
    console.warn(`?${key}=${name} is not one of ${scenarioNames.join(', ')}`);
    return 'success';
  }
  sessionStorage.setItem(key, name);
  return name;
}
