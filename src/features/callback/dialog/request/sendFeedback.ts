import { postJson } from '../../../../shared/lib/http';
import { api } from '../../../../shared/paths';
import { escapeHtml } from './escapeHtml';

/** A call-back request, as typed. */
export interface Feedback {
  readonly customer: string;
  readonly phone: string;
  /** The visitor's clock, ms since 1970. */
  readonly timestamp: number;
}

/**
 * Posts the request, escaped (docs/product.md §12.7).
 * @throws {HttpError} on a status outside of 200 to 299, and whatever `fetch` throws
 */
export function sendFeedback(feedback: Feedback, signal: AbortSignal): Promise<void> {
  const { customer, phone, timestamp } = feedback;
  const body = { customer: escapeHtml(customer), phone: escapeHtml(phone), timestamp };
  return postJson(api.feedbacks, body, signal);
}
