import { useMachine } from '@xstate/react';
import { useEffect } from 'react';
import { isSavingData, whenIdle } from '../../shared/lib/idle';
import { inspection } from '../../shared/lib/inspection';
import { paths } from '../../shared/paths';
import { ButtonLink } from '../../shared/ui/button/Button';
import { Icon } from '../../shared/ui/picture/Icon';
import { Picture } from '../../shared/ui/picture/Picture';
import { sliderMachine } from './sliderMachine';
import { slides } from './slides';
import { useSwipe } from '../../shared/lib/useSwipe';
import styles from './Gallery.module.css';

/** A picture covers the gallery, whose height the style sheet sets: 260 px, or 540 to 660 px. */
const sizes = '(width < 45em) max(100vw, 617px), max(100vw, clamp(1280px, 162vh, 1565px))';

/** ms; the head start that the code of the visible links has over the pictures that are not shown yet. */
const restTime = 2000;

/** The home page's slider (docs/product.md §5): the pictures slide; headline and button stay. */
export function Gallery() {
  const [state, send] = useMachine(sliderMachine, inspection);
  const { index } = state.context;
  const next = () => send({ type: 'next' });
  const previous = () => send({ type: 'previous' });
  const prepare = () => send({ type: 'prepare' });
  const reached = { onPointerEnter: prepare, onFocus: prepare };
  const swipe = useSwipe(next, previous);

  useEffect(() => {
    if (isSavingData()) return;
    let timer: ReturnType<typeof setTimeout>;
    const cancel = whenIdle(() => {
      timer = setTimeout(() => send({ type: 'prepare' }), restTime);
    });
    return () => {
      cancel();
      clearTimeout(timer);
    };
  }, [send]);

  return (
    <section className={styles.gallery} aria-roledescription="слайдер" aria-label="Галерея">
      <div className={styles.track} data-index={index} {...swipe}>
        {slides.map(({ file, alt }, position) => (
          <div
            key={file}
            className={styles.slide}
            role="group"
            aria-roledescription="слайд"
            aria-label={`${position + 1} из ${slides.length}`}
            inert={position !== index}
          >
            <Picture
              kind="slide"
              file={position === 0 || state.matches('allPictures') ? file : undefined}
              alt={alt}
              sizes={sizes}
              priority={position === index ? 'high' : 'low'}
            />
          </div>
        ))}
      </div>
      <div className={styles.step}>
        <div className={styles.inside}>
          <h1 tabIndex={-1}>
            Один из ведущих поставщиков почти всех видов ковриков и напольных покрытий в России
          </h1>
          <ButtonLink size="large" to={paths.catalog}>
            Подробнее
          </ButtonLink>
        </div>
        <div className={styles.arrows}>
          <button type="button" aria-label="Предыдущий слайд" {...reached} onClick={previous}>
            <Icon name="left" />
          </button>
          <p aria-live="polite" aria-atomic="true">
            <b>{index + 1}</b> / {slides.length}
          </p>
          <button type="button" aria-label="Следующий слайд" {...reached} onClick={next}>
            <Icon name="right" />
          </button>
        </div>
      </div>
    </section>
  );
}
