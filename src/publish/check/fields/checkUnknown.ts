import { unwrap } from '../../../domain/settings/shape';
import { nearest } from '../../nearest';
import type { Field } from '../../source/walkFields';
import type { FieldProblem } from './checkFields';
import { fieldsInRussian } from './fieldsInRussian';

/** Fields that are for others: options of the exchange with 1C, and the schema for an editor. */
const others = ['commerceML', '$schema'];

/** A field that the site does not have, with the one that is probably meant. */
export function checkUnknown({ path, key, ownerShape }: Field): readonly FieldProblem[] {
  const name = String(key);
  if (path.length === 1 && others.includes(name)) return [];
  const known = Object.keys(unwrap(ownerShape).entries ?? {}).filter((one) => one !== 'count');
  const russian = fieldsInRussian[name.trim().toLowerCase().replaceAll('ё', 'е')];
  const near = known.find((one) => one === russian) ?? nearest(name, known);
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
