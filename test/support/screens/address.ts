/** The address of the page as a visitor reads it: «/prices?q=ковёр». */
export const address = () => decodeURIComponent(window.location.pathname + window.location.search);

/** Its query: «?q=ковёр». */
export const query = () => decodeURIComponent(window.location.search);
