import { useState } from 'react';
import type { Order } from '../../../domain/order/order';
import { orderText } from '../../../domain/order/orderText';
import { orderTable } from '../../../domain/order/orderTable';
import { orderSubject } from '../../../domain/order/orderTitle';
import { copyText } from '../../../shared/lib/copyText';
import { saveXlsx } from '../../../shared/files/saveTable';
import { savingTexts } from '../../../shared/files/savingTexts';
import { linkTo } from './linkTo';
import { orderFileName } from './mailOrder';
import { addPastOrder } from '../pastOrders/pastOrders';

/** The outcome of the last attempt to hand the order over. */
export interface Notice {
  readonly text: string;
  readonly isFailed?: boolean;
  /** The next step, which uses the order as it is when its button is pressed. */
  readonly next?: { readonly label: string; readonly action: NextAction };
  /** A text to be copied by hand. */
  readonly manual?: string;
}

export type NextAction = 'save' | 'copyLink';

/** The ways to hand over an order. Each adds it to the past orders of this device. */
export function useHandOff(order: Order) {
  const [notice, setNotice] = useState<Notice>();
  const items = order.lines.map(({ item }) => item);

  function succeed(done: Notice) {
    addPastOrder(items, new Date());
    setNotice(done);
  }

  async function copy(text: string) {
    const outcome = await copyText(text);
    if (outcome === 'copied') {
      succeed({ text: 'Скопировано' });
      return;
    }
    setNotice({
      text: 'Браузер не дал скопировать. Выделите текст и скопируйте его сами',
      isFailed: true,
      manual: text,
    });
  }

  async function save() {
    setNotice({ text: savingTexts.busy });
    try {
      await saveXlsx(orderFileName(order), orderTable(order, linkTo(order)));
      succeed({ text: savingTexts.saved });
    } catch {
      setNotice({
        text: savingTexts.failed,
        isFailed: true,
        next: { label: 'Повторить', action: 'save' },
      });
    }
  }

  async function share() {
    try {
      await navigator.share({
        title: orderSubject(order),
        text: orderText(order),
        url: linkTo(order),
      });
      succeed({ text: 'Заявка передана' });
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return;
      setNotice({
        text: 'Не удалось поделиться. Скопируйте ссылку на корзину',
        isFailed: true,
        next: { label: 'Скопировать ссылку', action: 'copyLink' },
      });
    }
  }

  return {
    notice,
    mailOpened: (needsFile: boolean) =>
      succeed(
        needsFile
          ? {
              text: 'Заявка длинная и в письмо не поместилась. Приложите к нему файл',
              next: { label: 'Скачать файл', action: 'save' },
            }
          : { text: 'Если письмо не открылось, скопируйте текст или скачайте файл' },
      ),
    copyOrder: () => void copy(orderText(order, linkTo(order))),
    copyLink: () => void copy(linkTo(order)),
    save: () => void save(),
    share: () => void share(),
    print: () => {
      window.print();
      succeed({ text: 'Если окно печати не открылось, скачайте XLSX и распечатайте его' });
    },
  };
}
