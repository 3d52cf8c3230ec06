import fc from 'fast-check';
import { absolute } from '../../src/domain/company/company';
import { formatHours, hoursOf } from '../../src/domain/company/hours';
import { formatOpening, formatPromise, openingAt } from '../../src/domain/company/opening';
import { noSettings } from '../../src/domain/settings/settings';

const standard = hoursOf({});
/** A local time in Moscow. */
const moscow = (time: string) => new Date(`${time}:00+03:00`);
const newYear = [
  '2027-01-01',
  '2027-01-04',
  '2027-01-05',
  '2027-01-06',
  '2027-01-07',
  '2027-01-08',
];
const sentence = (time: string, holidays: readonly string[] = []) =>
  formatOpening(openingAt(moscow(time), standard.office, holidays));

describe('The opening status of the office, Monday to Friday 9:00–18:00', () => {
  test.each([
    ['2026-11-20T08:59', 'Закрыто, откроемся сегодня в 9:00'],
    ['2026-11-20T09:00', 'Сейчас открыто до 18:00'],
    ['2026-11-20T17:59', 'Сейчас открыто до 18:00'],
    ['2026-11-20T18:00', 'Закрыто, откроемся в понедельник в 9:00'],
    ['2026-11-21T12:00', 'Закрыто, откроемся в понедельник в 9:00'],
    ['2026-11-22T23:59', 'Закрыто, откроемся в понедельник в 9:00'],
    ['2026-11-23T00:00', 'Закрыто, откроемся сегодня в 9:00'],
    ['2026-11-23T20:00', 'Закрыто, откроемся во вторник в 9:00'],
    ['2026-11-24T20:00', 'Закрыто, откроемся в среду в 9:00'],
    ['2026-11-25T20:00', 'Закрыто, откроемся в четверг в 9:00'],
    ['2026-11-26T20:00', 'Закрыто, откроемся в пятницу в 9:00'],
    ['1970-01-01T02:00', 'Закрыто, откроемся сегодня в 9:00'],
    ['1969-12-28T12:00', 'Закрыто, откроемся в понедельник в 9:00'],
    ['2099-12-31T10:00', 'Сейчас открыто до 18:00'],
  ])('%s: %s', (time, text) => {
    expect(sentence(time)).toBe(text);
  });

  test.each([
    ['2026-11-19T19:00', ['2026-11-20'], 'Закрыто, откроемся в понедельник в 9:00'],
    ['2026-11-20T12:00', ['2026-11-20'], 'Закрыто, откроемся в понедельник в 9:00'],
    ['2026-12-31T12:00', ['2026-12-31', ...newYear], 'Закрыто, откроемся 11\u00A0января в 9:00'],
    ['2027-01-05T12:00', newYear, 'Закрыто, откроемся в понедельник в 9:00'],
    [
      '2026-11-20T19:00',
      ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26'],
      'Закрыто, откроемся 27\u00A0ноября в 9:00',
    ],
    ['2026-11-20T12:00', ['не дата', '2026-99-99'], 'Сейчас открыто до 18:00'],
  ])('%s, with the holidays %j: %s', (time, holidays, text) => {
    expect(sentence(time, holidays)).toBe(text);
  });

  it('names a day a year away, but none beyond', () => {
    const closed = (days: number) =>
      Array.from({ length: days }, (_, day) =>
        new Date(Date.UTC(2026, 10, 18 + day)).toISOString().slice(0, 10),
      );
    expect(sentence('2026-11-18T12:00', closed(366))).toBe(
      'Закрыто, откроемся 19\u00A0ноября в 9:00',
    );
    expect(sentence('2026-11-18T12:00', closed(367))).toBe('Закрыто');
  });

  it('names no day if the office does not open within a year', () => {
    const year = Array.from({ length: 400 }, (_, day) =>
      new Date(Date.UTC(2026, 10, 20 + day)).toISOString().slice(0, 10),
    );
    expect(sentence('2026-11-20T12:00', year)).toBe('Закрыто');
  });
});

test('outside working hours, the visitor reads when to expect the call', () => {
  const promise = (time: string) => formatPromise(openingAt(moscow(time), standard.office, []));
  expect(promise('2026-11-20T12:00')).toBeUndefined();
  expect(promise('2026-11-20T19:00')).toBe(
    'Сейчас нерабочее время, перезвоним в понедельник с 9:00',
  );
  expect(formatPromise(openingAt(new Date(NaN), standard.office, []))).toBe(
    'Сейчас нерабочее время',
  );
});

test.each([
  [undefined, '9:00–16:30'],
  ['9:00–18:00', '9:00–18:00'],
  ['8.30 - 17', '8:30–17:00'],
  ['пн–пт 10:00—19:00', '10:00–19:00'],
  ['с 10 до 19', '10:00–19:00'],
  ['С 10 ч. до 19 ч.', '10:00–19:00'],
  ['пн-пт с 9-30 до 18-30', '9:30–18:30'],
  ['9-00 − 18-00', '9:00–18:00'],
  ['10:00–19:00, обед 14:00–15:00', '10:00–19:00'],
  ['0:00–24:00', '0:00–24:00'],
  // not understood: the usual hours
  ['пн–чт 8–18, пт 8–17', '9:00–16:30'],
  ['сб 10–15, пн–пт 8–18', '9:00–16:30'],
  ['8:75–18:00', '9:00–16:30'],
  ['2026-11-12', '9:00–16:30'],
  ['8:00–18:00, сб и вс — выходные', '8:00–18:00'],
  ['8–18, завсклад на месте', '8:00–18:00'],
  ['сб–вс 10–16', '9:00–16:30'],
  ['по субботам 10–16', '9:00–16:30'],
  ['10–16, и в воскресенье', '9:00–16:30'],
  ['весь год, вс 10–16', '9:00–16:30'],
  ['10–16 без выходных', '9:00–16:30'],
  ['Ежедневно 9–21', '9:00–16:30'],
  ['с 8:00 до 18:30, в пт до 17:00', '9:00–16:30'],
  ['8:00–18:00 (МСК+2)', '9:00–16:30'],
  ['18:00–9:00', '9:00–16:30'],
  ['круглосуточно', '9:00–16:30'],
  ['9:00–25:00', '9:00–16:30'],
  ['9:00–9:00', '9:00–16:30'],
  ['0:00–24:00', '0:00–24:00'],
  ['10:15–18:45', '10:15–18:45'],
])('the hours %j of a warehouse are «пн–пт %s»', (hours, text) => {
  const { warehouse } = hoursOf(hours === undefined ? {} : { warehouse: { hours } });
  expect(formatHours(warehouse)).toBe(`пн–пт ${text}`);
});

test('at any time, «open» means a weekday between opening and closing', () => {
  const dates = fc.date({ min: new Date('1970-01-01'), max: new Date('2199-01-01') });
  fc.assert(
    fc.property(dates, (now) => {
      const { open } = openingAt(now, standard.warehouse, []);
      const local = new Date(now.getTime() + 3 * 3_600_000);
      const hour = local.getUTCHours() + local.getUTCMinutes() / 60;
      const weekday = local.getUTCDay() >= 1 && local.getUTCDay() <= 5;
      expect(open).toBe(weekday && hour >= 9 && hour < 16.5);
    }),
  );
});

test('an address is absolute where the settings give the site', () => {
  const company = { ...noSettings.company, site: 'https://porog.ru' };
  expect(absolute({ ...noSettings, company }, '/contacts')).toBe('https://porog.ru/contacts');
  expect(absolute(noSettings, '/contacts')).toBeUndefined();
});
