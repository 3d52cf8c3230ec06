import type { Submission } from '../callbackMachine';

/** Reads the form; the timestamp comes from the visitor's clock. */
export function readForm(form: HTMLFormElement, isConsentRequired: boolean): Submission {
  const data = new FormData(form);
  const text = (name: string) => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  return {
    feedback: { customer: text('customer'), phone: text('phone'), timestamp: Date.now() },
    hasConsent: !isConsentRequired || data.has('consent'),
    isTrapped: text('topic') !== '',
  };
}
