import { schema } from '../../src/domain/settings/settingsSchema';
import { unwrap, type Shape } from '../../src/domain/settings/shape';
import { checkFields } from '../../src/publish/check/fields/checkFields';
import type { FieldPath } from '../../src/publish/finding';

/** The paths of all fields of the schema, lists with one element. */
function pathsIn(shape: Shape, start: FieldPath = []): readonly FieldPath[] {
  const { entries, item } = unwrap(shape);
  if (item) return [start, ...pathsIn(item, [...start, 0])];
  if (!entries) return [start];
  const inside = Object.entries(entries).flatMap(([key, part]) => pathsIn(part, [...start, key]));
  return start.length > 0 ? [start, ...inside] : inside;
}

/** Settings with a value at a path, and nothing else. */
function settingsWith([key, ...rest]: FieldPath, value: unknown): unknown {
  if (key === undefined) return value;
  const inner = settingsWith(rest, value);
  return typeof key === 'number' ? [inner] : { [key]: inner };
}

const wrong = [{ unknown: 1 }, ['', 'ab'], true, -5, 'слово', '..', '2026-13-45', null];
const paths = pathsIn(schema).filter((path) => path.at(-1) !== 'count');

describe('A wrong value gets a Russian sentence in', () => {
  test.each(paths.map((path) => [path.join('.'), path] as const))('%s', (_, path) => {
    const problems = wrong.flatMap((value) =>
      checkFields(settingsWith(path, value)).filter(
        (problem) => problem.path.join('.') === path.join('.'),
      ),
    );
    expect(problems.length).toBeGreaterThan(0);
    for (const { message } of problems) {
      const words = message
        .replace(/«[^»]*»/g, '')
        .replace(/https?:\/\/\S+|\S+@\S+|"isPublished": true/g, '');
      expect(words).toMatch(/[а-яё]{3}/);
      expect(words).not.toMatch(/[a-z]{2}/i);
    }
  });
});
