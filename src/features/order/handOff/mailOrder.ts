import { nbsp } from '../../../domain/format/number';
import { contactLines, type Order } from '../../../domain/order/order';
import { briefOrderText, orderText, type Brevity } from '../../../domain/order/orderText';
import { orderFileName, orderSubject } from '../../../domain/order/orderTitle';
import { mailHref } from '../../../shared/paths';

/** Characters; mail programs on Windows truncate longer addresses. */
const longestAddress = 1900;

interface OrderMail {
  readonly href: string;
  /** The order did not fit: its file has to be attached. */
  readonly needsFile: boolean;
}

/**
 * A `mailto:` address with as much of the order as fits (docs/product.md §11.2). An e-mail without room for
 * the link, or for the contacts beside it, refers to a file.
 * @param link opens a cart with the same lines
 */
export function mailOrder(order: Order, email: string, link: string): OrderMail {
  const subject = spaced(orderSubject(order));
  const withBody = (body: string) => mailHref(email, { subject, body: spaced(body) });
  const fits = (body: string) => withBody(body).length <= longestAddress;

  const text = fittingText(order, link, fits);
  if (text !== undefined) return { href: withBody(text), needsFile: false };

  const toAttach = `Приложите к письму файл «${orderFileName(order)}.xlsx»: в нём состав заявки.`;
  const [longer, shorter] = fits(link)
    ? [`${toAttach}\n${link}`, link]
    : [[toAttach, ...contactLines(order)].join('\n'), toAttach];
  return { href: withBody(fits(longer) ? longer : shorter), needsFile: true };
}

/**
 * The longest text of the order that fits: all of it, or at least the contacts, the sum and the link;
 * undefined if these do not fit.
 */
function fittingText(order: Order, link: string, fits: (text: string) => boolean) {
  const all = order.lines.length;
  const brief = (listed: number, lines: Brevity['lines'] = 'amount') =>
    briefOrderText(order, link, { listed, lines });
  if (!fits(brief(0))) return undefined;
  const texts = [
    orderText(order, link),
    brief(all, 'whole'),
    brief(all, 'withoutTitle'),
    brief(all),
  ];
  const complete = texts.find(fits);
  if (complete !== undefined) return complete;

  let [fitting, excessive] = [0, all];
  while (excessive - fitting > 1) {
    const middle = Math.floor((fitting + excessive) / 2);
    if (fits(brief(middle))) fitting = middle;
    else excessive = middle;
  }
  return brief(fitting);
}

/** In an address a no-break space takes six characters instead of three. */
function spaced(text: string): string {
  return text.replaceAll(nbsp, ' ');
}
