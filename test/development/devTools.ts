import type { Page } from '@playwright/test';

interface Moment {
  readonly type: string;
  readonly state: object;
}

interface Recorder {
  readonly moments: Moment[];
  readonly jumpTo: (moment: number) => void;
  /** Machines and the events that they have been told of. */
  readonly events: (readonly [machine: string, type: string])[];
}

declare global {
  interface Window {
    readonly devTools: Recorder;
  }
}

/** Puts into the page what stands for the extension: a recorder of states and events. */
export async function installDevTools(page: Page): Promise<void> {
  await page.addInitScript(() => {
    type Action = { readonly type: string; readonly moment?: number };
    type Reducer = (state: object | undefined, action: Action) => object;
    interface Store {
      readonly dispatch: (action: Action) => Action;
      readonly getState: () => object;
    }
    type CreateStore = (reducer: Reducer, state?: object) => Store;
    type Enhancer = (createStore: CreateStore) => CreateStore;

    const jump = 'JUMP_TO_STATE';
    const moments: Moment[] = [];
    const events: Recorder['events'] = [];

    const record: Enhancer = (createStore) => (reducer, preloaded) => {
      const store = createStore(
        (state, action) =>
          (action.type === jump && moments[action.moment ?? 0]?.state) || reducer(state, action),
        preloaded,
      );
      moments.push({ type: '@@INIT', state: store.getState() });
      const jumpTo = (moment: number) => void store.dispatch({ type: jump, moment });
      Object.assign(window, { devTools: { moments, jumpTo, events } });
      return {
        ...store,
        dispatch: (action) => {
          store.dispatch(action);
          moments.push({ type: action.type, state: store.getState() });
          return action;
        },
      };
    };

    const compose =
      () =>
      (...enhancers: readonly Enhancer[]): Enhancer =>
      (createStore) =>
        enhancers.reduceRight((next, enhance) => enhance(next), record(createStore));

    const connect = ({ name }: { readonly name: string }) => ({
      init: () => void events.push([name, 'init']),
      send: ({ type }: Action) => void events.push([name, type]),
    });

    Object.assign(window, {
      __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: compose,
      __REDUX_DEVTOOLS_EXTENSION__: { connect },
    });
  });
}
