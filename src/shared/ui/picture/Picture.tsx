import clsx from 'clsx';
import { useState } from 'react';
import { picture, pictureSet, type PictureKind } from '../../paths';
import kinds from '../../pictures.json';
import styles from './Picture.module.css';

interface PictureProps {
  readonly kind: PictureKind;
  /** The file name of the original in the kind's folder. */
  readonly file: string | undefined;
  readonly alt: string;
  /**
   * The HTML attribute `sizes`: the width at which it is shown. Left out for a thumbnail of up to 64px,
   * for which the smallest file is sharp enough; the choice in each of hundreds of rows delays the page.
   */
  readonly sizes?: string;
  /**
   * Loaded at once, before or after all else: `high` on the first screen, `low` for a picture that is not
   * shown yet. Left out, it is loaded when it comes near the screen.
   */
  readonly priority?: 'high' | 'low';
  readonly className?: string | undefined;
}

/** A picture with fixed proportions; a neutral area if it is missing or fails to load. */
export function Picture({ kind, file, alt, sizes, priority, className }: PictureProps) {
  const [missing, setMissing] = useState<string>();
  const { width, height } = kinds[kind];
  if (file === undefined || file === missing) {
    return (
      <svg
        className={clsx(styles.placeholder, className)}
        viewBox={`0 0 ${width} ${height}`}
        width={width}
        height={height}
        aria-hidden="true"
      />
    );
  }
  const offered = (set: string) => (sizes ? set : set.split(' ')[0]);
  return (
    <picture className={clsx(styles.picture, className)}>
      <source type="image/avif" srcSet={offered(pictureSet(kind, file, 'avif'))} sizes={sizes} />
      <img
        ref={(image) => {
          // a prerendered picture may have failed before hydration attached `onError`
          if (image?.complete && image.naturalWidth === 0) setMissing(file);
        }}
        src={picture(kind, file)}
        srcSet={offered(pictureSet(kind, file, 'jpg'))}
        sizes={sizes}
        alt={alt}
        width={width}
        height={height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority}
        decoding="async"
        onError={() => setMissing(file)}
      />
    </picture>
  );
}
