import { formatDate } from '../../domain/format';
import { filledContacts, type Order } from '../../domain/order';
import { orderText } from '../../domain/orderText';

/** Characters; mail programs on Windows cut longer addresses. */
const longestAddress = 1900;

export interface OrderMail {
  readonly href: string;
  /** The order did not fit: its file has to be attached. */
  readonly needsFile: boolean;
}

/** An order as an address that opens a mail program, with as much of it as fits. */
export function mailOrder(order: Order, email: string): OrderMail {
  const subject = `Заявка от ${formatDate(order.date)}`;
  const contacts = filledContacts(order).map(([label, value]) => `${label}: ${value}`);
  const attached = `Состав заявки — во вложенном файле «${orderFileName(order)}.xlsx».`;
  const bodies = [
    orderText(order),
    [`${subject}.`, attached, ...contacts].join('\n'),
    [`${subject}.`, attached].join('\n'),
  ];
  const hrefs = bodies.map((body) => mailto(email, subject, body));
  const fitting = hrefs.findIndex((href) => href.length <= longestAddress);
  return { href: hrefs.at(fitting) ?? '', needsFile: fitting !== 0 };
}

/** «Заявка 2026-11-21», without the ending. */
export function orderFileName({ date }: Order): string {
  return `Заявка ${date}`;
}

function mailto(email: string, subject: string, body: string): string {
  const encode = (text: string) =>
    encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD').replace(/\r?\n/g, '\r\n'));
  return `mailto:${encode(email).replace('%40', '@')}?subject=${encode(subject)}&body=${encode(body)}`;
}
