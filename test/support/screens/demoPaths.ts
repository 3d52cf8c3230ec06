/** The category of the demo settings that most tests use. */
export const matsPath = '/catalog/96a7747841c8368567d4f62a';
/** The model «Страйп» of that category. */
export const stripePath = `${matsPath}/%D0%A1%D1%82%D1%80%D0%B0%D0%B9%D0%BF`;
