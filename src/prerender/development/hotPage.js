/**
 * A webpack loader that accepts hot updates of a page. React Refresh accepts them only for modules
 * that export nothing but components, and a page exports its head as well.
 */
module.exports = (source) => `${source}
import { performReactRefresh } from 'react-refresh/runtime';
import.meta.webpackHot?.accept();
if (import.meta.webpackHot?.data) queueMicrotask(performReactRefresh);
`;
