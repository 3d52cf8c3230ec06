import type { Page } from '@playwright/test';

interface Snapshot {
  readonly type: string;
  readonly state: object;
}

interface Recorder {
  readonly snapshots: Snapshot[];
  readonly jumpTo: (index: number) => void;
  /** The events of the state machines. */
  readonly events: (readonly [machine: string, type: string])[];
}

declare global {
  interface Window {
    readonly devTools: Recorder;
  }
}

/** Replaces the browser extension by a recorder of states and events. */
export async function installDevTools(page: Page): Promise<void> {
  await page.addInitScript(() => {
    type Action = { readonly type: string; readonly index?: number };
    type Reducer = (state: object | undefined, action: Action) => object;
    interface Store {
      readonly dispatch: (action: Action) => Action;
      readonly getState: () => object;
    }
    type CreateStore = (reducer: Reducer, state?: object) => Store;
    type Enhancer = (createStore: CreateStore) => CreateStore;

    const jump = 'JUMP_TO_STATE';
    const snapshots: Snapshot[] = [];
    const events: Recorder['events'] = [];

    const record: Enhancer = (createStore) => (reducer, preloaded) => {
      const store = createStore(
        (state, action) =>
          (action.type === jump && snapshots[action.index ?? 0]?.state) || reducer(state, action),
        preloaded,
      );
      snapshots.push({ type: '@@INIT', state: store.getState() });
      const jumpTo = (index: number) => void store.dispatch({ type: jump, index });
      Object.assign(window, { devTools: { snapshots, jumpTo, events } });
      return {
        ...store,
        dispatch: (action) => {
          store.dispatch(action);
          snapshots.push({ type: action.type, state: store.getState() });
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
