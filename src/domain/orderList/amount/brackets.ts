import { hasNumberWord } from './doubt';
import type { Figure } from './figures';
import { isOnlyMeasure } from './measures';

const bracket = /\([^()]*\)|\[[^[\]]*\]/g;

/** The texts in brackets. */
export function remarksIn(text: string): readonly string[] {
  return Array.from(text.matchAll(bracket), ([part]) => part.slice(1, -1));
}

/** Text in brackets is a remark, unless there are no figures elsewhere. */
export function outsideBrackets(
  texts: readonly string[],
  read: (text: string) => readonly Figure[],
): readonly Figure[] {
  const found = texts.flatMap((text) => {
    const outside = text.replace(bracket, (part) => {
      const remark = part.slice(1, -1);
      // «2 (уп)»
      return isOnlyMeasure(remark) ? ` ${remark} ` : ' ';
    });
    const figures = read(outside);
    // a number in words may be a part of the amount: «две упаковки и 5 шт»
    if (!hasNumberWord(outside)) return figures;
    return figures.map((figure) => ({ ...figure, isDoubtful: true }));
  });
  return found.length > 0 ? found : texts.flatMap((text) => read(text.replace(/[()[\]]/g, ' ')));
}
