import { useEffect, useEffectEvent } from 'react';
import { shotTitle, type Shot } from '../../../../domain/model/shots';
import { listen } from '../../../../shared/lib/listen';
import { useSwipe } from '../../../../shared/lib/useSwipe';
import { IconButton } from '../../../../shared/ui/button/IconButton';
import { Modal } from '../../../../shared/ui/dialog/Modal';
import { Picture } from '../../../../shared/ui/picture/Picture';
import styles from './FullPictures.module.css';

interface FullPicturesProps {
  /** Of the model. */
  readonly title: string;
  readonly shots: readonly Shot[];
  readonly index: number;
  readonly onShow: (index: number) => void;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** A dialog with one picture; arrows and swipes wrap around (docs/product.md §19.4). */
export function FullPictures({ title, shots, index, onShow, isOpen, onClose }: FullPicturesProps) {
  const { length } = shots;
  const turn = (by: number) => onShow((index + by + length) % length);
  const swipe = useSwipe(
    () => turn(1),
    () => turn(-1),
  );

  const turnByKey = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') turn(-1);
    if (key === 'ArrowRight') turn(1);
  });

  useEffect(() => {
    if (!isOpen) return;
    const shown = new AbortController();
    listen('keydown', (event) => turnByKey(event), shown.signal);
    return () => shown.abort();
  }, [isOpen]);

  const shot = shots[index];
  if (!shot) return null;
  return (
    <Modal className={styles.modal} open={isOpen} onClose={onClose} labelledBy="picture-title">
      <div className={styles.content}>
        <h2 id="picture-title" aria-live="polite">
          {shotTitle(title, shot)}
        </h2>
        <div className={styles.picture} {...swipe}>
          <Picture
            key={shot.file}
            kind="photo"
            file={shot.file}
            alt={shotTitle(title, shot)}
            sizes="(width >= 80em) 1200px, 96vw"
            priority="high"
          />
        </div>
        {length > 1 && (
          <div className={styles.turn}>
            <IconButton icon="left" aria-label="Предыдущее фото" onClick={() => turn(-1)} />
            <p aria-live="polite">
              {index + 1} из {length}
            </p>
            <IconButton icon="right" aria-label="Следующее фото" onClick={() => turn(1)} />
          </div>
        )}
        <IconButton className={styles.close} icon="close" aria-label="Закрыть" onClick={onClose} />
      </div>
    </Modal>
  );
}
