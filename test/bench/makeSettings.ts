import { createHash } from 'node:crypto';
import demo from '../../mocks/settings.json';

const collections = ['Страйп', 'Уют', 'Вега', 'Лоза', 'Порто', 'Марс', 'Терра', 'Рондо', 'Нива'];
const colors = ['серый', 'коричневый', 'бордовый', 'зелёный', 'синий', 'бежевый', 'графитовый'];
const widths = [40, 45, 50, 60, 80, 90, 100, 120, 150, 200];
const availability = ['в наличии', 'в наличии', 'в наличии', 'мало', 'под заказ'] as const;

const samples = demo.categories.filter(({ items }) => items.length > 0);
type Sample = (typeof samples)[number]['items'][number];

/**
 * The demo settings with generated categories, models and carpets, varied enough to compress like real
 * ones. The same arguments always give the same settings.
 */
export function makeSettings(
  categoryCount: number,
  itemsInEach: number,
  modelCount = categoryCount,
) {
  const modelsBefore = (index: number) => Math.floor((index * modelCount) / categoryCount);
  const categories = Array.from({ length: categoryCount }, (_, index) => {
    const sample = at(samples, index);
    const series = Math.floor(index / samples.length);
    const names = modelNames(modelsBefore(index + 1) - modelsBefore(index));
    const inModel = Math.ceil(itemsInEach / names.length);
    return {
      ...sample,
      _id: makeId('category', index),
      title: series ? `${sample.title}, серия ${series + 1}` : sample.title,
      models: names.map((title, number) => ({ ...at(sample.models ?? [], number), title })),
      items: Array.from({ length: itemsInEach }, (__, number) =>
        makeCarpet(
          at<Sample>(sample.items, number),
          at(names, Math.floor(number / inModel)),
          number % inModel,
          index * itemsInEach + number,
        ),
      ),
    };
  });
  return { ...demo, categories };
}

/** «Страйп», …, «Страйп 2», … */
function modelNames(count: number): string[] {
  return Array.from({ length: count }, (_, index) => {
    const round = Math.floor(index / collections.length);
    return at(collections, index) + (round ? ` ${round + 1}` : '');
  });
}

/** @param variant the number of the carpet in its model, which has every size in every colour */
function makeCarpet(sample: Sample, model: string, variant: number, serial: number) {
  const size = Math.floor(variant / colors.length);
  const width = at(widths, size);
  const length = width + 10 * (size % 17);
  const color = at(colors, variant);
  const price = 95 + ((serial * 7919) % 4200);
  return {
    ...sample,
    _id: makeId('carpet', serial),
    article: `${sample.article.slice(0, 2)}-${width}${length}-${String(serial).padStart(5, '0')}`,
    title: `${sample.title.replace(/ «.*/, '')} «${model}», ${width}×${length} см, ${color}`,
    model,
    width,
    length,
    color,
    weight: Number((width * length * 0.0003).toFixed(2)),
    ...(serial % 15 === 0
      ? { price: undefined, priceTiers: undefined }
      : { price, priceTiers: [{ from: 50, price: Math.round(price * 0.95) }] }),
    availability: at(availability, serial),
  };
}

function makeId(kind: string, serial: number): string {
  return createHash('sha256').update(`${kind} ${serial}`).digest('hex').slice(0, 24);
}

/** The element at an index, which wraps around at the end of the list. */
function at<T>(list: readonly T[], index: number): T {
  const element = list[index % list.length];
  if (element === undefined) throw new Error('Nothing to choose from');
  return element;
}
