import clsx from 'clsx';
import type { DifferenceRow } from '../../../domain/order/difference';
import { icons } from '../../../shared/ui/picture/icons';
import styles from './DifferenceTag.module.css';

const tags = {
  added: { word: 'добавится', path: 'M12 5.5v13M5.5 12h13' },
  changed: { word: 'изменится', path: icons.right },
  repriced: { word: 'другая цена', path: icons.alert },
  removed: { word: 'уйдёт', path: 'M5.5 12h13' },
  gone: { word: 'снят с продажи', path: icons.close },
  unchanged: { word: 'без изменений', path: icons.check },
} as const satisfies Record<DifferenceRow['kind'], object>;

/** What «Заменить» does to a line, as an icon and a word. */
export function DifferenceTag({ kind }: Pick<DifferenceRow, 'kind'>) {
  const { word, path } = tags[kind];
  return (
    <span className={clsx(styles.tag, styles[kind])}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={path} />
      </svg>
      {word}
    </span>
  );
}
