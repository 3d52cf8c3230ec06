import { createHash } from 'node:crypto';
import demo from '../../mocks/settings.json';

const collections = ['Страйп', 'Уют', 'Вега', 'Лоза', 'Порто', 'Марс', 'Терра', 'Рондо', 'Нива'];
const colors = ['серый', 'коричневый', 'бордовый', 'зелёный', 'синий', 'бежевый', 'графитовый'];
const widths = [40, 45, 50, 60, 80, 90, 100, 120, 150, 200];
const availability = ['в наличии', 'в наличии', 'в наличии', 'мало', 'под заказ'] as const;

const models = demo.categories.filter(({ items }) => items.length > 0);
type Model = (typeof models)[number]['items'][number];

/** The demo settings with generated carpets, varied enough to compress like real ones. */
export function makeSettings(categoryCount: number, itemsInEach: number) {
  const categories = Array.from({ length: categoryCount }, (_, index) => {
    const model = at(models, index);
    const series = Math.floor(index / models.length);
    return {
      ...model,
      _id: makeId('category', index),
      title: series ? `${model.title}, серия ${series + 1}` : model.title,
      items: Array.from({ length: itemsInEach }, (__, number) =>
        makeCarpet(at<Model>(model.items, number), index * itemsInEach + number),
      ),
    };
  });
  return { ...demo, categories };
}

function makeCarpet(model: Model, serial: number) {
  const width = at(widths, serial);
  const length = width + 10 * (serial % 17);
  const color = at(colors, serial);
  const price = 95 + ((serial * 7919) % 4200);
  return {
    ...model,
    _id: makeId('carpet', serial),
    article: `${model.article.slice(0, 2)}-${width}${length}-${String(serial).padStart(5, '0')}`,
    title: `${model.title.replace(/ «.*/, '')} «${at(collections, serial)}», ${width}×${length} см, ${color}`,
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
  if (element === undefined) throw new Error('The demo settings have no carpets to copy');
  return element;
}
