/**
 * In development a changed page takes the place of the one on the screen. Modules that export
 * components alone do so by themselves; a page exports its head as well.
 */
module.exports = (source) => `${source}
import { performReactRefresh } from 'react-refresh/runtime';
import.meta.webpackHot?.accept();
if (import.meta.webpackHot?.data) queueMicrotask(performReactRefresh);
`;
