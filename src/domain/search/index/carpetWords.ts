import type { Carpet, Category } from '../../settings/settings';
import { createWordReader, toWord, type Word } from '../words/words';
import { createWordTable } from './wordTable';

/** The words of a catalogue by the fields that they stand in (docs/product.md §6.6), without articles. */
export function createWordTables() {
  const read = createWordReader();
  return {
    titles: createWordTable('title', read),
    properties: createWordTable('property', read),
    sizes: createWordTable('property', readSize),
    groups: createWordTable('group', read),
    descriptions: createWordTable('description', read),
    synonyms: createWordTable('synonym', read),
  };
}

export type WordTables = ReturnType<typeof createWordTables>;

/** «60×90»: both sides, and the size in either order. */
function readSize(size: string): Word[] {
  const sides = size.split('×');
  return [...sides, size, [...sides].reverse().join('×')].map(toWord);
}

/** @param model the owner's description of the carpet's model */
export function addCarpet(
  tables: WordTables,
  index: number,
  carpet: Carpet,
  category: string,
  model: NonNullable<Category['models']>[number] | undefined,
): void {
  const { titles, properties, sizes, groups, descriptions } = tables;
  const { width, length, color, material, kind, purpose, shape, base } = carpet;
  const { brand = model?.brand, country = model?.country } = carpet;
  const { description = model?.description } = carpet;
  titles.addText(carpet.title, index);
  sizes.addText([width, length].filter(Boolean).join('×'), index);
  for (const text of [color, material, kind, purpose?.join(' '), shape, brand, country]) {
    if (text) properties.addText(text, index);
  }
  groups.addText(category, index);
  if (carpet.model) groups.addText(carpet.model, index);
  for (const text of [base, description]) if (text) descriptions.addText(text, index);
}
