import { useMemo } from 'react';
import { formatPrice } from '../../../domain/format/money';
import { cleanText } from '../../../domain/orderList/cleanText';
import { lineProblemTexts } from '../../../domain/orderList/lineProblems';
import { lineQuery } from '../../../domain/orderList/lineQuery';
import type { Guess } from '../../../domain/orderList/article/nearestArticles';
import type { Carpet } from '../../../domain/settings/settings';
import { priceOfSmallest, onRequest } from '../../../domain/trade/price';
import { formatDimensions } from '../../../domain/trade/size';
import { paths } from '../../../shared/paths';
import { Link } from '../../../shared/router/Link';
import chip from '../../../shared/ui/form/chip.module.css';
import layout from '../../../shared/ui/layout/layout.module.css';
import { Icon } from '../../../shared/ui/picture/Icon';
import text from '../../../shared/ui/text/text.module.css';
import type { ReportLine } from './answers';
import styles from './LineList.module.css';

interface UnknownArticleProps {
  readonly line: ReportLine;
  readonly result: Extract<ReportLine['result'], { readonly problem: 'unknownArticle' }>;
  readonly guess: (name: string) => Guess | undefined;
  readonly onChoice: (written: string, carpet: Carpet) => void;
}

/** A line with an unknown article: the nearest ones, or else a link that searches the catalogue. */
export function UnknownArticle({ line, result, guess, onChoice }: UnknownArticleProps) {
  const { name } = result;
  const known = 'guess' in result;
  const guessed = useMemo(
    () => (known ? result.guess : guess(name)),
    [known, result.guess, guess, name],
  );
  return (
    <li className={styles.bad}>
      <Icon name="close" />
      <div className={styles.wide}>
        {line.label}
        {guessed ? (
          <Written text={line.text} article={guessed.written} />
        ) : (
          <b>{line.text}</b>
        )}: <em>{lineProblemTexts.unknownArticle}.</em>{' '}
        {guessed ? (
          <>
            Возможно:
            <div className={styles.answers}>
              {guessed.carpets.map((carpet) => (
                <button
                  key={carpet._id}
                  type="button"
                  className={chip.chip}
                  onClick={() => onChoice(guessed.written, carpet)}
                >
                  <span>
                    <span className={layout.hidden}>Взять </span>
                    {carpet.article}
                  </span>
                  <small>{remarkOf(carpet)}</small>
                </button>
              ))}
            </div>
          </>
        ) : (
          <>
            Проверьте или{' '}
            <Link className={text.link} to={paths.search(lineQuery(name || line.text))}>
              найдите в каталоге
            </Link>
          </>
        )}
      </div>
    </li>
  );
}

/** A line with its unknown article in bold: «VG-6090-99, 10»; all of it if the article is beyond its end. */
function Written({ text: line, article }: { readonly text: string; readonly article: string }) {
  const [before = '', ...rest] = cleanText(line).split(article);
  if (rest.length === 0) return <b>{line}</b>;
  const after = rest.join(article).replace(/^[\s,;:|=]+/, '');
  return (
    <>
      {before}
      <b>{article}</b>
      {after && `, ${after}`}
    </>
  );
}

/** «серый · 695 ₽» */
function remarkOf(carpet: Carpet): string {
  const price = priceOfSmallest(carpet);
  const look = carpet.color ?? formatDimensions(carpet);
  return [look, price === undefined ? onRequest : formatPrice(price)].filter(Boolean).join(' · ');
}
