import { setupServer } from 'msw/node';
import { handlersOf } from './scenarios';

export const server = setupServer(...handlersOf('success'));
