import clsx from 'clsx';
import type { MouseEvent } from 'react';
import { formatMoney } from '../../../domain/format/money';
import { countOf, plural, words } from '../../../domain/format/plural';
import { sumFor } from '../../../domain/trade/price';
import { useKeyboardOpen } from '../../../shared/lib/useKeyboardOpen';
import { useRootAttribute } from '../../../shared/lib/useRootAttribute';
import { Button, TextButton } from '../../../shared/ui/button/Button';
import { focusPrecedingControl } from '../../../shared/ui/focus/focusPrecedingControl';
import bottomBar from '../../../shared/ui/layout/bottomBar.module.css';
import layout from '../../../shared/ui/layout/layout.module.css';
import styles from './SelectionBar.module.css';
import { useSelection } from './useSelection';

/** How much is chosen, at the bottom of the window in place of the order (docs/product.md §22.5). */
export function SelectionBar() {
  const { selection, clear, buy } = useSelection();
  const isShown = selection.size > 0;
  const isKeyboardOpen = useKeyboardOpen();
  useRootAttribute('data-selection-bar', isShown);
  const sum = [...selection].reduce(
    (total, [carpet, amount]) => total + (sumFor(carpet, amount) ?? 0),
    0,
  );
  const moveFocusAnd = (act: () => void) => (event: MouseEvent) => {
    // by keyboard, since focusing a field after a touch opens the keyboard on the screen
    const quantity = event.detail === 0 ? lastQuantity() : undefined;
    if (quantity) quantity.focus();
    // the buttons before it disappear as well
    else focusPrecedingControl(event.currentTarget.parentElement);
    act();
  };

  return (
    <section
      className={clsx(bottomBar.bar, (!isShown || isKeyboardOpen) && bottomBar.covered)}
      aria-label="Выбранное"
    >
      <div className={clsx(layout.wrap, styles.row)}>
        <p>
          <b role="status">{isShown && chosenText(selection.size)}</b>
          {sum > 0 && <span>{formatMoney(sum)}</span>}
        </p>
        {isShown && (
          <>
            <TextButton onClick={moveFocusAnd(clear)}>Очистить</TextButton>
            <Button onClick={moveFocusAnd(buy)}>В корзину</Button>
          </>
        )}
      </div>
    </section>
  );
}

/** «Выбрана 1 позиция», «Выбрано 5 позиций». */
function chosenText(count: number): string {
  const verb = plural(count, ['Выбрана', 'Выбрано', 'Выбрано']);
  return `${verb} ${countOf(count, words.positions)}`;
}

/** The last filled field of the list; a filter can hide all of them. */
function lastQuantity(): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLInputElement>('[role=spinbutton]')].findLast(
    ({ value }) => value,
  );
}
