import { formatUnit } from '../../../domain/format/number';
import { lotAdvice } from '../../../domain/trade/lotText';
import { formatMoney, lineSum } from '../../../domain/format/money';
import type { CarpetAmount, ParsedLine, LineProblem } from '../../../domain/orderList/parsedLine';
import { amountAssumed, lineProblemTexts } from '../../../domain/orderList/lineProblems';
import { lineQuery } from '../../../domain/orderList/lineQuery';
import { onRequest, priceFor } from '../../../domain/trade/price';
import { paths } from '../../../shared/paths';
import { Link } from '../../../shared/router/Link';
import { AmountFix } from '../../../shared/ui/form/AmountFix';
import { Icon } from '../../../shared/ui/picture/Icon';
import text from '../../../shared/ui/text/text.module.css';
import styles from './ParsedLineList.module.css';

interface Fixable {
  readonly onFix: (amount: number) => void;
}

export function ParsedLineRow({ result, onFix, ...line }: ParsedLine & Fixable) {
  return 'problem' in result ? (
    <BadLine {...line} problem={result.problem} />
  ) : (
    <GoodLine {...result} onFix={onFix} />
  );
}

function BadLine({ sheet, line, text: written, problem }: Omit<ParsedLine, 'result'> & Problem) {
  return (
    <li className={styles.bad}>
      <Icon name="close" />
      <span>
        <b>{written}</b>{' '}
        <em>
          {sheet ? `Лист «${sheet}», строка` : 'Строка'} {line}. {lineProblemTexts[problem]}
          {problem === 'unknownArticle' && (
            <>
              . Проверьте или{' '}
              <Link className={text.link} to={paths.search(lineQuery(written))}>
                найдите в каталоге
              </Link>
            </>
          )}
        </em>
      </span>
    </li>
  );
}

interface Problem {
  readonly problem: LineProblem;
}

function GoodLine({ carpet, amount, isAssumed, onFix }: CarpetAmount & Assumed & Fixable) {
  const advice = lotAdvice(carpet, amount);
  const price = priceFor(carpet, amount);
  const isCorrect = !advice && !isAssumed;
  return (
    <li className={isCorrect ? styles.good : styles.warning}>
      <Icon name={isCorrect ? 'check' : 'alert'} />
      <span>
        <b>{carpet.article}</b> {carpet.title}
        {isAssumed && <em className={styles.remark}>{amountAssumed}</em>}
        {advice && <AmountFix {...advice} onFix={onFix} />}
      </span>
      <span className={styles.amount}>{formatUnit(amount, carpet.unit)}</span>
      <span className={styles.sum}>
        {price === undefined ? onRequest : formatMoney(lineSum(price, amount))}
      </span>
    </li>
  );
}

interface Assumed {
  readonly isAssumed: boolean;
}
