import * as v from 'valibot';
import { unwrap } from '../../../domain/settings/shape';
import { telHref } from '../../../shared/paths';
import { isInCalendar } from '../../source/values/calendar';
import type { Field } from '../../source/walkFields';
import { warning, type FieldProblem } from '../fieldProblem';
import { describeValue } from './describeValue';
import { listIn, nameIn } from '../catalog/categories';
import { explainFigure } from './explainFigure';

/** What a field of the schema cannot mean, although its type is right. */
export function checkMeaning({ path, key, value, owner, shape }: Field): readonly FieldProblem[] {
  const message =
    (key === 'isPublished' ? explainPublished(value) : undefined) ??
    explainCoordinate(String(key), value) ??
    (typeof value === 'string' && shape && isDate(unwrap(shape)) ? explainDay(value) : undefined) ??
    explainDuplicateTiers(owner, String(key)) ??
    (path[1] === 'phones' && typeof value === 'string' ? explainPhone(value) : undefined) ??
    (key === 'consentUrl' || key === 'privacyUrl' ? explainLink(value) : undefined) ??
    explainFigure(String(key), path, value);
  if (message !== undefined) return [{ path, severity: 'error', message }];
  return path[1] === 'phones' && typeof value === 'string' && hasLostDigit(value)
    ? [warning(path, wrongLength(value))]
    : [];
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

const limits: Readonly<Record<string, number>> = { latitude: 90, longitude: 180 };

function explainCoordinate(key: string, value: unknown): string | undefined {
  return typeof value === 'number' && Math.abs(value) > (limits[key] ?? Infinity)
    ? `${describeValue(value)} — не координата: она в градусах, например 55.7558`
    : undefined;
}

/** The format of a date does not rule out 31 February. */
function explainDay(iso: string): string | undefined {
  const text = iso.trim();
  if (!v.ISO_DATE_REGEX.test(text)) return undefined;
  return isInCalendar(text) ? undefined : `дня «${text}» нет в календаре. Исправьте дату.`;
}

function explainPhone(value: string): string | undefined {
  return value.trim() && !telHref(value)
    ? `в телефоне «${value}» нет номера, позвонить по нему нельзя. Впишите номер.`
    : undefined;
}

/** Whether a number of Russia has fewer or more than ten digits after «+7» or «8». */
function hasLostDigit(phone: string): boolean {
  const isRussian = /\+ ?7|(?<!\d)8(?:[ (-]+\d{3}|\d{8})/.test(phone);
  return isRussian && !/^tel:(?:\+7|8)\d{10}$/.test(telHref(phone) ?? '');
}

function wrongLength(phone: string): string {
  return `в телефоне «${phone.trim()}» после «+7» или «8» не десять цифр, и звонок не пройдёт. Проверьте номер.`;
}

/** Browsers open no script from a link, and other texts lead to no page. */
function explainLink(value: unknown): string | undefined {
  if (typeof value !== 'string' || !value.trim()) return undefined;
  const isAddress = /^\s*(?:https?:\/\/|\/(?![/\\]))\S/i.test(value);
  return isAddress && !/[\s,;]https?:\/\/|\s\//i.test(value.trim())
    ? undefined
    : `${describeValue(value)} — не адрес страницы. Запишите один, целиком: https://porog.ru/policy`;
}

/** Of two tiers from the same amount the first is kept. */
function explainDuplicateTiers(owner: object, key: string): string | undefined {
  const starts = listIn(owner, key, []).flatMap(({ value }) => nameIn(value, 'from') ?? []);
  const twice = starts.find((from, index) => starts.indexOf(from) < index);
  return twice && `два значения от ${twice}, и останется только первое. Уберите лишнее.`;
}
