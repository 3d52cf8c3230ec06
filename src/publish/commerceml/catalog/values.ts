import { readNumber } from '../../../domain/trade/amount';
import type { Place } from '../../finding';
import type { Fields } from '../../source/catalog';
import { mayBeMetres } from '../../source/values/sides';
import type { AddFinding, NamedValue } from '../exchange/exchange';
import { mayBeMillimetres, readMeasure, readSizeText } from './measure';
import { fieldFor, isOfPack } from './names';

/** A property, a requisite or a characteristic, and the fields of a carpet that it gives, if any. */
export interface ReadValue extends NamedValue {
  readonly fields: Fields | undefined;
}

/** Reads values under the names of 1C (docs/product.md §26.9). */
export function readValues(values: readonly NamedValue[]): readonly ReadValue[] {
  return values.map(({ name, value }) => ({ name, value, fields: readValue(name, value) }));
}

/**
 * The fields of values; the first value of a field wins, those under a known name before all others.
 * 0 is what 1C writes where nothing was filled in.
 */
export function fieldsOf(values: readonly ReadValue[]): Fields {
  const all: Record<string, unknown> = {};
  const named = values.filter(({ name }) => fieldFor(name));
  for (const { fields = {} } of [...named, ...values]) {
    for (const [field, value] of Object.entries(fields)) if (value !== 0) all[field] ??= value;
  }
  return all;
}

/** Reports sizes and sides that may be in another unit than the site has taken. */
export function checkSizes(
  values: readonly ReadValue[],
  place: Place,
  addFinding: AddFinding,
): void {
  for (const { name, value, fields } of values) {
    const { kind, unit } = fieldFor(name) ?? {};
    const at = { ...place, ...(name && { field: name }) };
    if (kind === 'cm' && unit === '' && mayBeMetres(readNumber(value))) {
      const wayOut = `Допишите единицу в 1С: «${name}, м» или «${name}, см»`;
      addFinding('error', at, `«${value}» — метры или сантиметры? ${wayOut}`);
    } else if (typeof fields?.['width'] === 'number' && mayBeMillimetres(value, unit)) {
      const message = `размер «${value}» без единицы: взяли сантиметры. Если это миллиметры, напишите в 1С «${value} мм»`;
      addFinding('warning', at, message);
    }
  }
}

function readValue(name: string, value: string): Fields | undefined {
  const found = fieldFor(name);
  // «Характеристика: 60x90»: a size can be recognised whatever its name is
  if (!found) return isOfPack(name) ? undefined : readSizeText(value);
  const { field, kind, unit } = found;
  if (kind === 'size') return readSizeText(value, unit);
  if (kind === 'text') return { [field]: value };
  if (kind === 'list') return { [field]: value.split(/[;,]/).flatMap((one) => one.trim() || []) };
  return { [field]: readMeasure(value, kind, unit) };
}
