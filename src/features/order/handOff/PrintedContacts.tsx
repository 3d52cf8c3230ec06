import { filledContacts, type Order } from '../../../domain/order/order';
import styles from './PrintedContacts.module.css';

/** Printed with the order, hidden on the screen. */
export function PrintedContacts({ order }: { readonly order: Order }) {
  const contacts = filledContacts(order);
  if (contacts.length === 0) return null;
  return (
    <dl className={styles.contacts}>
      {contacts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
