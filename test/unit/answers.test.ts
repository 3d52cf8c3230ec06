import type { ParsedLine } from '../../src/domain/orderList/parsedLine';
import type { Carpet } from '../../src/domain/settings/settings';
import {
  isQuestion,
  meaningsIn,
  noAnswers,
  readAnswers,
  withAmount,
  withAmounts,
  withMeaning,
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

const amountsOf = (...lines: Parameters<typeof withAmounts>) =>
  withAmounts(...lines).map(({ result }) => ('amount' in result ? result.amount : undefined));

describe('An answer to a line', () => {
  test('holds for this line with this text, on this sheet', () => {
    const answers = withAmount(noAnswers, asked(1), 40);
    expect(
      amountsOf(
        [asked(1), asked(2), asked(1, 'A-1?'), asked(1, 'A-1', { sheet: 'Заявка' }), found],
        answers,
      ),
    ).toEqual([40, undefined, undefined, undefined, 20]);
    const onSheet = asked(1, 'A-1', { sheet: 'Заявка' });
    expect(amountsOf([asked(1), onSheet], withAmount(noAnswers, onSheet, 40))).toEqual([
      undefined,
      40,
    ]);
  });

  test('takes the place of the one before, and is taken back by 0', () => {
    const both = withAmount(withAmount(noAnswers, asked(1), 40), asked(2), 50);
    const again = withAmount(both, asked(1), 60);
    expect(amountsOf([asked(1), asked(2)], again)).toEqual([60, 50]);
    expect(again.amounts).toHaveLength(2);
    const back = withAmount(again, asked(1), 0);
    expect(amountsOf([asked(1), asked(2)], back)).toEqual([undefined, 50]);
    expect(back.amounts).toHaveLength(1);
  });

  test('changes nothing of a line without a carpet', () => {
    expect(withAmounts([unknown], withAmount(noAnswers, unknown, 5))).toEqual([unknown]);
  });

  test('leaves the line a question', () => {
    expect([asked(1), found, unknown].map(isQuestion)).toEqual([true, false, true]);
    const lines = withAmounts([asked(1), found], withAmount(noAnswers, asked(1), 40));
    expect(lines.map(isQuestion)).toEqual([true, false]);
    expect(withAmounts([found], withAmount(noAnswers, found, 40)).map(isQuestion)).toEqual([false]);
  });
});

test('an article means the carpet that was chosen for it, while that is sold', () => {
  const { meanings, amounts } = withMeaning(withMeaning(noAnswers, 'A1', carpet), 'B1', {
    ...carpet,
    _id: 'gone',
  });
  expect([...meaningsIn(meanings, [carpet])]).toEqual([['A1', carpet]]);
  expect(amounts).toEqual([]);
});

describe('Stored answers are read', () => {
  test('as they were written', () => {
    const answers = withMeaning(withAmount(noAnswers, asked(1), 40), 'A1', carpet);
    expect(readAnswers(JSON.parse(JSON.stringify(answers)))).toEqual(answers);
  });

  test.each([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'amounts'],
    ['other lists', { amounts: 'abc', meanings: { written: 'A1', id: '1' } }],
    [
      'amounts of another form',
      {
        amounts: [
          { line: '1', text: 'A-1', amount: 40 },
          { line: 1, text: 5, amount: 40 },
          { line: 1, text: 'A-1', amount: 'много' },
          { line: 1, text: 'A-1' },
          null,
          'A-1',
        ],
      },
    ],
    [
      'meanings of another form',
      { meanings: [{ written: 5, id: '1' }, { written: 'A1', id: 1 }, { written: 'A1' }, 7] },
    ],
  ])('without %s', (_, stored) => {
    expect(readAnswers(stored)).toEqual(noAnswers);
  });
});
