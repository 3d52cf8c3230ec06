import { formatTime, hoursOf, type Hours } from '../../domain/company/hours';
import type { Place, Settings } from '../../domain/settings/settings';
import type { Thing } from './thing';

const workdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];

/** The office and the warehouse, each only if the settings give its address. */
export function stores({ company }: Settings): Thing[] {
  const { brand, phones, office, warehouse } = company;
  const hours = hoursOf(company);
  const name = (kind: string) => (brand ? `${brand} — ${kind}` : kind);
  return [
    store(name('офис'), office, hours.office, phones?.office),
    store(name('склад'), warehouse, hours.warehouse, phones?.warehouse),
  ].flat();
}

function store(name: string, place: Place | undefined, hours: Hours, telephone?: string): Thing[] {
  if (!place?.address) return [];
  const { address, latitude, longitude } = place;
  return [
    {
      '@type': 'WholesaleStore',
      name,
      address,
      telephone,
      geo:
        latitude === undefined || longitude === undefined
          ? undefined
          : { '@type': 'GeoCoordinates', latitude, longitude },
      openingHoursSpecification: {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: workdays,
        opens: clock(hours.opens),
        closes: clock(hours.closes),
      },
    },
  ];
}

/** Minutes after midnight as «09:00». */
function clock(minutes: number): string {
  return formatTime(minutes).padStart(5, '0');
}
