/** Where in the owner's files something is. What is unknown or does not apply is absent. */
export interface Place {
  /** As the owner named it: «каталог.xlsx», «import.xml». */
  readonly file: string;
  /** «Товары» */
  readonly sheet?: string | undefined;
  /** Row of the sheet, or line of a text file, counted from 1. */
  readonly row?: number | undefined;
  /** Column of a text file, counted from 1. */
  readonly column?: number | undefined;
  /** «C14» */
  readonly cell?: string | undefined;
  /** Of a carpet, or else its title, that of its category or of its model. */
  readonly article?: string | undefined;
  /** The heading or the name of the field: «Цена», `price`. */
  readonly field?: string | undefined;
}

/** Something wrong with the owner's files. An error keeps the site from being built. */
export interface Finding {
  readonly severity: 'error' | 'warning';
  readonly place: Place;
  /** A sentence in Russian, without the place: what is wrong, and the way out. */
  readonly message: string;
  /** Lines of the file that show the place. */
  readonly excerpt?: readonly string[] | undefined;
}

export function isError({ severity }: Pick<Finding, 'severity'>): boolean {
  return severity === 'error';
}

/** How a report begins a finding. */
export const marks = { error: 'Ошибка.', warning: 'Внимание.' } as const;

/** Keys and indexes from the root of the settings: `categories`, 3, `items`, 0, `price`. */
export type FieldPath = readonly (string | number)[];
