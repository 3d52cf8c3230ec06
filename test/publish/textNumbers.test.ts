import { company, readWritten, validSettings, type Json } from '../support/publish/checkSettings';

/** What is read of settings: the block, and the messages. */
async function read(settings: Json) {
  const { block, findings } = await readWritten(settings);
  return { block, messages: findings.map(({ message }) => message) };
}

describe('A number that is written as a text counts, with a warning', () => {
  test.each<readonly [string, string, number]>([
    ['price', ' 1 200 руб ', 1200],
    ['price', '285', 285],
    ['price', '285 ₽', 285],
    ['price', '285 рублей', 285],
    ['price', '2 рубля', 2],
    ['price', '1 рубль', 1],
    ['price', '285 руб.', 285],
    ['price', '285р', 285],
    ['price', '285 р.', 285],
    ['price', '285 RUB', 285],
    ['price', '60,50 ₽ / шт.', 60.5],
    ['price', '285 руб за штуку', 285],
    ...['шт', 'Штука', 'ед.', 'единицу', 'м', 'метр', 'м2', 'м²', 'кв. м', 'пог.м', 'пог. м'].map(
      (unit) => ['price', `285 руб./${unit}`, 285] as const,
    ),
    ...['компл.', 'комплект', 'рул', 'рулон', 'пару', 'пара'].map(
      (unit) => ['price', `285 р за ${unit}`, 285] as const,
    ),
    ['width', '60 см', 60],
    ['width', '60см.', 60],
    ['length', '1.200 СМ', 1.2],
    ['thickness', '10 мм', 10],
    ['pileHeight', '6 мм.', 6],
    ['weight', '1,5 кг', 1.5],
    ['packWeight', '15 кг.', 15],
    ['packVolume', '0,06 м3', 0.06],
    ['packVolume', '0,06 м³', 0.06],
    ['packVolume', '0,06 куб. м', 0.06],
    ['packVolume', '0,06 кубм.', 0.06],
    ['packQty', '20 шт', 20],
    ['packQty', '20 шт.', 20],
    ['minLot', '10 пог. м', 10],
    ['minLot', '10 пог.м', 10],
    ['minLot', '10 м', 10],
    ['minLot', '10 м2', 10],
    ['step', '5 м²', 5],
    ['step', '5 компл.', 5],
    ['step', '5 рул', 5],
  ])('%s: «%s»', async (field, text, number) => {
    const { block, messages } = await read(validSettings({ [field]: text }));
    expect(block).toContain(`"${field}":${String(number)}`);
    expect(messages).toStrictEqual([`«${text.trim()}» — не число, возьмём ${String(number)}?`]);
  });

  test.each<readonly [string, Json, string]>([
    [
      'a tier',
      validSettings({ priceTiers: [{ from: '50 шт', price: '250 ₽' }] }),
      '{"from":50,"price":250}',
    ],
    [
      'a discount',
      validSettings({}, {}, { priceList: { discounts: [{ from: '10 000 ₽', percent: '3 %' }] } }),
      '{"from":10000,"percent":3}',
    ],
    [
      'a smallest order',
      validSettings({}, {}, { priceList: { minimumOrder: '5 000 руб' } }),
      '"minimumOrder":5000',
    ],
    ['coordinates', company({ office: { latitude: '55,75' } }), '"office":{"latitude":55.75}'],
  ])('in %s', async (_, settings, expected) => {
    expect((await read(settings)).block).toContain(expected);
  });
});

describe('It stays a text', () => {
  test.each([
    ['price', '1.200'],
    ['price', ' 1.200'],
    ['price', '1,200 ₽'],
    ['minLot', '1.000'],
    ['packQty', '1,200 шт'],
    ['price', '285 см'],
    ['price', 'от 285 ₽'],
    ['price', '6950 руб/уп'],
    ['price', '6950 руб за упаковку'],
    ['price', '6950 руб. за коробку'],
    ['price', '6950 ₽/кг'],
    ['price', '6950 ₽/10шт'],
    ['width', '60 мм'],
    ['width', '0,6 м'],
    ['thickness', '1 см'],
    ['weight', '740 г'],
    ['packVolume', '60 л'],
    ['packQty', '20 кг'],
    ['packQty', '20 шт в коробке'],
    ['minLot', '1 уп'],
    ['step', '5 уп.'],
  ])('%s: «%s»', async (field, text) => {
    const { block, messages } = await read(validSettings({ [field]: text }));
    expect(block).toContain(`"${field}":"${text}"`);
    expect(messages).toStrictEqual([]);
  });

  test('where the site shows a text, and in fields that the site does not know', async () => {
    const old = { priceList: { minimumOrder: '5 000 руб' } };
    const { block, messages } = await read(validSettings({ article: '285', shelf: '5', old }));
    expect(block).toContain('"article":"285"');
    expect(block).toContain('"shelf":"5"');
    expect(block).toContain('"minimumOrder":"5 000 руб"');
    expect(messages).toStrictEqual([]);
  });
});
