import fc from 'fast-check';
import { escapeHtml } from '../../src/features/callback/dialog/request/escapeHtml';
import { lacksDigits } from '../../src/features/callback/dialog/request/phoneNumber';
import { sendFeedback } from '../../src/features/callback/dialog/request/sendFeedback';
import { answerFeedbacks } from '../support/answerFeedbacks';

const { signal } = new AbortController();

test('the body holds exactly customer, phone and timestamp, as typed', async () => {
  const bodies = answerFeedbacks();
  await sendFeedback({ customer: ' Анна\u00A0', phone: '\u200B 8 900 ', timestamp: 5 }, signal);
  expect(bodies).toStrictEqual([
    '{"customer":" Анна\u00A0","phone":"\u200B 8 900 ","timestamp":5}',
  ]);
});

describe('Escaping', () => {
  test.each([
    [`& < > " '`, '&amp; &lt; &gt; &quot; &#39;'],
    ['<script>', '&lt;script&gt;'],
    ['&amp;', '&amp;amp;'],
    ['Анна 🙂', 'Анна 🙂'],
  ])('turns %s into %s', async (typed, sent) => {
    const bodies = answerFeedbacks();
    await sendFeedback({ customer: typed, phone: typed, timestamp: 0 }, signal);
    expect(bodies).toStrictEqual([JSON.stringify({ customer: sent, phone: sent, timestamp: 0 })]);
  });

  const text = fc.string({
    unit: fc.constantFrom('&', '<', '>', '"', "'", ';', '#39', 'amp', 'я'),
    maxLength: 40,
  });

  test('leaves no special character except the & of an entity', () => {
    fc.assert(
      fc.property(text, (typed) => {
        const rest = escapeHtml(typed).replaceAll(/&(amp|lt|gt|quot|#39);/g, '');
        expect(rest).not.toMatch(/[&<>"']/);
      }),
    );
  });

  test('happens once: a browser shows the text that was typed', () => {
    fc.assert(
      fc.property(text, (typed) => {
        const page = new DOMParser().parseFromString(`<p>${escapeHtml(typed)}</p>`, 'text/html');
        expect(page.querySelector('p')?.textContent).toBe(typed);
      }),
    );
  });
});

test.each([
  ['', false],
  ['\u00A0', false],
  ['123', true],
  ['позвоните', true],
  ['900 000-00-0', true],
  ['900 000-00-00', false],
  ['+7 (900) 000-00-00', false],
])('«%s» has too few digits: %s', (phone, lacks) => {
  expect(lacksDigits(phone)).toBe(lacks);
});
