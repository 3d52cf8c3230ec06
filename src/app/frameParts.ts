import { CallbackContent } from '../features/callback/CallbackDialog';
import { lazyPart } from '../shared/lazyPart/lazyPart';

/** Hydrated at the first interaction: until then, its prerendered links work without code. */
export const Footer = lazyPart(
  async () => (await import(/* webpackChunkName: "frame" */ './footer/Footer')).Footer,
);

/** Hydrated at the first interaction as well: only a failure to save the cart may have to wait for it. */
export const Toasts = lazyPart(
  async () => (await import(/* webpackChunkName: "frame" */ './toasts/Toasts')).Toasts,
);

/** Rendered only with a cart that is not empty. */
export const OrderBar = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "frame" */ '../features/cart/orderBar/OrderBar')).OrderBar,
);

/** The lazy parts that pages share. */
export const frameParts = [Footer, CallbackContent, Toasts, OrderBar];
