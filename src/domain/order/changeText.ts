import { formatNumber } from '../format/number';
import { formatUnit } from '../format/units';
import { formatAddition } from './addition';
import { countOf, plural, words } from '../format/plural';
import type { Carpet } from '../settings/settings';
import { piece } from '../trade/unit';
import { joinById, joinItems, type CartItem } from './cart';

/** A change of the cart: what was done, and the list before and after it. */
export interface CartChange {
  /** `added` adds amounts to those in the cart, `put` sets them. */
  readonly kind: 'removed' | 'cleared' | 'replaced' | 'added' | 'put';
  readonly before: readonly CartItem[];
  readonly after: readonly CartItem[];
}

/** A line whose amount has changed; an amount of 0 means that it was not, or is no longer, in the cart. */
interface Changed {
  readonly item: CartItem;
  readonly was: number;
  readonly now: number;
}

/** Finds a carpet that is still sold; without it the fields of the item are used. */
type CarpetOf = (id: string) => Carpet | undefined;

/**
 * The text of the toast after a change of the cart (docs/product.md §9.7).
 * @returns undefined if no line was added, removed or given another amount
 */
export function changeText(change: CartChange, carpetOf: CarpetOf): string | undefined {
  const { kind, before, after } = change;
  const changed = changedLines(change);
  if (changed.length === 0) return undefined;
  if (kind === 'cleared') return `Корзина очищена: ${positions(joinItems(before).length)}`;
  if (kind === 'replaced' && before.length > 0) {
    return `Корзина заменена: ${positions(joinItems(after).length)}`;
  }
  const [first, ...others] = changed;
  if (first && others.length === 0) return lineText(first, kind, carpetOf);
  return kind === 'added' ? addedText(changed, carpetOf) : putText(changed);
}

/** The lines that a change has added, removed or given another amount. */
export function changedLines({ before, after }: CartChange): Changed[] {
  const [old, present] = [joinById(before), joinById(after)];
  return [...new Map([...old, ...present]).values()].flatMap((item) => {
    const was = old.get(item._id)?.amount ?? 0;
    const now = present.get(item._id)?.amount ?? 0;
    return was === now ? [] : { item, was, now };
  });
}

/** «VG-6090-05: 45 + 45 = 90 шт» */
export function lineText(
  { item, was, now }: Changed,
  kind: CartChange['kind'],
  carpetOf: CarpetOf,
): string {
  const { name, unit } = goodsOf(item, carpetOf);
  if (now === 0) return `Удалено: ${name}`;
  if (was === 0) return `В корзине: ${name}, ${formatUnit(now, unit)}`;
  if (kind === 'added') return `${name}: ${formatAddition(was, now, unit)}`;
  return `${name}: было ${formatUnit(was, unit)}, стало ${formatUnit(now, unit)}`;
}

/** «Добавлено 6 позиций» */
export function addedTitle(count: number): string {
  return `${plural(count, verbs.added)} ${positions(count)}`;
}

/** «Добавлено 6 позиций. Количества сложились: VN-4060-02 — 40 + 60 = 100 шт; так же ещё у 1 позиции» */
function addedText(changed: readonly Changed[], carpetOf: CarpetOf): string {
  const text = addedTitle(changed.length);
  const [first, ...others] = changed.filter(({ was }) => was > 0);
  if (!first) return text;
  const { name, unit } = goodsOf(first.item, carpetOf);
  const sum = `${name} — ${formatAddition(first.was, first.now, unit)}`;
  const more =
    others.length > 0 ? `; так же ещё у ${countOf(others.length, words.ofPositions)}` : '';
  return `${text}. Количества сложились: ${sum}${more}`;
}

const verbs = {
  added: ['Добавлена', 'Добавлены', 'Добавлено'],
  edited: ['Изменена', 'Изменены', 'Изменено'],
  removed: ['Удалена', 'Удалены', 'Удалено'],
} as const;

/** «Добавлены 3 позиции, изменены 2, удалена 1» */
function putText(changed: readonly Changed[]): string {
  const verbOf = ({ was, now }: Changed) =>
    was === 0 ? verbs.added : now === 0 ? verbs.removed : verbs.edited;
  return Object.values(verbs)
    .map((verb) => ({ verb, count: changed.filter((each) => verbOf(each) === verb).length }))
    .filter(({ count }) => count > 0)
    .map(({ verb, count }, index) => {
      const done = plural(count, verb);
      return index === 0
        ? `${done} ${positions(count)}`
        : `${done.toLowerCase()} ${formatNumber(count)}`;
    })
    .join(', ');
}

const positions = (count: number) => countOf(count, words.positions);

function goodsOf(item: CartItem, carpetOf: CarpetOf) {
  const { article, title, unit = piece } = carpetOf(item._id) ?? item;
  return { name: article ?? title ?? item._id, unit };
}
