import { paths } from '../shared/paths';
import { ButtonLink } from '../shared/ui/button/Button';
import { Breadcrumbs } from '../shared/ui/layout/Breadcrumbs';
import layout from '../shared/ui/layout/layout.module.css';
import { PageHeading } from '../shared/ui/layout/PageHeading';
import type { Head } from './page';

const title = 'Категория не найдена';

export const unknownCategoryHead: Head = {
  title,
  description: 'Такой категории в каталоге нет.',
  isNotFound: true,
};

/** The heading of a category, or of a model, at an address without a published category. */
export function UnknownCategory() {
  return (
    <PageHeading
      narrow
      lead={<Breadcrumbs parents={[{ title: 'Каталог', to: paths.catalog }]} current={title} />}
      title={title}
    >
      <div className={layout.actions}>
        <ButtonLink to={paths.catalog}>Весь каталог</ButtonLink>
      </div>
    </PageHeading>
  );
}
