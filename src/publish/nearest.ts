import { otherLayout } from '../domain/search/words/otherLayout';
import { distance, isWithinOneTypo } from '../domain/search/words/typo';

/**
 * The name that was probably meant: apart from case and the keyboard's layout, it differs by one typing
 * mistake, or by one letter in three. Undefined if there is none.
 */
export function nearest(name: string, known: readonly string[]): string | undefined {
  const wanted = [name.toLowerCase(), otherLayout(name)];
  const ranked = known.map((each) => {
    const lower = each.toLowerCase();
    const away = Math.min(
      ...wanted.map((one) =>
        isWithinOneTypo(one, lower) && one !== lower ? 1 : distance(one, lower),
      ),
    );
    return { each, away };
  });
  const [best] = ranked.sort((a, b) => a.away - b.away);
  return best && best.away <= Math.max(1, Math.floor(name.length / 3)) ? best.each : undefined;
}
