/** Writes the pictures of `publicFolder` into a site, in the widths and formats of the layout. */
export function writePictures(publicFolder: string, site: string): Promise<void>;
