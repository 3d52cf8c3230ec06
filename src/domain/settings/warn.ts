/** Called with one warning for each part of the settings that was left out. */
export type Warn = (message: string) => void;
