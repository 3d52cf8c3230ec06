import type { ComponentProps } from 'react';
import { unbroken } from '../../../../../domain/format/unbroken';
import { formatNumber } from '../../../../../domain/format/number';
import { countOf, words } from '../../../../../domain/format/plural';
import type { FoundGroup } from '../../../../../domain/search/foundGroups';
import { paths } from '../../../../../shared/paths';
import { Link } from '../../../../../shared/router/Link';
import { Icon } from '../../../../../shared/ui/picture/Icon';
import { Picture } from '../../../../../shared/ui/picture/Picture';
import { Marked } from './Marked';
import styles from './Options.module.css';

interface GroupOptionProps extends Omit<ComponentProps<typeof Link>, 'to' | 'children'> {
  readonly group: FoundGroup;
  readonly query: string;
  /** Whether it stands for a query that found nothing. */
  readonly isNearest?: boolean;
}

/** A category or a model, as an option or as a plain link. */
export function GroupOption({ group, query, isNearest = false, ...rest }: GroupOptionProps) {
  const { category, model, found, of } = group;
  const kind = model ? 'модель' : 'категория';
  const countFound = `найдено ${formatNumber(found)} из ${formatNumber(of)}`;
  return (
    <Link
      {...rest}
      className={styles.group}
      to={model ? paths.model(category._id, model.id) : paths.category(category._id)}
    >
      <Picture
        className={styles.picture}
        kind={model ? 'item' : 'category'}
        file={model ? model.images[0] : category.image}
        alt=""
        sizes="64px"
      />
      <span>
        <b>
          <Marked text={unbroken((model ?? category).title)} query={query} />
        </b>
        <small>
          {kind} · {isNearest ? countOf(of, words.positions) : countFound}
        </small>
      </span>
      <Icon name="right" />
    </Link>
  );
}
