import { paths } from '../shared/paths';

/** The catalogue as a step of breadcrumbs. */
export const catalogCrumb = { title: 'Каталог', to: paths.catalog };
