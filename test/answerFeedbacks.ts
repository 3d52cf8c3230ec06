import { http, HttpResponse } from 'msw';
import { server } from '../mocks/server';

/** Answers the n-th request with the n-th status, 0 being a dropped connection, then with 204. */
export function answerFeedbacks(...statuses: number[]): string[] {
  const bodies: string[] = [];
  server.use(
    http.post('/api/feedbacks', async ({ request }) => {
      bodies.push(await request.text());
      const status = statuses[bodies.length - 1] ?? 204;
      if (status === 0) return HttpResponse.error();
      return new HttpResponse(status === 204 ? null : '<html>', { status });
    }),
  );
  return bodies;
}
