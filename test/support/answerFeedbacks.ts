import { http, HttpResponse } from 'msw';
import { scenario, type ScenarioName } from '../../mocks/scenarios';
import { server } from '../../mocks/server';

/**
 * Answers the n-th request with the n-th scenario or status, and further ones with a success.
 * @returns the bodies received
 */
export function answerFeedbacks(...answers: (ScenarioName | number)[]): string[] {
  const bodies: string[] = [];
  server.use(
    http.post('/api/feedbacks', async ({ request }) => {
      bodies.push(await request.text());
      const answer = answers[bodies.length - 1] ?? 'success';
      if (typeof answer === 'number') return new HttpResponse('<html>', { status: answer });
      return scenario(answer).answer();
    }),
  );
  return bodies;
}
