import clsx from 'clsx';
import { useAppSelector } from '../../state/hooks';
import { selectCompany } from '../../state/settings/settingsSlice';
import layout from '../../shared/ui/layout/layout.module.css';
import { PlaceCard } from './PlaceCard';
import { isKnown, officeOf, warehouseOf } from './places';
import { Requisites } from './Requisites';
import type { Page } from '../page';
import styles from './ContactsPage.module.css';
import { ContactsHero } from './ContactsHero';

export const page: Page = {
  head: (settings) => ({
    title: 'Контакты',
    description: ['Телефоны, адреса и часы работы офиса и склада, реквизиты']
      .concat(settings.company.phones?.office ?? [], settings.company.office?.address ?? [])
      .join(' · '),
  }),
  Hero: ContactsHero,
  Content: ContactsContent,
};

function ContactsContent() {
  const company = useAppSelector(selectCompany);
  const places = [officeOf(company), warehouseOf(company)].filter(isKnown);
  return (
    <>
      {places.length > 0 && (
        <div className={layout.section}>
          <div className={clsx(layout.wrap, styles.places)}>
            {places.map((place) => (
              <PlaceCard key={place.title} {...place} />
            ))}
          </div>
        </div>
      )}
      <Requisites />
    </>
  );
}
