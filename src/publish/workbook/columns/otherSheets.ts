import { units } from '../../source/values/unitFactors';
import { readPicture, readPictures, readYesNo } from '../cells/text';
import { column, numberColumn, textColumn, type Column } from './column';
import { categoryColumns } from './goods';

/** The columns of the sheet «Категории». */
export const columnsOfCategories: readonly Column[] = [
  numberColumn('order', 'Порядок', units.none, { synonyms: ['номер', 'сортировка'] }),
  textColumn('title', 'Категория', {
    synonyms: ['название', 'наименование', 'название категории', 'группа', 'раздел'],
  }),
  column('isPublished', 'Опубликована', readYesNo, {
    synonyms: ['опубликовано', 'публикация', 'показывать', 'на сайте', 'показывать на сайте'],
  }),
  column('image', 'Картинка', readPicture, {
    synonyms: ['фото', 'изображение', 'файл картинки'],
  }),
  textColumn('_id', 'ID', { synonyms: ['ид', 'идентификатор', 'id категории', 'ид категории'] }),
];

/** The columns of the sheet «Модели». */
export const columnsOfModels: readonly Column[] = [
  ...categoryColumns,
  textColumn('title', 'Модель', { synonyms: ['название', 'наименование', 'название модели'] }),
  textColumn('description', 'Описание', { synonyms: ['описание модели'] }),
  textColumn('country', 'Страна', { synonyms: ['страна производства', 'страна производитель'] }),
  textColumn('brand', 'Бренд', { synonyms: ['марка', 'торговая марка', 'производитель'] }),
  column('images', 'Картинки', readPictures, {
    synonyms: ['картинка', 'фото', 'изображения', 'фотографии'],
  }),
];
