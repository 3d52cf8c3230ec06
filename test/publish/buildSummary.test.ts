import { summarize } from '../../src/publish/build/summary';

const build = {
  dist: 'dist',
  seconds: 14.24,
  pages: 137,
  categories: 5,
  items: 1123,
  pictures: 98,
  size: 12_345_678,
  feed: undefined,
  isSame: false,
  isEmpty: false,
  config: 'same' as const,
  warnings: 0,
  changes: 'цены изменились: 1, новых: 0, снято: 0',
  hasPrevious: false,
};

const lines = (changed: Partial<Parameters<typeof summarize>[0]> = {}) =>
  summarize({ ...build, ...changed })
    .replaceAll('\u00A0', ' ')
    .split('\n');

describe('The summary of a build', () => {
  test('says what was built, what changed and how to publish it', () => {
    expect(lines()).toStrictEqual([
      'Готово за 14,2 с: сайт собран в dist/site',
      '  страниц        137',
      '  категорий        5',
      '  товаров      1 123',
      '  картинок        98',
      '  размер     12,3 МБ',
      'Цены изменились: 1, новых: 0, снято: 0',
      '',
      'Опубликовать:',
      '  на своём сервере с nginx (вместо shop — его адрес):',
      '    rsync -a --delete dist/site dist/nginx.conf shop:/srv/porog/',
      '    nginx.conf с прошлой сборки не изменился. Если она опубликована,',
      '    перезагружать nginx не нужно. Если нет, затем:',
      '    ssh shop "nginx -p /srv/porog -c nginx.conf -t && nginx -p /srv/porog -c nginx.conf -s reload"',
      '  в CDN или на хостинге: загрузите содержимое папки dist/site',
      '    (один раз его нужно настроить: docs/deployment.md#cdn)',
    ]);
  });

  test('says how to start and how to reload the server', () => {
    expect(lines({ config: 'new' }).slice(11, 15)).toStrictEqual([
      '    Сервер ещё не запущен? Запустите:',
      '      ssh shop "nginx -p /srv/porog -c nginx.conf -t && nginx -p /srv/porog -c nginx.conf"',
      '    Уже работает? Перезагрузите:',
      '      ssh shop "nginx -p /srv/porog -c nginx.conf -t && nginx -p /srv/porog -c nginx.conf -s reload"',
    ]);
    const changed = lines({ config: 'changed' });
    expect(changed).toContain('    nginx.conf изменился, поэтому затем:');
    expect(changed).toContain(
      '    ssh shop "nginx -p /srv/porog -c nginx.conf -t && nginx -p /srv/porog -c nginx.conf -s reload"',
    );
  });

  test('quotes a folder that a shell would split, and names one elsewhere whole', () => {
    expect(lines({ dist: 'мой сайт' })[0]).toContain('сайт собран в "мой сайт/site"');
    expect(lines({ dist: '/srv/dist' })[0]).toContain('сайт собран в /srv/dist/site');
  });

  test('says that nothing has changed, and names the warnings and the way back', () => {
    const text = lines({ isSame: true, warnings: 3, hasPrevious: true });
    expect(text.slice(7, 10)).toStrictEqual([
      'Сайт точно такой же, как после прошлой сборки.',
      'Предупреждений: 3. Они перечислены выше.',
      '',
    ]);
    expect(text.at(-1)).toBe('Вернуть как было: npm run back');
  });

  test('tells the owner of an empty site what to do', () => {
    expect(lines({ isEmpty: true })[6]).toBe(
      'Сайт пустой: ни товаров, ни телефонов. Впишите в файл .env рядом с package.json строку SETTINGS=settings.json',
    );
  });

  test.each([
    [{}, 'Для Яндекса (feed.yml): предложений — 1 100'],
    [{ withoutAddress: 2 }, 'Для Яндекса (feed.yml): предложений — 1 100. Не вошло без адреса: 2'],
    [{ withoutBrand: 4 }, 'Для Яндекса (feed.yml): предложений — 1 100. Вошло без бренда: 4'],
    [
      { withoutPrice: 1, withoutAddress: 2, withoutPicture: 3, withoutBrand: 4 },
      'Для Яндекса (feed.yml): предложений — 1 100. Не вошло без цены: 1, без адреса: 2. Вошло без картинки: 3, без бренда: 4',
    ],
  ])('counts what Yandex would miss: %j', (missing, line) => {
    const none = { withoutPrice: 0, withoutAddress: 0, withoutPicture: 0, withoutBrand: 0 };
    expect(lines({ feed: { offers: 1100, ...none, ...missing } })[6]).toBe(line);
  });
});
