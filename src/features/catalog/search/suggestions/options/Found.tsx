import { formatNumber } from '../../../../../domain/format/number';
import type { Carpet } from '../../../../../domain/settings/settings';
import { paths } from '../../../../../shared/paths';
import { Link } from '../../../../../shared/router/Link';
import { Icon } from '../../../../../shared/ui/picture/Icon';
import { ButtonLink } from '../../../../../shared/ui/button/Button';
import { CarpetOption } from './CarpetOption';
import { GroupOption } from './GroupOption';
import type { Answer } from '../useAnswer';
import { listId, optionId } from '../useCombobox';
import styles from './Options.module.css';

interface FoundProps {
  readonly answer: Answer;
  readonly chosen: number | undefined;
  readonly isSheet: boolean;
  readonly onOpen: () => void;
  readonly onAdd: (carpet: Carpet) => void;
}

/** The listbox: carpets, a category or a model, and all results; in the sheet these are a button. */
export function Found({ answer, chosen, isSheet, onOpen, onAdd }: FoundProps) {
  const { query, offers, group, total } = answer;
  const option = (index: number) => ({
    id: optionId(index),
    role: 'option',
    'aria-selected': index === chosen,
    tabIndex: -1,
    onClick: onOpen,
  });
  const all =
    total === undefined ? 'Искать во всём каталоге' : `Все результаты (${formatNumber(total)})`;
  return (
    <>
      <div id={listId} role="listbox" aria-label="Подсказки поиска">
        {offers.map((offer, index) => (
          <CarpetOption
            key={offer.carpet._id}
            id={optionId(index)}
            offer={offer}
            query={query}
            isChosen={index === chosen}
            onOpen={onOpen}
            onAdd={onAdd}
          />
        ))}
        {group && <GroupOption {...option(offers.length)} group={group} query={query} />}
        {!isSheet && (
          <Link
            {...option(offers.length + (group ? 1 : 0))}
            className={styles.all}
            to={paths.search(query)}
          >
            {all}
            <Icon name="right" />
          </Link>
        )}
      </div>
      {isSheet && (
        <ButtonLink
          className={styles.button}
          size="large"
          to={paths.search(query)}
          onClick={onOpen}
        >
          {all}
        </ButtonLink>
      )}
    </>
  );
}
