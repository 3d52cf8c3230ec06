import { currencySign } from '../../../domain/format/money';
import { packWeightOf } from '../../../domain/trade/packWeight';
import { formatDimensions } from '../../../domain/trade/size';
import { units } from '../../source/values/unitFactors';
import { readAvailability } from '../cells/availability';
import { readPrice } from '../cells/number';
import { readSide, readSizeCell } from '../cells/size';
import { readArticle, readPicture, readUnit } from '../cells/text';
import {
  amountColumn,
  column,
  dateColumn,
  listColumn,
  numberColumn,
  readFilled,
  textColumn,
  type Column,
} from './column';

/** They name the category of a row, by title or by id, and are not fields of the settings. */
export const categoryColumns: readonly Column[] = [
  textColumn('category', 'Категория', {
    synonyms: ['группа', 'раздел', 'категория товара', 'группа товаров', 'товарная группа'],
  }),
  textColumn('categoryId', 'ID категории', { synonyms: ['ид категории', 'категория id'] }),
];

const size: Column = {
  fields: ['width', 'length'],
  heading: 'Размер',
  synonyms: ['размеры', 'габариты', 'размер коврика', 'размер товара'],
  units: units.cm,
  read: (cell, _, unit) => {
    const { value, problem } = readFilled(cell, (filled) => readSizeCell(filled, unit));
    return { fields: { width: value?.width, length: value?.length }, problem };
  },
  isFallback: true,
  shown: formatDimensions,
};

/**
 * The columns of goods, in the order in which they are written. Headings are those of the site's price
 * list (`priceTable.ts`) where it has them.
 */
export const goodsColumns: readonly Column[] = [
  ...categoryColumns,
  textColumn('model', 'Модель', { synonyms: ['модель товара', 'коллекция', 'серия'] }),
  column('article', 'Артикул', readArticle, {
    synonyms: ['арт', 'артикул товара', 'артикул номенклатуры', 'наш артикул', 'sku', 'article'],
  }),
  column('article', 'Код', readArticle, {
    synonyms: ['код товара', 'код номенклатуры'],
    isFallback: true,
    write: undefined,
  }),
  textColumn('barcode', 'Штрихкод', {
    synonyms: ['штрих код', 'шк', 'ean', 'ean 13', 'gtin', 'barcode', 'штрихкод товара'],
  }),
  textColumn('title', 'Наименование', {
    synonyms: [
      ...['название', 'номенклатура', 'товар', 'товары', 'продукция', 'полное наименование'],
      ...['наименование товара', 'название товара', 'наименование продукции', 'title', 'name'],
      ...['наименование номенклатуры'],
    ],
  }),
  column('width', 'Ширина, см', readSide, {
    units: units.cm,
    synonyms: ['ширина коврика', 'ширина рулона'],
  }),
  column('length', 'Длина, см', readSide, { units: units.cm, synonyms: ['длина коврика'] }),
  size,
  numberColumn('thickness', 'Толщина, мм', units.mm, { synonyms: ['общая толщина'] }),
  numberColumn('pileHeight', 'Ворс, мм', units.mm, { synonyms: ['высота ворса', 'длина ворса'] }),
  textColumn('material', 'Материал', { synonyms: ['состав', 'материал верха'] }),
  textColumn('base', 'Основа', { synonyms: ['основание', 'подложка', 'материал основы'] }),
  textColumn('color', 'Цвет', { synonyms: ['расцветка', 'цвет товара', 'окраска'] }),
  textColumn('shape', 'Форма', { synonyms: ['форма коврика'] }),
  textColumn('kind', 'Тип', { synonyms: ['вид', 'тип товара', 'вид товара', 'тип покрытия'] }),
  listColumn('purpose', 'Назначение', { synonyms: ['применение', 'область применения'] }),
  textColumn('brand', 'Бренд', {
    synonyms: ['марка', 'торговая марка', 'производитель', 'изготовитель', 'brand'],
  }),
  textColumn('country', 'Страна', {
    synonyms: ['страна производства', 'страна производитель', 'страна происхождения'],
  }),
  column('unit', 'Ед.', readUnit, {
    synonyms: ['единица', 'единица измерения', 'ед изм', 'ед измерения', 'базовая единица', 'еи'],
    shown: ({ unit }) => unit,
  }),
  amountColumn('packQty', 'В упаковке', {
    synonyms: [
      ...['упаковка', 'кол во в упаковке', 'количество в упаковке', 'кол во в уп', 'в уп'],
      ...['штук в упаковке', 'шт в упаковке', 'шт в уп', 'норма упаковки', 'фасовка'],
      ...['в коробке', 'кол во в коробке'],
    ],
  }),
  amountColumn('minLot', 'Мин. партия', {
    synonyms: [
      ...['минимальная партия', 'мин заказ', 'минимальный заказ', 'мин кол во'],
      ...['минимальное количество'],
    ],
  }),
  amountColumn('step', 'Кратность', {
    synonyms: ['кратно', 'кратность заказа', 'кратность отгрузки', 'шаг заказа'],
  }),
  numberColumn('weight', 'Вес, кг', units.kg, {
    synonyms: ['масса', 'вес единицы', 'вес штуки', 'вес 1 шт', 'вес товара'],
  }),
  numberColumn('packWeight', 'Вес упаковки, кг', units.kg, {
    synonyms: ['масса упаковки', 'вес коробки'],
    shown: packWeightOf,
  }),
  numberColumn('packVolume', 'Объём упаковки, м³', units.m3, { synonyms: ['объем коробки'] }),
  column('price', `Цена, ${currencySign}`, readPrice, {
    units: units.roubles,
    synonyms: [
      ...['цена опт', 'опт', 'оптовая цена', 'цена оптовая', 'базовая цена', 'цена базовая'],
      ...['стоимость', 'прайс', 'price'],
    ],
  }),
  column('availability', 'Наличие', readAvailability, {
    synonyms: ['в наличии', 'статус', 'наличие на складе', 'доступность', 'статус наличия'],
  }),
  column('availability', 'Остаток', readAvailability, {
    synonyms: ['остатки', 'остаток на складе', 'свободный остаток', 'на складе', 'склад'],
    units: units.goods,
    isFallback: true,
    mayDiffer: true,
    write: undefined,
  }),
  dateColumn('expectedAt', 'Ожидается', {
    synonyms: ['дата поступления', 'поступление', 'дата прихода', 'ожидаемая дата', 'приход'],
  }),
  column('image', 'Картинка', readPicture, {
    synonyms: ['фото', 'фотография', 'изображение', 'рисунок', 'файл картинки', 'фото товара'],
  }),
  textColumn('description', 'Описание', { synonyms: ['описание товара', 'характеристики'] }),
  textColumn('_id', 'ID', { synonyms: ['ид', 'идентификатор', 'id товара'] }),
];

/** Columns of buyers and of orders, which say nothing of the goods. */
export const ignoredHeadings = [
  ...['№', '№ п/п', 'п/п', 'количество', 'кол-во', 'заказ', 'ваш заказ', 'сумма', 'упаковок'],
];

/** In a file of an order they are the buyer's. */
export const remarkHeadings = ['примечание', 'примечания', 'комментарий', 'комментарии'];
