import { CallbackContent } from '../features/callback/useCallbackDialog';
import { SavingFailure } from '../features/cart/counter/CartCounter';
import { lazyPart } from '../shared/lazyPart/lazyPart';

/** Hydrated at the first interaction: until then, its prerendered links work without code. */
export const Footer = lazyPart(
  async () => (await import(/* webpackChunkName: "frame" */ './footer/Footer')).Footer,
);

/** The lazy parts that all pages share. */
export const frameParts = [Footer, CallbackContent, SavingFailure];
