import { setupServer } from 'msw/node';
import { handlers } from './handlers';

/** The mock server for jest. */
export const server = setupServer(...handlers);
