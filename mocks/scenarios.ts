import { delay, http, HttpResponse } from 'msw';
import { api } from '../src/shared/paths';

interface Scenario {
  readonly description: string;
  readonly answer: () => Response | Promise<Response>;
  /** The browser itself knows that there is no connection. */
  readonly isOffline?: boolean;
}

const scenarios = {
  success: {
    description: 'The request is taken (204)',
    answer: () => new HttpResponse(null, { status: 204 }),
  },
  slow: {
    description: 'The request is taken, 5 seconds later',
    answer: async () => {
      await delay(5000);
      return new HttpResponse(null, { status: 204 });
    },
  },
  'server-error': {
    description: 'The server breaks (500)',
    answer: () => HttpResponse.json({ error: 'Internal Server Error' }, { status: 500 }),
  },
  forbidden: {
    description: 'The anti-forgery pair is refused (403)',
    answer: () => HttpResponse.json({ error: 'Forbidden' }, { status: 403 }),
  },
  'too-many': {
    description: 'Too many requests (429)',
    answer: () => new HttpResponse(null, { status: 429, headers: { 'Retry-After': '60' } }),
  },
  html: {
    description: 'A proxy answers in the server’s place, with a page (502)',
    answer: () => HttpResponse.html('<!doctype html><title>Bad Gateway</title>', { status: 502 }),
  },
  offline: {
    description: 'There is no connection',
    answer: () => HttpResponse.error(),
    isOffline: true,
  },
} satisfies Record<string, Scenario>;

export type ScenarioName = keyof typeof scenarios;

export const scenarioNames = Object.keys(scenarios).filter(isScenario);

export function isScenario(name: string): name is ScenarioName {
  return Object.hasOwn(scenarios, name);
}

/** What may become of a call to the server: by `?mock=` in development, by name in a test. */
export function scenario(name: ScenarioName): Scenario {
  return scenarios[name];
}

/** Of a server in the one scenario for all of its calls. */
export function handlersOf(name: ScenarioName) {
  return [http.post(api.feedbacks, scenario(name).answer)];
}
