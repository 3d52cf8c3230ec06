import { useId } from 'react';
import { formatNumber, nbsp } from '../../../domain/format/number';
import { smallestAmount } from '../../../domain/trade/lot';
import { useAppSelector } from '../../../state/hooks';
import { selectCarpets } from '../../../state/settings/settingsSlice';
import { saveXlsx } from '../../../shared/files/saveTable';
import { focusIfLost } from '../../../shared/ui/focus/focusIfLost';
import { Icon } from '../../../shared/ui/picture/Icon';
import { SaveButton } from '../../../shared/ui/button/SaveButton';
import { TextButton } from '../../../shared/ui/button/Button';
import text from '../../../shared/ui/text/text.module.css';
import { countOpen } from './orderFileState';
import { FileReport } from './reportParts';
import { useOrderFile } from './useOrderFile';
import styles from './OrderFile.module.css';

interface OrderFileProps {
  readonly variant: 'dark' | undefined;
}

const samplesShown = 3;
const notLoaded = 'Не удалось загрузить часть сайта, которая читает файлы. Проверьте интернет';

export function OrderFile({ variant }: OrderFileProps) {
  const id = useId();
  const { state, added, add, load } = useOrderFile();
  const open = state.kind === 'read' ? countOpen(state) : 0;
  const samples = useAppSelector(selectCarpets)
    .filter(({ article }) => article)
    .slice(0, samplesShown);

  return (
    <div className={styles.file}>
      <div className={styles.upload}>
        <Icon name="file" />
        <span>
          <label htmlFor={id}>Загрузить файл</label>
          <small>{`XLSX или CSV до 5${nbsp}МБ, можно перетащить сюда`}</small>
        </span>
        <input
          id={id}
          type="file"
          accept=".xlsx,.csv,.tsv,.txt"
          onChange={({ target }) => {
            const [chosen] = target.files ?? [];
            if (chosen) load(chosen);
            // so that the same file can be chosen again after a correction
            target.value = '';
          }}
        />
      </div>
      {samples.length > 0 && (
        <SaveButton
          className={text.action}
          save={() =>
            saveXlsx('Образец заявки', {
              columns: ['Артикул', 'Наименование', 'Количество'].map((heading) => ({ heading })),
              rows: samples.map((carpet) => [carpet.article, carpet.title, smallestAmount(carpet)]),
            })
          }
        >
          Скачать образец
        </SaveButton>
      )}
      <div className={styles.report} role="status">
        {state.kind === 'reading' && <p>Читаем файл…</p>}
        {state.kind === 'failed' && (
          <p className={styles.problem}>
            <Icon name="alert" />
            {state.problem ?? notLoaded}
          </p>
        )}
        {state.kind === 'read' && (added || open > 0) && (
          <p>
            <b>
              Добавлено {formatNumber(state.added)}, не найдено {formatNumber(open)}
            </b>
          </p>
        )}
      </div>
      {state.kind === 'failed' && state.problem === undefined && (
        // after another failure the pressed button is there again
        <TextButton ref={focusIfLost} onClick={() => load(state.file)}>
          Повторить
        </TextButton>
      )}
      {state.kind === 'read' && (
        <div className={styles.lines}>
          <FileReport
            key={state.number}
            file={state}
            added={added}
            onAdd={(lines) => add(state, lines)}
            variant={variant}
          />
        </div>
      )}
    </div>
  );
}
