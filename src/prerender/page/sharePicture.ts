import { largestPicture, largestWidth } from '../pictures/largestPicture';
import type { PictureFolders } from '../pictures/originals';
import { pictureSize } from '../pictures/pictures';
import { picturesOf, type Subject } from './subject';

export interface SharePicture {
  readonly path: string;
  /** Px */
  readonly width: number;
  /** Px */
  readonly height: number;
  readonly alt?: string;
}

/** The picture that messengers show with a link to a page: the first of its own that exists. */
export async function sharePicture(
  folders: PictureFolders,
  subject: Subject,
): Promise<SharePicture | undefined> {
  const background = { kind: 'background', file: 'background.jpg', alt: undefined } as const;
  for (const { kind, file, alt } of [...picturesOf(subject), background]) {
    const size = await pictureSize(folders, kind, file, largestWidth(kind));
    if (size) return { path: largestPicture(kind, file), ...size, ...(alt && { alt }) };
  }
  return undefined;
}
