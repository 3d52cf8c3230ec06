import { paths } from './paths';

/** The five entries of the top navigation and of the footer's menu (docs/product.md §4.1). */
export const menu = [
  { title: 'Главная', to: paths.home },
  { title: 'Каталог', to: paths.catalog },
  { title: 'Условия работы', to: paths.conditions },
  { title: 'Цены', to: paths.prices },
  { title: 'Контакты', to: paths.contacts },
] as const;
