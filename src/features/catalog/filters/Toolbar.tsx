import clsx from 'clsx';
import { formatNumber } from '../../../domain/format/number';
import { Link } from '../../../shared/router/Link';
import { TextButton } from '../../../shared/ui/button/Button';
import { isSecondPress } from '../../../shared/ui/button/isSecondPress';
import { focusPrecedingControl } from '../../../shared/ui/focus/focusPrecedingControl';
import { Icon } from '../../../shared/ui/picture/Icon';
import chip from '../../../shared/ui/form/chip.module.css';
import { Select } from '../../../shared/ui/form/Select';
import text from '../../../shared/ui/text/text.module.css';
import { isNarrowed, layouts, type CategoryView } from '../view/categoryView';
import { rememberLayout } from '../view/rememberedLayout';
import { isCategorySorting, sortings } from '../view/categorySorting';
import { facetIds, labelOf } from './facets';
import styles from './Toolbar.module.css';

interface ToolbarProps {
  readonly shown: number;
  readonly of: number;
  readonly view: CategoryView;
  readonly show: (change: Partial<CategoryView>) => void;
  readonly addressOf: (change: Partial<CategoryView>) => string;
  readonly reset: () => void;
}

const sortingOptions = [
  { value: '', label: 'как в каталоге' },
  ...Object.entries(sortings).map(([value, label]) => ({ value, label })),
];

/** One line above the list: how much is shown, what was chosen, the sorting and the layout. */
export function Toolbar({ shown, of, view, show, addressOf, reset }: ToolbarProps) {
  return (
    <div className={styles.toolbar}>
      <p className={text.count} role="status">
        <span className={styles.long}>Показано </span>
        <b>{formatNumber(shown)}</b> из {formatNumber(of)}
      </p>
      {isNarrowed(view) && <ChosenFilters view={view} show={show} reset={reset} />}
      <Select
        label="Сортировка"
        className={styles.sorting}
        value={view.sorting ?? ''}
        options={sortingOptions}
        onChange={(value) => show({ sorting: isCategorySorting(value) ? value : undefined })}
      />
      <div className={styles.layouts} role="group" aria-label="Вид">
        {layouts.map(({ layout, icon, title }) => (
          <Link
            key={layout}
            to={addressOf({ layout })}
            title={title}
            aria-current={view.layout === layout ? 'true' : undefined}
            onClick={() => rememberLayout(layout)}
          >
            <Icon name={icon} />
            <span>{title}</span>
          </Link>
        ))}
      </div>
    </div>
  );
}

function ChosenFilters({ view, show, reset }: Pick<ToolbarProps, 'view' | 'show' | 'reset'>) {
  const { choice } = view;
  return (
    <ul className={styles.chosen} aria-label="Выбранные фильтры">
      {facetIds.flatMap((id) =>
        choice[id].map((value) => (
          <li key={`${id} ${value}`}>
            <button
              type="button"
              className={clsx(chip.chip, styles.chip)}
              aria-label={`Убрать фильтр: ${labelOf(id, value)}`}
              onClick={(event) => {
                if (isSecondPress(event)) return;
                focusPrecedingControl(event.currentTarget);
                show({
                  choice: { ...choice, [id]: choice[id].filter((other) => other !== value) },
                });
              }}
            >
              {labelOf(id, value)}
              <Icon name="close" />
            </button>
          </li>
        )),
      )}
      <li>
        <TextButton
          onClick={({ currentTarget }) => {
            focusPrecedingControl(currentTarget.closest('ul'));
            reset();
          }}
        >
          Сбросить всё
        </TextButton>
      </li>
    </ul>
  );
}
