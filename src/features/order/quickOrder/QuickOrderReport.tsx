import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { countOf, words } from '../../../domain/format/plural';
import { Button } from '../../../shared/ui/button/Button';
import { ParsedLineList } from '../report/parsedLines';
import type { QuickOrderState } from './useQuickOrder';
import styles from './QuickOrder.module.css';

interface QuickOrderReportProps {
  readonly order: QuickOrderState;
  /** The variant of the button that adds to the cart. */
  readonly variant: ComponentProps<typeof Button>['variant'];
  /** Called after the list was added or cleared. */
  readonly onDone: () => void;
}

const notLoaded =
  'Не удалось загрузить часть сайта, которая читает списки. Проверьте интернет и повторите';

/** The result of checking a list, and buttons to add or clear it. */
export function QuickOrderReport({ order, variant, onDone }: QuickOrderReportProps) {
  const { lines, found, isChecked, refusal, added } = order;
  return (
    <section
      className={clsx((isChecked || added !== undefined) && styles.report)}
      aria-label="Результат проверки"
      data-to-add={found.length > 0 || undefined}
    >
      <p role="status" className={styles.summary}>
        {added !== undefined && `Добавлено ${added}`}
        {order.hasLoadFailed && notLoaded}
        {added === undefined && isChecked && (refusal ?? summaryOf(order))}
      </p>
      {lines.length > 0 && <ParsedLineList lines={lines} onFix={order.fix} />}
      <div className={styles.actions}>
        {found.length > 0 && (
          <Button
            variant={variant}
            onClick={() => {
              order.add();
              onDone();
            }}
          >
            В корзину {countOf(found.length, words.positions)}
          </Button>
        )}
        {isChecked && order.typed > 0 && (
          <Button
            variant="ghost"
            onClick={() => {
              order.clear();
              onDone();
            }}
          >
            Очистить
          </Button>
        )}
      </div>
    </section>
  );
}

function summaryOf({ lines }: QuickOrderState): string {
  const understood = lines.filter(({ result }) => !('problem' in result)).length;
  return lines.length > 0
    ? `Найдено ${understood} из ${lines.length}`
    : 'Список пуст. Вставьте артикулы и количество';
}
