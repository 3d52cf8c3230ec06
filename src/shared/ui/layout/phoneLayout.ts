/** Matches while pages have the layout of phones, as the style sheets have it (docs/design.md §3.4). */
export const phoneLayout = () => window.matchMedia('(width < 45em)');
