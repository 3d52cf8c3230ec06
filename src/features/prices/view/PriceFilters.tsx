import type { Category } from '../../../domain/settings/settings';
import { CopyButton } from '../../../shared/ui/button/CopyButton';
import { Select } from '../../../shared/ui/form/Select';
import { useAbsolute } from '../../../shared/router/useAbsolute';
import { paths } from '../../../shared/paths';
import { formatView } from './pricesView';
import type { ViewControls } from './usePricesView';
import styles from './PriceFilters.module.css';

interface PriceFiltersProps extends Pick<ViewControls, 'view' | 'show'> {
  readonly categories: readonly Category[];
}

export function PriceFilters({ categories, view, show }: PriceFiltersProps) {
  const link = useAbsolute(paths.prices + formatView(view));
  return (
    <div className={styles.tools}>
      <Select
        label="Категория"
        value={categories.find(({ _id }) => _id === view.category)?._id ?? ''}
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
      <CopyButton text={link} label="Скопировать ссылку на выборку" />
    </div>
  );
}
