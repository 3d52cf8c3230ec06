import { unwrap } from '../../../domain/settings/shape';
import { telHref } from '../../../shared/paths';
import { isInCalendar } from '../../source/calendar';
import type { Field } from '../../source/walkFields';
import type { FieldProblem } from '../fieldProblem';
import { describeValue } from './describeValue';
import { listIn, nameIn } from '../goods/categories';
import { explainFigure } from './explainFigure';

/** What a field of the schema cannot mean, although its type is right. */
export function checkMeaning({ path, key, value, owner, shape }: Field): readonly FieldProblem[] {
  const message =
    (key === 'isPublished' ? explainPublished(value) : undefined) ??
    (key === 'latitude' || key === 'longitude' ? explainCoordinate(key, value) : undefined) ??
    (typeof value === 'string' && shape && isDate(unwrap(shape)) ? explainDay(value) : undefined) ??
    (key === 'priceTiers' || key === 'discounts' ? explainTwice(owner, key) : undefined) ??
    (path[1] === 'phones' && typeof value === 'string' ? explainPhone(value) : undefined) ??
    (key === 'consentUrl' || key === 'privacyUrl' ? explainLink(value) : undefined) ??
    explainFigure(String(key), path, value);
  return message === undefined ? [] : [{ path, severity: 'error', message }];
}

function isDate({ pipe = [] }: ReturnType<typeof unwrap>): boolean {
  return pipe.some(({ type }) => type === 'iso_date');
}

/** Only `true` publishes a category (docs/product.md §2.5). */
function explainPublished(value: unknown): string | undefined {
  if (typeof value === 'boolean') return undefined;
  const isQuoted = typeof value === 'string' && /^(?:true|false)$/i.test(value.trim());
  const fix = isQuoted ? 'Уберите кавычки: ' : 'Нужно «true» или «false», без кавычек: ';
  return `здесь ${describeValue(value)}, и категория не будет показана. ${fix}"isPublished": true`;
}

const limits = { latitude: 90, longitude: 180 };

function explainCoordinate(key: keyof typeof limits, value: unknown): string | undefined {
  return typeof value === 'number' && Math.abs(value) > limits[key]
    ? `${describeValue(value)} — не координата: она в градусах, например 55.7558`
    : undefined;
}

/** The format of a date does not rule out 31 February. */
function explainDay(iso: string): string | undefined {
  const text = iso.trim();
  if (!/^\d{4}-(?:0[1-9]|1[0-2])-(?:[0-2]\d|3[01])$/.test(text)) return undefined;
  return isInCalendar(text) ? undefined : `дня «${text}» нет в календаре. Исправьте дату.`;
}

function explainPhone(value: string): string | undefined {
  return value.trim() && !telHref(value)
    ? `в телефоне «${value}» нет номера, позвонить по нему нельзя. Впишите номер.`
    : undefined;
}

/** Browsers open no script from a link, and other texts lead to no page. */
function explainLink(value: unknown): string | undefined {
  return typeof value === 'string' &&
    value.trim() &&
    !/^\s*(?:https?:\/\/|\/(?![/\\]))\S/i.test(value)
    ? `${describeValue(value)} — не адрес страницы. Запишите его целиком: https://porog.ru/policy`
    : undefined;
}

/** Of two tiers from the same amount the first is kept. */
function explainTwice(owner: object, key: string): string | undefined {
  const starts = listIn(owner, key, []).flatMap(({ value }) => nameIn(value, 'from') ?? []);
  const twice = starts.find((from, index) => starts.indexOf(from) < index);
  return twice && `два значения от ${twice}, и останется только первое. Уберите лишнее.`;
}
