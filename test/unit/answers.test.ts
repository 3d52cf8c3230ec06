import type { ParsedLine } from '../../src/domain/orderList/parsedLine';
import type { Carpet } from '../../src/domain/settings/settings';
import { choicesIn } from '../../src/features/order/reading/articleChoices';
import {
  isQuestion,
  noAnswers,
  readAnswers,
  withAmount,
  withAmounts,
  withChoice,
} from '../../src/features/order/report/answers';

const carpet: Carpet = { _id: '1', title: 'Ковёр', article: 'A-1', unit: 'шт' };
const asked = (line: number, text = 'A-1', more: Partial<ParsedLine> = {}): ParsedLine => ({
  line,
  text,
  result: { carpet, problem: 'noAmount' },
  ...more,
});
const found: ParsedLine = { line: 3, text: 'A-1 20', result: { carpet, amount: 20 } };
const unknown: ParsedLine = {
  line: 4,
  text: 'Z-9 20',
  result: { problem: 'unknownArticle', name: 'Z-9' },
};

const amountsOf = (lines: readonly ParsedLine[], answers: typeof noAnswers) =>
  withAmounts(lines, answers).map(({ result }) => ('amount' in result ? result.amount : undefined));

/** The answers with an amount for the line at a place of the list. */
const answered = (
  lines: readonly ParsedLine[],
  index: number,
  amount: number,
  answers = noAnswers,
) => {
  const line = withAmounts(lines, answers)[index];
  if (!line) throw new Error('no such line');
  return withAmount(answers, line, amount);
};

describe('An answer to a line', () => {
  test('holds for this line with this text, on this sheet', () => {
    const onSheet = asked(1, 'A-1', { sheet: 'Заявка' });
    const lines = [asked(1), asked(2, 'A-1?'), onSheet, found];
    expect(amountsOf(lines, answered(lines, 0, 40))).toStrictEqual([40, undefined, undefined, 20]);
    expect(amountsOf(lines, answered(lines, 2, 40))).toStrictEqual([undefined, undefined, 40, 20]);
  });

  test('stays with it when lines above come and go', () => {
    const answers = answered([asked(1, 'B-1'), asked(2)], 1, 40);
    expect(amountsOf([asked(1)], answers)).toStrictEqual([40]);
    expect(amountsOf([unknown, found, asked(3)], answers)).toStrictEqual([undefined, 20, 40]);
  });

  test('is that of one of several equal lines', () => {
    const lines = [asked(1), asked(2), asked(3)];
    expect(amountsOf(lines, answered(lines, 1, 40))).toStrictEqual([undefined, 40, undefined]);
  });

  test('takes the place of the one before, and is taken back by 0', () => {
    const lines = [asked(1), asked(2)];
    const both = answered(lines, 1, 50, answered(lines, 0, 40));
    const again = answered(lines, 0, 60, both);
    expect(amountsOf(lines, again)).toStrictEqual([60, 50]);
    const back = answered(lines, 0, 0, again);
    expect(amountsOf(lines, back)).toStrictEqual([undefined, 50]);
  });

  test('changes nothing of a line without a carpet', () => {
    const [line] = withAmounts([unknown], answered([unknown], 0, 5));
    expect(line).toMatchObject(unknown);
  });

  test('leaves the line a question', () => {
    const lines = [asked(1), found, unknown];
    expect(withAmounts(lines, noAnswers).map(isQuestion)).toStrictEqual([true, false, true]);
    const isAsked = withAmounts(lines, answered(lines, 0, 40)).map(isQuestion);
    expect(isAsked).toStrictEqual([true, false, true]);
    const changed = withAmounts([found], answered([found], 0, 40));
    expect(changed.map(isQuestion)).toStrictEqual([false]);
  });
});

test('an article stands for the carpet that was chosen for it, while that is sold', () => {
  const { choices, amounts } = withChoice(withChoice(noAnswers, 'A1', carpet), 'B1', {
    ...carpet,
    _id: 'gone',
  });
  expect([...choicesIn(choices, [carpet])]).toStrictEqual([['A1', carpet]]);
  expect(amounts).toStrictEqual({});
});

describe('Stored answers are read', () => {
  test('as they were written', () => {
    const answers = withChoice(answered([asked(1)], 0, 40), 'A1', carpet);
    expect(readAnswers(JSON.parse(JSON.stringify(answers)))).toStrictEqual(answers);
  });

  test.each([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'amounts'],
    ['other lists', { amounts: 7, choices: { written: 'A1', id: '1' } }],
    [
      'amounts of another form',
      {
        amounts: { '1': 'много', '2': 0, '3': null, '4': { amount: 40 } },
      },
    ],
    [
      'choices of another form',
      { choices: [{ written: 5, id: '1' }, { written: 'A1', id: 1 }, { written: 'A1' }, 7] },
    ],
  ])('without %s', (_, stored) => {
    expect(readAnswers(stored)).toStrictEqual(noAnswers);
  });
});
