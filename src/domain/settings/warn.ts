/** Called with one warning for each mistake in the settings. */
export type Warn = (message: string) => void;
