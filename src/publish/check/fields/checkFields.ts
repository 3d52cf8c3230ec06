import * as v from 'valibot';
import { schema } from '../../../domain/settings/settingsSchema';
import { partOf, type Shape } from '../../../domain/settings/shape';
import type { FieldPath } from '../../finding';
import { walkFields, type Field } from '../../source/walkFields';
import { warning, type FieldProblem } from '../fieldProblem';
import { explainIssue } from './explainIssue';
import { isBlank } from './describeValue';
import { checkMeaning } from './checkMeaning';
import { checkUnknown } from './checkUnknown';

/** Every value that the site would leave out, and every field that it does not have (docs/product.md §24.4). */
export function checkFields(input: unknown): readonly FieldProblem[] {
  // of an empty date only that it is empty
  const { issues = [] } = v.safeParse(schema, input, { abortPipeEarly: true });
  const problems = issues.map((issue) => {
    const path = (issue.path ?? []).map(({ key }) => (typeof key === 'number' ? key : String(key)));
    return problemOf(issue, path);
  });
  return [...problems, ...[...walkFields(input)].flatMap(checkField)];
}

function checkField(field: Field): readonly FieldProblem[] {
  return field.shape ? checkMeaning(field) : checkUnknown(field);
}

function problemOf(issue: v.BaseIssue<unknown>, path: FieldPath): FieldProblem {
  const lost = lostWith(path);
  if (lost === undefined && isBlank(issue.input)) {
    return warning(path, 'поле пусто, сайт его пропустит. Заполните или уберите.');
  }
  const isPercent = path.at(-1) === 'percent';
  const loss = isPercent ? withoutPercent : lost ? ` Без него ${lost}.` : '';
  const explain = (leaveOut: string) => explainIssue(issue, path, leaveOut) + loss;
  return {
    path,
    severity: 'error',
    message: explain(lost ? 'удалите всю запись { }' : 'уберите поле'),
    inSheet: explain('оставьте ячейку пустой'),
  };
}

const withoutPercent = ' Без процентов скидка «индивидуальная».';

/** What the site leaves out as a whole if one of its parts is not valid. */
const losses: Readonly<Record<string, string>> = {
  categories: 'категории не будет на сайте',
  items: 'товара не будет на сайте',
  models: 'модели не будет на сайте',
  priceTiers: 'этой цены не будет на сайте',
  discounts: 'этой скидки не будет на сайте',
  receiving: 'этого способа получения не будет на сайте',
  conditions: 'этого раздела не будет на сайте',
  faq: 'этого вопроса не будет на сайте',
  table: 'таблицы не будет на сайте',
};

/** Undefined if the field may be absent; then only the field itself is left out. */
function lostWith(path: FieldPath): string | undefined {
  let shape: Shape | undefined = schema;
  let lost: string | undefined;
  for (const [index, key] of path.entries()) {
    shape = shape && partOf(shape, key);
    const isLast = index === path.length - 1;
    if (isLast && (shape?.type === 'optional' || typeof key === 'number')) return undefined;
    lost = losses[key] ?? lost;
  }
  return lost;
}
