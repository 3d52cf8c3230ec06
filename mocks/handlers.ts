import { http, HttpResponse } from 'msw';
import { api } from '../src/shared/paths';

export const accept = () => new HttpResponse(null, { status: 204 });

/** The server without faults: the default in development and tests, which a test may override. */
export const handlers = [http.post(api.feedbacks, accept)];
