import { useId } from 'react';
import { Button, TextButton } from '../../../shared/ui/button/Button';
import { IconButton } from '../../../shared/ui/button/IconButton';
import { Modal } from '../../../shared/ui/dialog/Modal';
import text from '../../../shared/ui/text/text.module.css';
import type { PageReport } from '../protocol';
import { Findings } from './Findings';
import { adviceOf, summaryOf } from './reportTexts';
import { useView } from './useView';
import styles from './Report.module.css';

interface ReportProps {
  readonly report: PageReport;
}

/**
 * What is wrong with the owner's files: over the whole page if there are errors, otherwise, and when
 * that is closed, in a corner of it (docs/product.md §27.23).
 */
export function Report({ report }: ReportProps) {
  const [view, setView] = useView(report);
  const titleId = useId();
  const summary = summaryOf(report);
  if (!summary) return null;
  return (
    <>
      <Modal
        open={view === 'open'}
        onClose={() => setView('corner')}
        labelledBy={titleId}
        className={styles.report}
      >
        <div className={styles.content}>
          <h2 id={titleId} className={text.panelTitle}>
            {summary}
          </h2>
          <p className={styles.advice}>{adviceOf(report)}</p>
          <Findings files={report.files} />
          <Button className={styles.close} onClick={() => setView('corner')}>
            Закрыть
          </Button>
        </div>
      </Modal>
      {view === 'corner' && (
        <aside className={styles.corner} aria-label="Проверка файлов">
          <span>{summary}</span>
          <TextButton onClick={() => setView('open')}>Показать</TextButton>
          <IconButton icon="close" aria-label="Скрыть" onClick={() => setView('hidden')} />
        </aside>
      )}
    </>
  );
}
