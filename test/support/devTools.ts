import { ActionCreators, instrument } from '@redux-devtools/instrument';
import type { StoreEnhancer, StoreEnhancerStoreCreator } from '@reduxjs/toolkit';

type InstrumentedStore = ReturnType<ReturnType<ReturnType<typeof instrument>>>;

let instrumented: InstrumentedStore | undefined;

/** Replaces the browser extension; must be imported before any module that makes a store. */
const compose =
  () =>
  (...enhancers: readonly StoreEnhancer[]) =>
  (createStore: StoreEnhancerStoreCreator): StoreEnhancerStoreCreator =>
  (reducer, state) => {
    const recorded: StoreEnhancerStoreCreator = (...args) => {
      const store = instrument()(createStore)(...args);
      instrumented = store;
      return store;
    };
    return enhancers.reduceRight((next, enhance) => enhance(next), recorded)(reducer, state);
  };

Object.assign(window, { __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: compose });

function liftedStore() {
  if (!instrumented) throw new Error('no store has been created yet');
  return instrumented.liftedStore;
}

/** The controls of the extension's window. */
export const devTools = {
  snapshotCount: () => liftedStore().getState().stagedActionIds.length,
  currentSnapshot: () => liftedStore().getState().currentStateIndex,
  jumpTo: (index: number) => liftedStore().dispatch(ActionCreators.jumpToState(index)),
};
