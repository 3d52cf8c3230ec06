/** The year of the company's beginning, which the copyright line starts at (spec §9). */
export const foundedIn = 1996;
