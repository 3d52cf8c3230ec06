import { useState } from 'react';
import { shotsOf, shotTitle, type Shot } from '../../../../domain/model/shots';
import type { Model } from '../../../../domain/trade/models';
import { useAppSelector } from '../../../../state/hooks';
import { lazyPart } from '../../../../shared/lazyPart/lazyPart';
import { anchors } from '../../../../shared/paths';
import { selectLocation } from '../../../../shared/router/navigationSlice';
import { Icon } from '../../../../shared/ui/picture/Icon';
import { Picture } from '../../../../shared/ui/picture/Picture';
import styles from './Gallery.module.css';

/** The pictures at full size, in a dialog. */
export const FullPictures = lazyPart(
  async () => (await import(/* webpackChunkName: "matrix" */ './FullPictures')).FullPictures,
);

const mainSizes = '(width >= 80em) 428px, (width >= 62.5em) 340px, (width >= 45em) 520px, 92vw';

/** A large picture, and one to choose for each colour (docs/product.md §19.4). */
export function Gallery({ model }: { readonly model: Model }) {
  const shots = shotsOf(model);
  const marked = useAppSelector(selectLocation).hash.slice(1);
  const linked = model.items.find(({ _id }) => anchors.carpet(_id) === marked)?.image;
  const [chosen, setChosen] = useState<{ marked: string; index: number }>();
  const [isOpen, setOpen] = useState<boolean>();
  const choose = (position: number) => setChosen({ marked, index: position });
  // until the address names another carpet
  const index =
    chosen?.marked === marked
      ? chosen.index
      : Math.max(
          0,
          shots.findIndex(({ file }) => file === linked),
        );
  const shot = shots[index];
  if (!shot) return null;
  const title = shotTitle(model.title, shot);
  return (
    <div>
      <button
        type="button"
        className={styles.main}
        aria-haspopup="dialog"
        aria-label={`Увеличить фото: ${title}`}
        onClick={() => setOpen(true)}
      >
        <Picture kind="photo" file={shot.file} alt={title} sizes={mainSizes} priority="high" />
        <span>
          <Icon name="search" />
          Увеличить
        </span>
      </button>
      {shots.length > 1 && <Thumbnails shots={shots} index={index} onChoose={choose} />}
      {isOpen !== undefined && (
        <FullPictures
          title={model.title}
          shots={shots}
          index={index}
          onShow={choose}
          isOpen={isOpen}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}

interface ThumbnailsProps {
  readonly shots: readonly Shot[];
  readonly index: number;
  readonly onChoose: (index: number) => void;
}

function Thumbnails({ shots, index, onChoose }: ThumbnailsProps) {
  return (
    <ul className={styles.thumbnails} aria-label="Фото">
      {shots.map(({ file, color }, position) => (
        <li key={file}>
          <button
            type="button"
            aria-pressed={position === index}
            aria-label={color === undefined ? `Фото ${position + 1}` : undefined}
            onClick={() => onChoose(position)}
          >
            <Picture kind="item" file={file} alt="" sizes="112px" />
            {color !== undefined && <span>{color}</span>}
          </button>
        </li>
      ))}
    </ul>
  );
}
