import { filledContacts, type Order } from '../../../domain/order/order';
import { orderTitle } from '../../../domain/order/orderTitle';
import { briefOrderText, orderText } from '../../../domain/order/orderText';
import { mailHref } from '../../../shared/paths';

/** Characters; mail programs on Windows truncate longer addresses. */
const longestAddress = 1900;

interface OrderMail {
  readonly href: string;
  /** The order did not fit: its file has to be attached. */
  readonly needsFile: boolean;
}

/** A `mailto:` address with the full or brief text of an order; if neither fits, it refers to a file. */
export function mailOrder(order: Order, email: string): OrderMail {
  const subject = orderTitle(order.date);
  const withBody = (body: string) => mailHref(email, { subject, body });
  const fits = (href: string) => href.length <= longestAddress;

  const whole = [orderText, briefOrderText].map((write) => withBody(write(order))).find(fits);
  if (whole) return { href: whole, needsFile: false };

  const attached = `${subject}.\nСостав заявки — во вложенном файле «${orderFileName(order)}.xlsx».`;
  const contacts = filledContacts(order).map(([label, value]) => `${label}: ${value}`);
  const signed = withBody([attached, ...contacts].join('\n'));
  return { href: fits(signed) ? signed : withBody(attached), needsFile: true };
}

/** «Заявка 2026-11-21», without an extension. */
export function orderFileName({ date }: Order): string {
  return `Заявка ${date}`;
}
