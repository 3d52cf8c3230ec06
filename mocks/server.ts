import { setupServer } from 'msw/node';
import { handlers } from './handlers';

/** The mocked server of jest. */
export const server = setupServer(...handlers);
