import clsx from 'clsx';
import { useId, useRef } from 'react';
import type { CartItem } from '../../../domain/order/cart';
import { smallestAmount } from '../../../domain/trade/lot';
import { countOf, words } from '../../../domain/format/plural';
import type { Carpet } from '../../../domain/settings/settings';
import { useAppSelector } from '../../../state/hooks';
import { selectCarpets } from '../../../state/settings/settingsSlice';
import { anchors } from '../../../shared/paths';
import { Button } from '../../../shared/ui/button/Button';
import field from '../../../shared/ui/form/field.module.css';
import layout from '../../../shared/ui/layout/layout.module.css';
import textStyles from '../../../shared/ui/text/text.module.css';
import { OrderFile } from '../readFile/OrderFile';
import { orderParser } from '../report/parsedLines';
import { QuickOrderReport } from './QuickOrderReport';
import { useQuickOrder } from './useQuickOrder';
import styles from './QuickOrder.module.css';

interface QuickOrderProps {
  readonly title: string;
  /** Set if another block of the page has the filled button. */
  readonly isSecondary?: boolean;
  readonly onAdd: (items: readonly CartItem[]) => void;
}

/** Adds a typed or pasted list of articles, or a file with one, to the cart. */
export function QuickOrder({ title, isSecondary = false, onAdd }: QuickOrderProps) {
  const id = useId();
  const carpets = useAppSelector(selectCarpets);
  const order = useQuickOrder(onAdd);
  const input = useRef<HTMLTextAreaElement>(null);
  const variant = isSecondary ? 'dark' : undefined;

  return (
    <section
      className={clsx(layout.panel, styles.quick)}
      id={anchors.quickOrder}
      aria-labelledby={id}
    >
      <h2 id={id} className={textStyles.panelTitle}>
        {title}
      </h2>
      <label className={textStyles.note} htmlFor={`${id}-text`}>
        Артикул и количество, по одному в строке
      </label>
      <textarea
        ref={input}
        id={`${id}-text`}
        className={field.input}
        rows={5}
        spellCheck={false}
        placeholder={exampleOf(carpets)}
        value={order.text}
        onFocus={() => void orderParser.preload().catch(() => undefined)}
        onChange={({ target }) => order.edit(target.value)}
      />
      <div className={styles.actions}>
        <Button variant={variant} onClick={order.check}>
          Проверить
        </Button>
        {order.typed > 0 && (
          <span className={textStyles.note}>{countOf(order.typed, words.lines)}</span>
        )}
      </div>
      <QuickOrderReport order={order} variant={variant} onDone={() => input.current?.focus()} />
      <OrderFile onAdd={onAdd} />
    </section>
  );
}

/** An example of two lines such as «VG-4060-01  20». */
function exampleOf(carpets: readonly Carpet[]): string {
  return carpets
    .filter(({ article }) => article)
    .slice(0, 2)
    .map((carpet) => `${carpet.article ?? ''}  ${smallestAmount(carpet)}`)
    .join('\n');
}
