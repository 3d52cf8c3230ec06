import { useAppSelector } from '../../../../../state/hooks';
import { selectCarpets } from '../../../../../state/settings/settingsSlice';
import { paths } from '../../../../../shared/paths';
import { Link } from '../../../../../shared/router/Link';
import chip from '../../../../../shared/ui/form/chip.module.css';
import text from '../../../../../shared/ui/text/text.module.css';
import { searchExamples } from '../../searchExamples';
import { typeInto, useFieldText } from '../field';
import styles from './SearchSheet.module.css';

interface ExamplesProps {
  readonly field: HTMLInputElement;
  readonly onClose: () => void;
}

/** Queries to begin with, while the field is empty. */
export function Examples({ field, onClose }: ExamplesProps) {
  const carpets = useAppSelector(selectCarpets);
  if (useFieldText(field).trim()) return null;
  const examples = searchExamples(carpets);
  return (
    <div className={styles.examples}>
      {examples.length > 0 && (
        <p className={chip.chips}>
          <span>Например:</span>
          {examples.map((example) => (
            <button
              key={example}
              type="button"
              className={chip.chip}
              onClick={() => typeInto(field, example)}
            >
              {example}
            </button>
          ))}
        </p>
      )}
      <Link className={text.link} to={paths.catalog} onClick={onClose}>
        Весь каталог
      </Link>
    </div>
  );
}
