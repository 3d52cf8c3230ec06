import { formatHours } from '../../domain/company/hours';
import { useAppSelector } from '../../state/hooks';
import { selectCompany } from '../../state/settings/settingsSlice';
import { Breadcrumbs } from '../../shared/ui/layout/Breadcrumbs';
import { CallbackButton } from '../../shared/ui/button/CallbackButton';
import { CopyButton } from '../../shared/ui/button/CopyButton';
import { PageHeading } from '../../shared/ui/layout/PageHeading';
import { KeyFacts } from '../../shared/ui/text/KeyFacts';
import layout from '../../shared/ui/layout/layout.module.css';
import { MailLink, PhoneLink } from '../../shared/ui/text/ContactLinks';
import { OpeningStatus } from './OpeningStatus';
import { PhoneList } from './PhoneList';
import { isKnown, officeOf, warehouseOf } from './places';
import styles from './ContactsHero.module.css';

export function ContactsHero() {
  const company = useAppSelector(selectCompany);
  const { phones, email } = company;
  const [office, warehouse] = [officeOf(company), warehouseOf(company)];
  const facts = [
    {
      name: 'Дополнительные',
      value: phones?.additional?.length ? <PhoneList phones={phones.additional} /> : undefined,
    },
    {
      name: `Склад, ${formatHours(warehouse.hours)}`,
      value: phones?.warehouse && <PhoneList phones={[phones.warehouse]} />,
    },
    { name: 'Электронная почта', value: email && <Email address={email} /> },
  ];
  return (
    <PageHeading
      narrow
      lead={<Breadcrumbs current="Контакты" />}
      title="Контакты"
      aside={isKnown(office) && <OpeningStatus hours={office.hours} />}
    >
      {phones?.office && (
        <>
          <PhoneLink className={styles.phone} phone={phones.office} />
          <p className={styles.hours}>Офис, {formatHours(office.hours)}</p>
        </>
      )}
      <KeyFacts facts={facts} />
      <div className={layout.actions}>
        <CallbackButton size="large" />
      </div>
    </PageHeading>
  );
}

function Email({ address }: { readonly address: string }) {
  return (
    <span className={styles.email}>
      <MailLink address={address} />
      <CopyButton text={address} of={address} />
    </span>
  );
}
