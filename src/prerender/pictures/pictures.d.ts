/** Writes the pictures of `publicFolder` to the folder `site`, in the widths of `src/shared/pictures.json`. */
export function writePictures(publicFolder: string, site: string): Promise<void>;
