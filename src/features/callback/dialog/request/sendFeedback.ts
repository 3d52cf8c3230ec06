import { postJson } from '../../../../shared/lib/http';
import { api } from '../../../../shared/paths';
import { escapeHtml } from './escapeHtml';
import { trimInvisible } from './phone';

/** A request for a call back, as it was typed (spec §3). */
export interface Feedback {
  readonly customer: string;
  readonly phone: string;
  /** Client time, ms. */
  readonly timestamp: number;
}

export function sendFeedback(feedback: Feedback, signal: AbortSignal): Promise<void> {
  const { customer, phone, timestamp } = feedback;
  const body = { customer: clean(customer), phone: clean(phone), timestamp };
  return postJson(api.feedbacks, body, { signal });
}

function clean(text: string): string {
  return escapeHtml(trimInvisible(text));
}
