/** A node of a schema.org graph. */
export type Thing = Readonly<Record<string, unknown>>;
