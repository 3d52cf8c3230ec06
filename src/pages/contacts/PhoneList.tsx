import { telHref } from '../../shared/paths';
import text from '../../shared/ui/text/text.module.css';
import styles from './PhoneList.module.css';

export function PhoneList({ phones }: { readonly phones: readonly string[] }) {
  return (
    <span className={styles.list}>
      {phones.map((phone) => (
        <a key={phone} className={text.phone} href={telHref(phone)}>
          {phone}
        </a>
      ))}
    </span>
  );
}
