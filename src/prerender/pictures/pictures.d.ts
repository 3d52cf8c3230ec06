import type { PictureKind } from '../../shared/paths';

/** Writes the pictures of `publicFolder` to the folder `site`, in the widths of `src/shared/pictures.json`. */
export function writePictures(publicFolder: string, site: string): Promise<void>;

interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/**
 * The size of a resized picture, px: smaller originals are not enlarged.
 * @param file name of the original
 * @returns undefined if there is no such original
 */
export function pictureSize(
  publicFolder: string,
  kind: PictureKind,
  file: string,
  width: number,
): Promise<PictureSize | undefined>;
