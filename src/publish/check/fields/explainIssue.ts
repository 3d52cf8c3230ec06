import type * as v from 'valibot';
import { availabilities } from '../../../domain/trade/availability';
import type { FieldPath } from '../../finding';
import { nearest } from '../../nearest';
import { isInCalendar } from '../../source/values/calendar';
import { fieldMeasure } from '../../source/values/measures';
import { isText, shapeAt } from '../../source/shapeAt';
import { describeValue } from './describeValue';

type Issue = v.BaseIssue<unknown>;

/**
 * What is expected at the place of an issue, what is there, and the way out.
 * @param leaveOut how to give no value there
 */
export function explainIssue(issue: Issue, path: FieldPath, leaveOut: string): string {
  const value = describeValue(issue.input);
  switch (issue.type) {
    case 'custom':
    case 'loose_object':
      return issue.input === undefined
        ? 'обязательное поле не заполнено.'
        : `нужна запись в фигурных скобках { }, а здесь ${value}.`;
    case 'array':
      return explainList(issue, path);
    case 'number':
    case 'finite':
      return explainNumber(value, path);
    case 'gt_value':
      return `число должно быть больше нуля, а здесь ${value}. Если его нет, ${leaveOut}.`;
    case 'lt_value':
      return `скидка должна быть меньше 100 процентов, а здесь ${value}.`;
    case 'iso_date':
      return explainDate(issue.input);
    case 'picklist':
      return explainAvailability(issue.input);
    case 'url':
      return explainUrl(issue.input);
    case 'check':
      return `из ${value} часов работы не понять. Запишите так: «9:00–18:00»`;
    case 'regex':
      if (path.at(-1) === 'site') return explainUrl(issue.input);
      if (path.at(-1) === 'email')
        return `${value} — не адрес почты. Нужен один адрес, например zakaz@porog.ru`;
      return `из точек ${value} не получится адреса страницы. Впишите буквы или цифры.`;
    case 'non_empty':
      return 'поле пусто.';
    default:
      return `нужен текст, а здесь ${value}.`;
  }
}

function explainList({ input }: Issue, path: FieldPath): string {
  const isOfTexts = typeof input === 'string' && isText(shapeAt([...path, 0]));
  const example = isOfTexts ? `["${input.trim()}"]` : undefined;
  const written = path[0] === 'searchSynonyms' ? synonyms : example;
  const hint = written ? ` Запишите так: ${written}` : '';
  return `нужен список в квадратных скобках [ ], а здесь ${describeValue(input)}.${hint}`;
}

/** A group of one word finds nothing more. */
const synonyms = '[["решётка", "грязесборник"]]';

function explainNumber(value: string, path: FieldPath): string {
  const measure = fieldMeasure(path);
  const examples = measure?.name === 'в рублях' ? ', например 695 или 695.5' : '';
  return `${value} — не число. Нужно только число${measure ? ` ${measure.name}` : ''}${examples}.`;
}

function explainDate(input: unknown): string {
  const [, ...parts] = /^\s*(\d{1,2})[./-](\d{1,2})[./-](\d{4})/.exec(String(input)) ?? [];
  const iso = parts
    .map((part) => part.padStart(2, '0'))
    .reverse()
    .join('-');
  return `${describeValue(input)} — не дата. Запишите так: ${isInCalendar(iso) ? iso : '2026-11-21'}`;
}

function explainAvailability(input: unknown): string {
  const near = typeof input === 'string' ? nearest(input.trim(), availabilities) : undefined;
  const hint = near ? ` Может быть, «${near}»?` : '';
  const list = availabilities.map((one) => `«${one}»`).join(', ');
  return `наличие ${describeValue(input)} сайту неизвестно.${hint} Бывает: ${list}.`;
}

function explainUrl(input: unknown): string {
  const host = String(input).replace(/^\w*:?\/*/, (start) => (/[:/]/.test(start) ? '' : start));
  const isOne = /^[\p{L}\d-]+(?:\.[\p{L}\d-]+)+(?::\d+)?(?:\/[^\s,;]*)?$/u.test(host);
  return `${describeValue(input)} — не адрес сайта. Запишите его целиком: https://${isOne ? host : 'porog.ru'}`;
}
