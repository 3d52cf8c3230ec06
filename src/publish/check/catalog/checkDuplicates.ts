import { toKopecks } from '../../../domain/format/money';
import type { Carpet } from '../../../domain/settings/settings';
import { isBarcode } from '../../../domain/trade/barcode';
import { articleKey } from '../../source/matching';
import { warning, type FieldProblem } from '../fieldProblem';
import {
  listIn,
  namesIn,
  type AtPath,
  type CheckedCarpet,
  type CheckedCategory,
} from './categories';
import { defaultId } from './defaultId';

const distinctItems = `${defaultId.item}: у двух товаров они должны различаться.`;
const distinctCategories = `${defaultId.category}: у двух категорий оно должно быть разным.`;

/** Names that may be given only once, and articles and barcodes that should be (docs/product.md §24.6). */
export function checkDuplicates(
  input: unknown,
  categories: readonly CheckedCategory[],
): readonly FieldProblem[] {
  const carpets = categories.flatMap((category) => category.carpets);
  return [
    ...taken(
      namesIn(listIn(input, 'receiving', []), 'title'),
      'такой способ получения уже есть, этот не выбрать.',
    ),
    ...taken(
      namesIn(listIn(input, 'categories', []), '_id'),
      `категория с таким ID уже есть, и эта на сайт не попадёт. ${distinctCategories}`,
    ),
    ...checkIds(carpets),
    ...categories.flatMap(({ models }) =>
      taken(models, 'модель с таким названием уже есть в этой категории.'),
    ),
    ...checkArticles(carpets),
    ...checkBarcodes(carpets),
  ];
}

function taken(names: readonly AtPath<string>[], message: string): readonly FieldProblem[] {
  const known = new Set<string>();
  return names.flatMap(({ path, value: name }) => {
    if (known.has(name)) return [{ path, severity: 'error', message: `«${name}»: ${message}` }];
    known.add(name);
    return [];
  });
}

/** Another carpet with the same id is mostly a copied row. */
function checkIds(carpets: readonly CheckedCarpet[]): readonly FieldProblem[] {
  const known = new Map<string, Carpet>();
  return carpets.flatMap(({ path, carpet }): readonly FieldProblem[] => {
    const first = known.get(carpet._id);
    if (!first) {
      known.set(carpet._id, carpet);
      return [];
    }
    const place = { path: [...path, '_id'], severity: 'error' } as const;
    const twice = `«${carpet._id}»: товар с таким ID уже есть, и этот на сайт не попадёт.`;
    if (!first.article || !carpet.article || first.article === carpet.article) {
      return [{ ...place, message: `${twice} ${distinctItems}` }];
    }
    const copied = `${twice} Артикулы у них разные`;
    return [
      {
        ...place,
        message: `${copied}: если товар скопирован, впишите другой ID.`,
        inSheet: `${copied}: если строка скопирована, очистите в ней ячейку «ID» или впишите другой ID.`,
      },
    ];
  });
}

function checkArticles(carpets: readonly CheckedCarpet[]): readonly FieldProblem[] {
  const known = new Map<string, Carpet>();
  return carpets.flatMap(({ path, carpet }): readonly FieldProblem[] => {
    const key = articleKey(carpet.article);
    if (!key) return [];
    const first = known.get(key);
    if (!first) {
      known.set(key, carpet);
      return [];
    }
    if (withoutId(first) === withoutId(carpet)) return [];
    const article = `артикул «${carpet.article ?? ''}» уже есть у товара «${first.title}»`;
    return pricesOf(first) === pricesOf(carpet)
      ? [warning([...path, 'article'], `${article}.`)]
      : [
          {
            path: [...path, 'article'],
            severity: 'error',
            message: `${article}, и цены у них разные. Исправьте артикул или цену.`,
          },
        ];
  });
}

function checkBarcodes(carpets: readonly CheckedCarpet[]): readonly FieldProblem[] {
  const known = new Map<string, string>();
  return carpets.flatMap(({ path, carpet }): readonly FieldProblem[] => {
    const { barcode, title, article = title } = carpet;
    if (barcode === undefined) return [];
    const first = known.get(barcode);
    if (first === undefined) known.set(barcode, article);
    const message = isBarcode(barcode)
      ? first !== undefined &&
        first !== article &&
        `штрихкод «${barcode}» уже есть у товара «${first}».`
      : explainBarcode(barcode);
    return message ? [warning([...path, 'barcode'], message)] : [];
  });
}

function explainBarcode(barcode: string): string {
  return /^[\d\s-]+$/.test(barcode) && [8, 12, 13, 14].includes(barcode.replace(/\D/g, '').length)
    ? `последняя, проверочная цифра штрихкода «${barcode}» не сходится. Сверьте его с упаковкой.`
    : `«${barcode}» — не штрихкод: цифр должно быть 8, 12, 13 или 14. Сверьте его с упаковкой.`;
}

/** For comparison: the fields of all carpets have one order. */
function withoutId(carpet: Carpet): string {
  return JSON.stringify({ ...carpet, _id: undefined });
}

function pricesOf({ price, priceTiers = [] }: Carpet): string {
  const tiers = priceTiers.map((tier) => [tier.from, toKopecks(tier.price)]);
  return JSON.stringify([price && toKopecks(price), tiers]);
}
