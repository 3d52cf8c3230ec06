import sax from 'sax';

/** What a browser does not show, with what is inside. */
const hidden = /<!--.*?-->|<(style|script)\b.*?<\/\1\s*>/gis;
const tag = /<[/!]?[a-z][^>]*>/gi;
const entity = /&(#\d+|#x[\da-f]+|[a-z]+\d*);/gi;

/** The characters that have names in HTML. */
const { ENTITIES: named } = sax.parser(false);

/** The words of a description, with its line breaks unless 1C stores it as HTML; undefined without any. */
export function plainText(text = ''): string | undefined {
  const bare = text.replace(hidden, ' ').replace(tag, ' ');
  const space = bare === text ? /[^\S\n]+/g : /\s+/g;
  const plain = bare
    .replace(entity, (written, name: string) => characterOf(name) ?? written)
    .replace(space, ' ')
    .replace(/ ?\n ?/g, '\n')
    .trim();
  return plain || undefined;
}

function characterOf(name: string): string | undefined {
  if (!name.startsWith('#')) return named[name];
  const code = Number(`0${name.slice(1)}`);
  return code >= 0x20 && code <= 0x10ffff ? String.fromCodePoint(code) : ' ';
}
