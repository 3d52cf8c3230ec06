import type { Category } from '../../../domain/settings/settings';
import { CopyButton } from '../../../shared/ui/button/CopyButton';
import { Select } from '../../../shared/ui/form/Select';
import text from '../../../shared/ui/text/text.module.css';
import { useAbsolute } from '../../../shared/router/useAbsolute';
import { paths } from '../../../shared/paths';
import { formatView, type PricesView } from './pricesView';
import styles from './PriceFilters.module.css';

interface PriceFiltersProps {
  readonly categories: readonly Category[];
  /** The number of carpets that match the view. */
  readonly count: number;
  readonly view: PricesView;
  readonly show: (change: Partial<PricesView>) => void;
}

export function PriceFilters({ categories, count, view, show }: PriceFiltersProps) {
  const all = categories.reduce((sum, { items }) => sum + items.length, 0);
  const link = useAbsolute(paths.prices + formatView(view));
  return (
    <div className={styles.tools}>
      <Select
        label="Категория"
        value={categories.some(({ _id }) => _id === view.category) ? (view.category ?? '') : ''}
        options={[
          { value: '', label: 'все' },
          ...categories.map(({ _id, title }) => ({ value: _id, label: title })),
        ]}
        onChange={(category) => show({ category: category || undefined })}
      />
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={view.inStock}
          onChange={({ target }) => show({ inStock: target.checked })}
        />
        Только в наличии
      </label>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={view.priced}
          onChange={({ target }) => show({ priced: target.checked })}
        />
        Только с ценой
      </label>
      <p className={text.count} role="status">
        Показано {count} из {all}
      </p>
      <CopyButton text={link} label="Скопировать ссылку на выборку" />
    </div>
  );
}
