/** The cells of a file, row by row; an empty one is undefined. */
export type Rows = readonly (readonly (string | number | undefined)[])[];
