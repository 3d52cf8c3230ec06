/** Where the tab keeps the list of the quick order; in a file of its own for the home page. */
export const listKey = 'quickOrder';
