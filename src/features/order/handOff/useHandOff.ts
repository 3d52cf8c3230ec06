import { useEffect, useRef, useState } from 'react';
import type { Order } from '../../../domain/order/order';
import { orderText } from '../../../domain/order/orderText';
import { orderTable } from '../../../domain/order/orderTable';
import { orderFileName, orderSubject } from '../../../domain/order/orderTitle';
import { copyText } from '../../../shared/lib/copyText';
import { saveXlsx } from '../../../shared/files/saveTable';
import { showNotice } from '../../../shared/ui/toast/showNotice';
import { saveWithNotices } from '../../../shared/ui/toast/saveWithNotices';
import { linkTo } from './linkTo';
import { addPastOrder } from '../pastOrders/pastOrdersList';

/** The outcome of an attempt to hand the order over that leaves something to do. */
export interface Outcome {
  readonly text: string;
  readonly isFailed?: boolean;
  /** The next step, which uses the order as it is when its button is pressed. */
  readonly next?: { readonly label: string; readonly action: NextAction };
  /** Writes the text to be copied by hand, from the order as it is now. */
  readonly manual?: (order: Order) => string;
}

export type NextAction = 'save' | 'copyLink';

/** The ways to hand over an order. Each adds it to the past orders of this device. */
export function useHandOff(order: Order) {
  const [outcome, setOutcome] = useState<Outcome>();
  const latest = useRef(order);
  useEffect(() => {
    latest.current = order;
  }, [order]);

  function handedOver({ lines }: Order, left?: Outcome) {
    addPastOrder(lines, new Date());
    setOutcome(left);
  }

  function succeed(text: string) {
    handedOver(order);
    showNotice({ icon: 'check', text });
  }

  async function copy(write: (order: Order) => string) {
    if (await copyText(write(order))) {
      succeed('Скопировано');
      return;
    }
    setOutcome({
      text: 'Браузер не дал скопировать. Выделите текст и скопируйте его сами',
      isFailed: true,
      manual: write,
    });
  }

  async function saveFile(saved: Order) {
    await saveXlsx(orderFileName(saved), orderTable(saved, linkTo(saved)));
  }

  /** A retry saves the order as it is then. */
  async function saveLatest() {
    const { current } = latest;
    await saveFile(current);
    handedOver(current);
  }

  function openMail(needsFile: boolean) {
    if (needsFile) void saveWithNotices(() => saveFile(latest.current));
    handedOver(
      order,
      needsFile
        ? {
            text: 'Заявка длинная и в письмо не поместилась. Приложите к нему скачанный файл',
            next: { label: 'Скачать ещё раз', action: 'save' },
          }
        : { text: 'Если письмо не открылось, скопируйте текст или скачайте файл' },
    );
  }

  async function share() {
    try {
      await navigator.share({
        title: orderSubject(order),
        text: orderText(order),
        url: linkTo(order),
      });
      succeed('Заявка передана');
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return;
      setOutcome({
        text: 'Не удалось поделиться. Скопируйте ссылку на корзину',
        isFailed: true,
        next: { label: 'Скопировать ссылку', action: 'copyLink' },
      });
    }
  }

  return {
    outcome,
    openMail,
    copyOrder: () => void copy((written) => orderText(written, linkTo(written))),
    copyLink: () => void copy(linkTo),
    /** To be called when the visitor has copied the text by hand. */
    copiedByHand: () => handedOver(order, outcome),
    save: () => void saveWithNotices(saveLatest),
    share: () => void share(),
    print: () => {
      window.print();
      handedOver(order, {
        text: 'Если окно печати не открылось, скачайте XLSX и распечатайте его',
      });
    },
  };
}
