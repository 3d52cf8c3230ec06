import clsx from 'clsx';
import { useState } from 'react';
import { picture, pictureSet } from '../../paths';
import kinds from '../../pictures.json';
import styles from './Picture.module.css';

interface PictureProps {
  readonly kind: keyof typeof kinds;
  /** Name of the master in the kind's folder; absent where the settings name no picture. */
  readonly file: string | undefined;
  readonly alt: string;
  /** Width of its place in the layout, as in the attribute of the same name. */
  readonly sizes: string;
  /** On the screen at once: not lazy, and fetched first. */
  readonly first?: boolean;
  readonly className?: string | undefined;
}

/** A photograph in a place of fixed proportions; a missing one leaves the place in neutral colour. */
export function Picture({ kind, file, alt, sizes, first = false, className }: PictureProps) {
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
  return (
    <picture className={clsx(styles.picture, className)}>
      <source type="image/avif" srcSet={pictureSet(kind, file, 'avif')} sizes={sizes} />
      <img
        ref={(image) => {
          // a prerendered picture may have failed before there was a listener
          if (image?.complete && image.naturalWidth === 0) setMissing(file);
        }}
        src={picture(kind, file)}
        srcSet={pictureSet(kind, file, 'jpg')}
        sizes={sizes}
        alt={alt}
        width={width}
        height={height}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : undefined}
        decoding="async"
        onError={() => setMissing(file)}
      />
    </picture>
  );
}
