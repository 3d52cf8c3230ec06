import { useEffect, useEffectEvent } from 'react';
import { toCartItem } from '../../../../domain/order/cart';
import type { Carpet } from '../../../../domain/settings/settings';
import { countOf, words } from '../../../../domain/format/plural';
import { itemsPut } from '../../../../state/cart/cartSlice';
import { takeAmounts } from '../../../../state/cart/takeAmounts';
import { useAppStore } from '../../../../state/hooks';
import { paths } from '../../../../shared/paths';
import { listen } from '../../../../shared/lib/listen';
import { useRootAttribute } from '../../../../shared/lib/useRootAttribute';
import { useAbsolute } from '../../../../shared/router/useAbsolute';
import { Button, ButtonLink } from '../../../../shared/ui/button/Button';
import { CopyButton } from '../../../../shared/ui/button/CopyButton';
import { focusPrecedingControl } from '../../../../shared/ui/focus/focusPrecedingControl';
import { useFocusHandover } from '../../../../shared/ui/focus/useFocusHandover';
import { useDrafts } from '../useDrafts';
import { useAmounts } from '../useAmounts';
import styles from './MatrixOrder.module.css';
import { SumLine } from './SumLine';

interface MatrixOrderProps {
  /** All carpets whose amounts can be typed, those that filters hide as well. */
  readonly carpets: readonly Carpet[];
  /** To be copied as a link. */
  readonly path: string;
}

/** The totals of one or more matrices, and a button that puts them into the cart. */
export function MatrixOrder({ carpets, path }: MatrixOrderProps) {
  const store = useAppStore();
  const drafts = useDrafts();
  const address = useAbsolute(path);
  const chosen = useAmounts(carpets);
  const changed = chosen.filter(({ amount, inCart }) => amount !== inCart);
  const wanted = changed.filter(({ amount }) => amount > 0);
  const { target, onClick, handOver } = useFocusHandover<HTMLAnchorElement>(changed.length === 0);

  const put = (button?: HTMLElement) => {
    if (chosen.some(({ amount }) => amount > 0)) {
      // after a key in a cell it may be out of sight; at the edge of the window the toast would cover it
      handOver(button ? undefined : () => target.current?.scrollIntoView({ block: 'center' }));
    } else if (button) focusPrecedingControl(button);
    const items = changed.map(({ carpet, amount }) => toCartItem(carpet, amount));
    const ids = items.map(({ _id }) => _id);
    takeAmounts(store, drafts, ids, () => store.dispatch(itemsPut(items)));
  };
  // the button is many Tab stops away from a quantity
  const putByKey = useEffectEvent(({ key, ctrlKey, metaKey, target }: KeyboardEvent) => {
    const isInCell = target instanceof HTMLInputElement && target.closest('table') !== null;
    if (key === 'Enter' && (ctrlKey || metaKey) && isInCell && changed.length > 0) put();
  });
  useRootAttribute('data-next-step', changed.length > 0);
  useEffect(() => {
    const mounted = new AbortController();
    listen('keydown', (event) => putByKey(event), mounted.signal);
    return () => mounted.abort();
  }, []);

  return (
    <section className={styles.order} aria-label="Итог по таблице">
      {chosen.length > 0 ? (
        <SumLine chosen={chosen} />
      ) : (
        <p className={styles.hint}>
          Введите количество в ячейках: здесь появятся сумма и кнопка «В корзину»
        </p>
      )}
      <div className={styles.actions}>
        {changed.length > 0 && (
          <Button size="large" onClick={({ currentTarget }) => put(currentTarget)}>
            {wanted.length > 0 ? 'В корзину' : 'Убрать из корзины'}{' '}
            {countOf(wanted.length || changed.length, words.toPositions)}
          </Button>
        )}
        {changed.length === 0 && chosen.length > 0 && (
          <ButtonLink ref={target} onClick={onClick} size="large" to={paths.cart}>
            Перейти в корзину
          </ButtonLink>
        )}
        <CopyButton isFramed label="Скопировать ссылку" text={address} />
      </div>
    </section>
  );
}
