import clsx from 'clsx';
import { useEffect, useRef } from 'react';
import { formatMoney, lineSum } from '../../../domain/format/money';
import { countOf, plural, words } from '../../../domain/format/plural';
import { priceFor } from '../../../domain/trade/price';
import { paths } from '../../../shared/paths';
import { Button, ButtonLink, TextButton } from '../../../shared/ui/button/Button';
import { focusPrecedingControl } from '../../../shared/ui/focus/focusPrecedingControl';
import layout from '../../../shared/ui/layout/layout.module.css';
import styles from './SelectionBar.module.css';
import type { Selection } from './useSelection';

interface SelectionBarProps {
  readonly selection: Selection;
  /** The number of carpets that have just been put into the cart. */
  readonly added: number;
  readonly onClear: () => void;
  readonly onBuy: () => void;
}

/** A bar at the bottom of the window: how much is chosen, then how much was added. */
export function SelectionBar({ selection, added, onClear, onBuy }: SelectionBarProps) {
  const link = useRef<HTMLAnchorElement>(null);
  const count = selection.size;
  const isShown = count > 0 || added > 0;
  const verb = count > 0 ? 'Выбрано' : plural(added, ['Добавлена', 'Добавлены', 'Добавлено']);
  const sum = [...selection].reduce((total, [carpet, amount]) => {
    const price = priceFor(carpet, amount);
    return total + (price === undefined ? 0 : lineSum(price, amount));
  }, 0);

  useEffect(() => {
    // the button that had the focus has been removed
    if (added > 0) link.current?.focus();
  }, [added]);

  return (
    <section className={clsx(styles.bar, !isShown && styles.hidden)} aria-label="Выбранное">
      <div className={clsx(layout.wrap, styles.row)}>
        <p>
          <b role="status">{isShown && `${verb} ${countOf(count || added, words.positions)}`}</b>
          {sum > 0 && <span>{formatMoney(sum)}</span>}
        </p>
        {count > 0 && (
          <>
            <TextButton
              onClick={({ currentTarget }) => {
                focusPrecedingControl(currentTarget);
                onClear();
              }}
            >
              Очистить
            </TextButton>
            <Button size="large" onClick={onBuy}>
              В корзину
            </Button>
          </>
        )}
        {added > 0 && (
          <ButtonLink ref={link} size="large" to={paths.cart}>
            Перейти в корзину
          </ButtonLink>
        )}
      </div>
    </section>
  );
}
