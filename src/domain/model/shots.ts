import type { Model } from '../trade/models';

/** A picture of a model. */
export interface Shot {
  /** The name of its file among the pictures of carpets. */
  readonly file: string;
  /** The colours that it shows: «серый»; undefined if no carpet with a colour has this picture. */
  readonly color: string | undefined;
}

/** The model's pictures: those that the owner lists for it, then any others of its carpets. */
export function shotsOf({ images, items }: Model): Shot[] {
  const files = new Set([...images, ...items.flatMap(({ image }) => image ?? [])]);
  return Array.from(files, (file) => {
    const shown = items.filter(({ image }) => image === file);
    const colors = new Set(shown.flatMap(({ color }) => color ?? []));
    return { file, color: colors.size === 0 ? undefined : [...colors].join(', ') };
  });
}

/** «Ковёр грязезащитный «Страйп», серый». */
export function shotTitle(title: string, { color }: Shot): string {
  return color === undefined ? title : `${title}, ${color}`;
}
