import { PhoneLink } from '../../shared/ui/text/ContactLinks';
import text from '../../shared/ui/text/text.module.css';
import styles from './PhoneList.module.css';

export function PhoneList({ phones }: { readonly phones: readonly string[] }) {
  return (
    <span className={styles.list}>
      {phones.map((phone) => (
        <PhoneLink key={phone} className={text.phone} phone={phone} />
      ))}
    </span>
  );
}
