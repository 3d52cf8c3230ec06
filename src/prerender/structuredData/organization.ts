import { absolute, foundedIn } from '../../domain/company/company';
import type { Settings } from '../../domain/settings/settings';
import { paths } from '../../shared/paths';
import type { Thing } from './thing';

export function organization(settings: Settings): Thing {
  const { brand, legalName, email, phones, requisites } = settings.company;
  return {
    '@type': 'Organization',
    name: brand,
    legalName,
    email,
    telephone: phones?.office,
    taxID: requisites?.inn,
    url: absolute(settings, paths.home),
    logo: absolute(settings, '/icons/icon-512.png'),
    foundingDate: String(foundedIn),
  };
}

export function webSite(settings: Settings): Thing {
  return {
    '@type': 'WebSite',
    name: settings.company.brand,
    url: absolute(settings, paths.home),
    inLanguage: 'ru',
  };
}
