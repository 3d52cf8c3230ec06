import { unwrap } from '../../../domain/settings/shape';
import { nearest } from '../../nearest';
import type { Field } from '../../source/walkFields';
import { headingKey } from '../../workbook/columns/heading';
import { sets } from '../../workbook/columns/sets';
import type { FieldProblem } from '../fieldProblem';

/** Fields that are for others: options of the exchange with 1C, and the schema for an editor. */
const others = ['commerceML', '$schema'];

/** Fields that no column of goods gives. */
const otherFields: Readonly<Record<string, string>> = {
  заголовок: 'title',
  телефоны: 'phones',
  почта: 'email',
  адрес: 'address',
  сайт: 'site',
  реквизиты: 'requisites',
  инн: 'inn',
  кпп: 'kpp',
  огрн: 'ogrn',
  бик: 'bik',
  банк: 'bank',
  счёт: 'account',
  'расчётный счёт': 'account',
  'корр. счёт': 'correspondentAccount',
  ндс: 'vat',
  'минимальный заказ': 'minimumOrder',
  скидки: 'discounts',
  от: 'from',
  процент: 'percent',
  скидка: 'percent',
  discount: 'percent',
};

const otherKeys = new Map(
  Object.entries(otherFields).map(([name, field]) => [headingKey(name), field]),
);

/** The fields that an owner may call so in Russian, like the columns of a workbook. */
function fieldsInRussian(name: string): readonly (string | undefined)[] {
  const key = headingKey(name);
  return [...(sets.goods.byKey.get(key)?.fields ?? []), otherKeys.get(key)];
}

/** A field that the site does not have, with the one that is probably meant. */
export function checkUnknown({ path, key, ownerShape }: Field): readonly FieldProblem[] {
  const name = String(key);
  if (path.length === 1 && others.includes(name)) return [];
  const known = Object.keys(unwrap(ownerShape).entries ?? {}).filter((one) => one !== 'count');
  const russian = fieldsInRussian(name);
  const near = known.find((one) => russian.includes(one)) ?? nearest(name, known);
  const problem = { path, isUnknown: true } as const;
  return near
    ? [{ ...problem, severity: 'error', message: `${name} — может быть, ${near}?` }]
    : [
        {
          ...problem,
          severity: 'warning',
          message: `поле «${name}» сайту неизвестно, он его пропустит.`,
        },
      ];
}
