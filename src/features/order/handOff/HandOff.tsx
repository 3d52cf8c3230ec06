import clsx from 'clsx';
import { useLayoutEffect } from 'react';
import type { OrderContact } from '../../../domain/order/order';
import { selectCartLines, selectReceivingWay } from '../../../state/cart/cartSelectors';
import { useAppSelector } from '../../../state/hooks';
import { selectPriceList, selectSettings } from '../../../state/settings/settingsSlice';
import { createDraft } from '../../../shared/lib/createDraft';
import { toIsoDate } from '../../../shared/lib/toIsoDate';
import { useNow } from '../../../shared/lib/useNow';
import layout from '../../../shared/ui/layout/layout.module.css';
import text from '../../../shared/ui/text/text.module.css';
import { ContactFields } from './ContactFields';
import { HandOffActions } from './HandOffActions';
import { PrintedContacts } from './PrintedContacts';
import { ReceivingWays } from './ReceivingWays';
import styles from './HandOff.module.css';

interface HandOffProps {
  /** Called once it is laid out. */
  readonly onShown: () => void;
}

const useContact = createDraft<OrderContact>({});

/** «Передать заявку»: hands the order over as an email, a text, a file, a printout or a link. */
export function HandOff({ onShown }: HandOffProps) {
  const lines = useAppSelector(selectCartLines);
  const { company, receiving: ways = [] } = useAppSelector(selectSettings);
  const { discounts } = useAppSelector(selectPriceList);
  const way = useAppSelector(selectReceivingWay);
  const [typed, changeContact] = useContact();
  const now = useNow();
  const isShown = now !== undefined;
  useLayoutEffect(() => {
    if (isShown) onShown();
  }, [isShown, onShown]);
  if (!now) return null;
  const contact = way ? { ...typed, receiving: way.title } : typed;
  const order = { date: toIsoDate(now), company, lines, discounts, contact };

  return (
    <>
      <PrintedContacts order={order} />
      <section className={clsx(layout.panel, styles.handOff)} aria-labelledby="handoff-title">
        <h2 id="handoff-title" className={text.panelTitle}>
          Передать заявку
        </h2>
        <p className={text.note}>Менеджер проверит наличие, согласует сроки и выставит счёт.</p>
        <div className={clsx(styles.asked, way && styles.columns)}>
          <ContactFields contact={typed} hasWays={way !== undefined} onChange={changeContact} />
          {way && <ReceivingWays ways={ways} />}
        </div>
        <HandOffActions order={order} />
      </section>
    </>
  );
}
