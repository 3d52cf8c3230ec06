import { configureStore } from '@reduxjs/toolkit';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { createDraft } from '../../src/shared/lib/createDraft';
import { createKeptAmounts } from '../../src/state/keptAmounts';

/** Each document of a tab has a store of its own. */
function inDocument<T>(useKept: () => T) {
  const store = configureStore({ reducer: () => 0 });
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <Provider store={store}>{children}</Provider>
  );
  return renderHook(useKept, { wrapper }).result;
}

/** A document comes back from the back/forward cache. */
const comeBack = () =>
  act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));

describe('On Back to a document that the browser has kept', () => {
  test('its typed amounts join those of the documents opened since', () => {
    const useAmounts = createKeptAmounts('x');
    const first = inDocument(useAmounts).current;
    first.put([['a', 50]]);
    const second = inDocument(useAmounts).current;
    second.put([['b', 20]]);
    const notify = jest.fn();
    first.subscribe(notify);
    act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow')));
    expect(notify).not.toHaveBeenCalled();
    comeBack();
    expect(notify).toHaveBeenCalledTimes(1);
    expect(first.get('b')).toBe(20);
    first.put([['a', 60]]);
    expect(sessionStorage.getItem('x')).toBe('[["a",60],["b",20]]');
  });

  test('amounts that another document has put into the cart are gone', () => {
    const useAmounts = createKeptAmounts('x');
    const first = inDocument(useAmounts).current;
    first.put([['a', 50]]);
    inDocument(useAmounts).current.put([['a', undefined]]);
    comeBack();
    expect(first.all().size).toBe(0);
  });

  test('amounts stay that the storage has refused', () => {
    const { current } = inDocument(createKeptAmounts('x'));
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    current.put([['a', 50]]);
    comeBack();
    expect(current.get('a')).toBe(50);
  });

  const createText = () =>
    createDraft<{ readonly text?: string }>(
      {},
      { key: 'draft', read: (stored) => (typeof stored === 'object' ? { ...stored } : {}) },
    );

  test('a draft is as it was left in the document opened since', () => {
    const useDraft = createText();
    const first = inDocument(useDraft);
    act(() => first.current[1]({ text: 'a' }));
    const second = inDocument(useDraft);
    act(() => second.current[1]({ text: 'a b' }));
    comeBack();
    expect(first.current[0].text).toBe('a b');
  });

  test('a draft stays that is too long for the storage', () => {
    const draft = inDocument(createText());
    const text = 'a'.repeat(500_000);
    act(() => draft.current[1]({ text }));
    comeBack();
    expect(draft.current[0].text).toBe(text);
  });
});
