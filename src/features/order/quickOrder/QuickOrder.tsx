import clsx from 'clsx';
import { useId, useRef } from 'react';
import { smallestAmount } from '../../../domain/trade/lot';
import { countOf, plural, words } from '../../../domain/format/plural';
import type { Carpet } from '../../../domain/settings/settings';
import { useAppSelector } from '../../../state/hooks';
import { selectCarpets } from '../../../state/settings/settingsSlice';
import { anchors } from '../../../shared/paths';
import { Button } from '../../../shared/ui/button/Button';
import field from '../../../shared/ui/form/field.module.css';
import layout from '../../../shared/ui/layout/layout.module.css';
import textStyles from '../../../shared/ui/text/text.module.css';
import { OrderFile } from './OrderFile';
import { ListReport } from './reportParts';
import { useListCheck } from './useListCheck';
import styles from './QuickOrder.module.css';

interface QuickOrderProps {
  readonly title: string;
  /** Set if another block of the page has the filled button. */
  readonly isSecondary?: boolean;
}

const notLoaded =
  'Не удалось загрузить часть сайта, которая читает списки. Проверьте интернет и повторите';
/** Lines of the field, which grows with the list. */
const rows = { least: 5, most: 10 };

/** Adds a typed or pasted list of articles, or a file with one, to the cart. */
export function QuickOrder({ title, isSecondary = false }: QuickOrderProps) {
  const id = useId();
  const carpets = useAppSelector(selectCarpets);
  const { text, isChecked, left, ...list } = useListCheck();
  const input = useRef<HTMLTextAreaElement>(null);
  const variant = isSecondary ? 'dark' : undefined;
  const lines = text.split('\n');
  // the report counts the lines of a checked list, without headings and asides
  const count = isChecked ? left : lines.filter((line) => line.trim()).length;

  return (
    <section
      className={clsx(layout.panel, styles.quick)}
      id={anchors.quickOrder}
      aria-labelledby={id}
    >
      <h2 id={id} className={textStyles.panelTitle}>
        {title}
      </h2>
      <p className={clsx(textStyles.note, styles.note)}>
        <label htmlFor={`${id}-text`}>Артикул и количество, по одному в строке</label>.{' '}
        <span id={`${id}-hint`}>Можно вставить письмо целиком или столбцы из таблицы.</span>
      </p>
      <textarea
        ref={input}
        id={`${id}-text`}
        className={field.input}
        rows={Math.min(Math.max(lines.length, rows.least), rows.most)}
        spellCheck={false}
        placeholder={exampleOf(carpets)}
        aria-describedby={`${id}-hint`}
        value={text}
        onFocus={list.preload}
        onChange={({ target }) => list.edit(target.value)}
      />
      <div className={styles.actions}>
        <Button variant={isChecked ? 'ghost' : variant} onClick={list.check}>
          Проверить
        </Button>
        {count > 0 && (
          <span className={textStyles.note}>
            {countOf(count, words.lines)}
            {isChecked && ` ${plural(count, ['осталась', 'остались', 'осталось'])}`}
          </span>
        )}
      </div>
      {list.hasLoadFailed && (
        <p role="alert" className={styles.failure}>
          {notLoaded}
        </p>
      )}
      {list.isLoaded && <ListReport variant={variant} onCleared={() => input.current?.focus()} />}
      <OrderFile variant={variant} />
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
