import type { Category } from '../../domain/settings/settings';
import { paths } from '../../shared/paths';
import { ButtonLink } from '../../shared/ui/button/Button';
import { Breadcrumbs } from '../../shared/ui/layout/Breadcrumbs';
import layout from '../../shared/ui/layout/layout.module.css';
import { PageHeading } from '../../shared/ui/layout/PageHeading';
import type { Head } from '../page';
import { crumbsOf } from './crumbsOf';

const title = 'Товар не найден';

export const unknownModelHead: Head = {
  title,
  description: 'Такого товара в каталоге нет.',
  isNotFound: true,
};

/** The heading at an address that names no model of a published category (docs/product.md §19.9). */
export function UnknownModel({ category }: { readonly category: Category }) {
  return (
    <PageHeading
      narrow
      lead={<Breadcrumbs parents={crumbsOf(category)} current={title} />}
      title={title}
      subtitle="Его сняли с продажи, или адрес набран с ошибкой."
    >
      <div className={layout.actions}>
        <ButtonLink to={paths.category(category._id)}>{category.title}</ButtonLink>
      </div>
    </PageHeading>
  );
}
