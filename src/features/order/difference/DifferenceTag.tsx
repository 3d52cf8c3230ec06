import clsx from 'clsx';
import type { DifferenceRow } from '../../../domain/order/difference';
import { Icon } from '../../../shared/ui/picture/Icon';
import styles from './DifferenceTag.module.css';

const tags = {
  added: { word: 'добавится', icon: 'plus' },
  changed: { word: 'изменится', icon: 'right' },
  repriced: { word: 'другая цена', icon: 'alert' },
  removed: { word: 'уйдёт', icon: 'minus' },
  gone: { word: 'снят с продажи', icon: 'close' },
  unchanged: { word: 'без изменений', icon: 'check' },
} as const satisfies Record<DifferenceRow['kind'], object>;

/** What «Заменить» does to a line, as an icon and a word. */
export function DifferenceTag({ kind }: Pick<DifferenceRow, 'kind'>) {
  const { word, icon } = tags[kind];
  return (
    <span className={clsx(styles.tag, styles[kind])}>
      <Icon name={icon} />
      {word}
    </span>
  );
}
