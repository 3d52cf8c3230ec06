import clsx from 'clsx';
import { unbroken } from '../../domain/format/unbroken';
import { formatHours } from '../../domain/company/hours';
import type { Place } from '../../domain/settings/settings';
import { CopyButton } from '../../shared/ui/button/CopyButton';
import { Icon } from '../../shared/ui/picture/Icon';
import layout from '../../shared/ui/layout/layout.module.css';
import text from '../../shared/ui/text/text.module.css';
import { OpeningStatus } from './OpeningStatus';
import { PhoneList } from './PhoneList';
import type { ContactPlace } from './places';
import styles from './PlaceCard.module.css';

export function PlaceCard({ title, place, hours, phones }: ContactPlace) {
  const rows = [
    { name: 'Адрес', value: place?.address },
    { name: 'Часы работы', value: formatHours(hours) },
    {
      name: phones.length === 1 ? 'Телефон' : 'Телефоны',
      value: phones.length > 0 && <PhoneList phones={phones} />,
    },
    { name: 'Как проехать', value: place && hasDirections(place) && <Directions place={place} /> },
  ];
  return (
    <section className={clsx(layout.panel, styles.card)}>
      <div className={styles.head}>
        <h2 className={text.panelTitle}>{title}</h2>
        <OpeningStatus hours={hours} />
      </div>
      <dl>
        {rows.map(
          ({ name, value }) =>
            value && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </section>
  );
}

function Directions({ place }: { readonly place: Place }) {
  const { directions, address } = place;
  const map = mapHref(place);
  return (
    <>
      {directions && <p>{unbroken(directions)}</p>}
      <div className={styles.actions}>
        {map && (
          <a className={text.action} href={map} target="_blank" rel="noopener noreferrer">
            <Icon name="external" />
            Открыть в Яндекс Картах
          </a>
        )}
        {address && <CopyButton text={address} label="Скопировать адрес" />}
      </div>
    </>
  );
}

function hasDirections(place: Place): boolean {
  return place.directions !== undefined || mapHref(place) !== undefined;
}

/** The coordinates if the settings have them, otherwise a search for the address. */
function mapHref({ latitude, longitude, address }: Place): string | undefined {
  if (latitude !== undefined && longitude !== undefined) {
    return `https://yandex.ru/maps/?pt=${longitude},${latitude}&z=16`;
  }
  return address && `https://yandex.ru/maps/?text=${encodeURIComponent(address)}`;
}
