import { unbroken } from '../../domain/format/unbroken';
import { useAppSelector } from '../../state/hooks';
import { selectSettings } from '../../state/settings/settingsSlice';
import { Icon } from '../../shared/ui/picture/Icon';
import styles from './Questions.module.css';

export function Questions() {
  const { faq } = useAppSelector(selectSettings);
  return (
    <section id="faq">
      <h2>Частые вопросы</h2>
      <div className={styles.questions}>
        {faq.map(({ question, answer }, index) => (
          <details key={index} open={index === 0}>
            <summary>
              {unbroken(question)}
              <Icon name="down" />
            </summary>
            <p>{unbroken(answer)}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
