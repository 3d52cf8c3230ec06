import { unbroken } from '../../../domain/format/unbroken';
import { useAppSelector } from '../../../state/hooks';
import { selectSettings } from '../../../state/settings/settingsSlice';
import { paths } from '../../../shared/paths';
import { Link } from '../../../shared/router/Link';
import { Icon } from '../../../shared/ui/picture/Icon';
import text from '../../../shared/ui/text/text.module.css';
import styles from './ModelText.module.css';

/** The description, and the papers that come with all goods (docs/product.md §19.7). */
export function ModelText({ description }: { readonly description: string | undefined }) {
  const { documents } = useAppSelector(selectSettings);
  return (
    <div className={styles.text}>
      {description && (
        <>
          <h2>Описание</h2>
          <p>{unbroken(description)}</p>
        </>
      )}
      {documents && (
        <div className={styles.documents}>
          <Icon name="file" />
          <p>
            {unbroken(inSentence(documents))}{' '}
            <Link className={text.link} to={paths.conditions}>
              Условия работы
            </Link>
          </p>
        </div>
      )}
    </div>
  );
}

/** «Документы: счёт и УПД», without the capital at the start of the owner's sentence. */
function inSentence(documents: string): string {
  const start = /^\p{Lu}(?=\p{Ll})/u;
  return `Документы: ${documents.replace(start, (letter) => letter.toLowerCase())}`;
}
