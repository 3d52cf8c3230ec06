import { Link } from '../../../shared/router/Link';
import { Icon } from '../../../shared/ui/picture/Icon';
import { Select } from '../../../shared/ui/form/Select';
import text from '../../../shared/ui/text/text.module.css';
import type { CategoryView } from '../view/categoryView';
import { rememberLayout } from '../view/rememberedLayout';
import { isCategorySorting, sortings } from '../view/categorySorting';
import styles from './Toolbar.module.css';

interface ToolbarProps {
  readonly shown: number;
  readonly of: number;
  readonly view: CategoryView;
  readonly show: (change: Partial<CategoryView>) => void;
  readonly addressOf: (change: Partial<CategoryView>) => string;
}

const orders = [
  { value: '', label: 'как в каталоге' },
  ...Object.entries(sortings).map(([value, label]) => ({ value, label })),
];

const layouts = [
  { layout: 'cards', icon: 'grid', title: 'Карточки' },
  { layout: 'table', icon: 'table', title: 'Таблица' },
] as const;

export function Toolbar({ shown, of, view, show, addressOf }: ToolbarProps) {
  return (
    <div className={styles.toolbar}>
      <p className={text.count} role="status">
        Показано {shown} из {of}
      </p>
      <Select
        label="Сортировка"
        className={styles.sorting}
        value={view.sorting ?? ''}
        options={orders}
        onChange={(value) => show({ sorting: isCategorySorting(value) ? value : undefined })}
      />
      <div className={styles.layouts} role="group" aria-label="Вид">
        {layouts.map(({ layout, icon, title }) => (
          <Link
            key={layout}
            to={addressOf({ layout })}
            aria-current={view.layout === layout ? 'true' : undefined}
            onClick={() => rememberLayout(layout)}
          >
            <Icon name={icon} />
            {title}
          </Link>
        ))}
      </div>
    </div>
  );
}
