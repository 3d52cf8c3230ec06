import { delay, HttpResponse } from 'msw';
import { accept } from './handlers';

interface Scenario {
  readonly description: string;
  /** The answer to a call-back request. */
  readonly answer: () => Response | Promise<Response>;
  /** Whether `navigator.onLine` is false. */
  readonly isOffline?: boolean;
}

const scenarios = {
  success: {
    description: 'The request is accepted (204)',
    answer: accept,
  },
  slow: {
    description: 'The request is accepted, 5 seconds later',
    answer: async () => {
      await delay(5000);
      return accept();
    },
  },
  'server-error': {
    description: 'The server breaks (500)',
    answer: () => HttpResponse.json({ error: 'Internal Server Error' }, { status: 500 }),
  },
  forbidden: {
    description: 'The anti-forgery token is refused (403)',
    answer: () => HttpResponse.json({ error: 'Forbidden' }, { status: 403 }),
  },
  'too-many': {
    description: 'Too many requests (429)',
    answer: () => new HttpResponse(null, { status: 429, headers: { 'Retry-After': '60' } }),
  },
  html: {
    description: 'A proxy answers with a page of its own (502)',
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

/** A scenario, chosen by `?mock=` in development and by name in a test. */
export function scenario(name: ScenarioName): Scenario {
  return scenarios[name];
}
