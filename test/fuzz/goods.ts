import type { Carpet } from '../../src/domain/settings/settings';

/** Carpets in all units, with articles of letters and figures, of figures alone and with a space. */
export const goods: readonly Carpet[] = [
  ...Array.from({ length: 6 }, (_, index) => ({
    _id: `mat${index}`,
    article: `VG-60${index}0-0${index + 1}`,
    barcode: String(4600000000020 + index),
    title: `Коврик придверный ${'абвгде'.charAt(index)}, серый`,
    unit: 'шт',
    packQty: 10,
    price: 695,
  })),
  {
    _id: 'tile',
    article: 'РТ 10',
    barcode: '4600000000042',
    title: 'Плитка резиновая',
    unit: 'м²',
    packQty: 25,
  },
  { _id: 'path', article: 'ДР-80', title: 'Дорожка 80 см', unit: 'пог. м', packQty: 25 },
  { _id: 'roll', article: '1048576', title: 'Рулон зелёный', unit: 'рулон' },
  { _id: 'set', article: 'ЗЁЛ-Й1', title: 'Набор, 2 предмета', unit: 'компл.' },
];
