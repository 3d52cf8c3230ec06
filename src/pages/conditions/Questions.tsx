import { useEffect, useRef, type RefObject } from 'react';
import { unbroken } from '../../domain/format/unbroken';
import { useAppSelector } from '../../state/hooks';
import { selectSettings } from '../../state/settings/settingsSlice';
import { listen } from '../../shared/lib/listen';
import { Icon } from '../../shared/ui/picture/Icon';
import styles from './Questions.module.css';

export function Questions() {
  const { faq } = useAppSelector(selectSettings);
  const section = useRef<HTMLElement>(null);
  useUnfoldedPrint(section);
  return (
    <section ref={section} id="faq">
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

/** Opens what is folded in an element while it is printed; older browsers lack `::details-content`. */
function useUnfoldedPrint(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const mounted = new AbortController();
    const unfold = () => {
      const folded = element.current?.querySelectorAll('details:not([open])') ?? [];
      const toggle = (isOpen: boolean) => {
        for (const details of folded) details.toggleAttribute('open', isOpen);
      };
      toggle(true);
      window.addEventListener('afterprint', () => toggle(false), { once: true });
    };
    listen('beforeprint', unfold, mounted.signal);
    return () => mounted.abort();
  }, [element]);
}
