import { useAppSelector } from '../../state/hooks';
import { selectCompany } from '../../state/settings/settingsSlice';
import { downloadFile } from '../../shared/files/download';
import { Button } from '../../shared/ui/button/Button';
import { CopyButton } from '../../shared/ui/button/CopyButton';
import { Section } from '../../shared/ui/layout/Section';
import { Icon } from '../../shared/ui/picture/Icon';
import { companyCard, requisitesOf } from './companyCard';
import styles from './Requisites.module.css';

/** Without it, some Windows editors read the file as windows-1251. */
const byteOrderMark = '\uFEFF';

export function Requisites() {
  const company = useAppSelector(selectCompany);
  const requisites = requisitesOf(company);
  if (requisites.length === 0) return null;

  const download = () =>
    downloadFile('Реквизиты.txt', 'text/plain', byteOrderMark + companyCard(company));
  return (
    <Section
      title="Реквизиты"
      className={styles.section}
      aside={
        <Button variant="ghost" onClick={download}>
          <Icon name="download" />
          Скачать карточку
        </Button>
      }
    >
      <dl className={styles.list}>
        {requisites.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <span>{value}</span>
              <CopyButton text={value} of={name} />
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
