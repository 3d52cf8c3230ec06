import clsx from 'clsx';
import { useAppSelector } from '../../state/hooks';
import { selectSettings } from '../../state/settings/settingsSlice';
import layout from '../../shared/ui/layout/layout.module.css';
import { CallbackBand } from '../CallbackBand';
import { Contents } from './Contents';
import { Questions } from './Questions';
import { TermsSection } from './TermsSection';
import type { Page } from '../page';
import styles from './ConditionsPage.module.css';
import { ConditionsHero } from './ConditionsHero';

export const page: Page = {
  head: (settings) => ({
    title: 'Условия работы',
    description: ['Условия работы с оптовыми покупателями']
      .concat(settings.conditions.map(({ title }) => title))
      .join(' · '),
  }),
  Hero: ConditionsHero,
  Content: ConditionsContent,
};

function ConditionsContent() {
  const { conditions, faq } = useAppSelector(selectSettings);
  const sections = conditions.map((section, index) => ({ ...section, id: `c${index + 1}` }));
  const entries = sections.map(({ id, title }) => ({ id, title }));
  if (faq.length > 0) entries.push({ id: 'faq', title: 'Частые вопросы' });
  return (
    <>
      {entries.length > 0 && (
        <div className={layout.section}>
          <div className={clsx(layout.wrap, styles.columns)}>
            <Contents entries={entries} />
            <div className={styles.sections}>
              {sections.map((section) => (
                <TermsSection key={section.id} section={section} />
              ))}
              {faq.length > 0 && <Questions />}
            </div>
          </div>
        </div>
      )}
      <CallbackBand />
    </>
  );
}
