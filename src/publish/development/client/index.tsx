import { createRoot } from 'react-dom/client';
import { followSource } from './followSource';
import { Report } from './Report';

/** Runs in the page, in development only: reloads it and shows the report over it (docs/product.md §27.22). */
const place = document.createElement('div');
document.body.append(place);
const root = createRoot(place);

followSource((report) => root.render(<Report report={report} />));
