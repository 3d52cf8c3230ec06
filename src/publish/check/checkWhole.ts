import type { Settings } from '../../domain/settings/settings';
import { publishedCategories } from '../../domain/settings/settings';
import { formatDate } from '../../domain/format/date';
import { formatPrice } from '../../domain/format/money';
import { formatPercent } from '../../domain/order/discount';
import { warning, type FieldProblem } from './fieldProblem';

/** What a site can hardly be without, and what has aged (docs/product.md §24.11). @param today ISO date */
export function checkWhole(settings: Settings, today: string): readonly FieldProblem[] {
  const { company, priceList } = settings;
  const { office, warehouse, additional = [] } = company.phones ?? {};
  const hasPhones = [office, warehouse, ...additional].some((phone) => phone !== undefined);
  const yearAgo = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`;
  return [
    ...(hasPhones ? [] : [warning(['company', 'phones'], noPhones)]),
    ...explainSite(company.site).map((message) => warning(['company', 'site'], message)),
    ...(priceList.date !== undefined && priceList.date < yearAgo
      ? [
          warning(
            ['priceList', 'date'],
            `прайс-листу больше года: ${formatDate(priceList.date)}. Обновите дату.`,
          ),
        ]
      : []),
    ...checkDiscounts(settings),
  ];
}

export function checkHasGoods(settings: Settings): readonly FieldProblem[] {
  const hasGoods = publishedCategories(settings).some(({ items }) => items.length > 0);
  return hasGoods ? [] : [warning(['categories'], noGoods)];
}

const noGoods = 'ни одного товара не опубликовано: каталог на сайте будет пуст.';
const noPhones = 'телефонов нет: покупатели не смогут позвонить.';
const noSite =
  'адрес сайта не указан: не будет карты сайта для поисковых систем. Впишите его, например https://porog.ru';

/** Addresses of pages begin at the root of the site, whatever follows it in the settings. */
function explainSite(site: string | undefined): readonly string[] {
  if (!site) return [noSite];
  const root = new URL('/', site).href;
  return new URL(site).href === root
    ? []
    : [`из адреса «${site}» возьмём только ${root}: сайт открывается с корня домена, не из папки.`];
}

/** A larger order has a larger discount, whatever is agreed for orders between. */
function checkDiscounts({ priceList: { discounts = [] } }: Settings): readonly FieldProblem[] {
  return discounts.flatMap(({ from, percent }, index): readonly FieldProblem[] => {
    const before = discounts.slice(0, index).findLast((one) => one.percent !== undefined)?.percent;
    if (before === undefined || percent === undefined || percent >= before) return [];
    const message = `скидка от ${formatPrice(from)} — ${formatPercent(percent)}, меньше, чем при меньшей сумме (${formatPercent(before)}). Исправьте проценты.`;
    return [{ path: ['priceList', 'discounts'], severity: 'error', message }];
  });
}
