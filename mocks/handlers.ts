import { http, HttpResponse } from 'msw';
import { api } from '../src/shared/paths';

export const accept = () => new HttpResponse(null, { status: 204 });

/** The server without faults: development and tests begin with it, and a test may override it. */
export const handlers = [http.post(api.feedbacks, accept)];
