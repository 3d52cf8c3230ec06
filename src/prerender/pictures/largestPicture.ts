import { resized, type PictureKind } from '../../shared/paths';
import kinds from '../../shared/pictures.json';

/**
 * The picture for search engines and messengers: the largest of its kind, as JPEG. Google requires at
 * least 50,000 pixels and has announced 500 × 500 for goods; Yandex enlarges those of 600 pixels and more.
 */
export function largestPicture(kind: PictureKind, file: string): string {
  return resized(kind, file, largestWidth(kind), 'jpg');
}

/** Px; a smaller original is not enlarged. */
export function largestWidth(kind: PictureKind): number {
  return Math.max(...kinds[kind].widths);
}
