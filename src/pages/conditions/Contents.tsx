import { useEffect, useRef, useState } from 'react';
import { phoneLayout } from '../../shared/ui/layout/phoneLayout';
import { Icon } from '../../shared/ui/picture/Icon';
import styles from './Contents.module.css';

interface ContentsProps {
  readonly entries: readonly { readonly id: string; readonly title: string }[];
}

/** Links to the sections; on phones a list above the text, which is collapsed at first. */
export function Contents({ entries }: ContentsProps) {
  const list = useRef<HTMLDetailsElement>(null);
  const current = useSectionInView(entries);

  useEffect(() => {
    if (list.current) list.current.open = !phoneLayout().matches;
  }, []);

  return (
    <nav className={styles.contents} aria-label="Содержание">
      <details ref={list}>
        <summary>
          Содержание
          <Icon name="down" />
        </summary>
        <ol>
          {entries.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`} aria-current={id === current ? 'true' : undefined}>
                {title}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}

/** The id of the section being read: the one 15 % below the top of the window. */
function useSectionInView(entries: ContentsProps['entries']): string | undefined {
  const [current, setCurrent] = useState<string>();
  const ids = entries.map(({ id }) => id).join(' ');

  useEffect(() => {
    if (!('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver(
      (changes) => {
        const entered = changes.find(({ isIntersecting }) => isIntersecting)?.target.id;
        const left = changes.map(({ target }) => target.id);
        setCurrent((before) => entered ?? (before && left.includes(before) ? undefined : before));
      },
      { rootMargin: '-15% 0px -85% 0px' },
    );
    for (const id of ids.split(' ')) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [ids]);

  return current;
}
