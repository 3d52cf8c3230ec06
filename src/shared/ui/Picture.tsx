import clsx from 'clsx';
import { useState } from 'react';
import styles from './Picture.module.css';

interface PictureProps {
  /** Absent where the settings name no picture. */
  readonly src: string | undefined;
  readonly alt: string;
  /** Proportions of the master, px. */
  readonly width: number;
  readonly height: number;
  /** On the screen at once: not lazy, and fetched first. */
  readonly first?: boolean;
  readonly className?: string | undefined;
}

/** A photograph in a place of fixed proportions; a missing one leaves the place in neutral colour. */
export function Picture({ src, alt, width, height, first = false, className }: PictureProps) {
  const [missing, setMissing] = useState<string>();
  if (src === undefined || src === missing) {
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
    <img
      ref={(image) => {
        // a prerendered picture may have failed before there was a listener
        if (image?.complete && image.naturalWidth === 0) setMissing(src);
      }}
      className={className}
      src={src}
      alt={alt}
      width={width}
      height={height}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : 'auto'}
      decoding="async"
      onError={() => setMissing(src)}
    />
  );
}
