import { innProblem } from '../../src/domain/company/inn';

test.each([
  ['', undefined],
  ['7707083893', undefined],
  ['77 0708 3893', undefined],
  ['500100732259', undefined],
  ['7707083894', 'проверьте цифры'],
  ['500100732258', 'проверьте цифры'],
  ['770708389', '10 или 12 цифр'],
  ['77070838930', '10 или 12 цифр'],
  ['ИНН', '10 или 12 цифр'],
])('ИНН «%s»: %s', (text, problem) => {
  expect(innProblem(text)).toBe(problem);
});
