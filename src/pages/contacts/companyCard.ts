import type { Company } from '../../domain/settings/settings';

interface Requisite {
  readonly name: string;
  readonly value: string;
}

/** The company's bank details that the settings give. */
export function requisitesOf({ legalName, requisites = {} }: Company): Requisite[] {
  return known({
    Организация: legalName,
    ИНН: requisites.inn,
    КПП: requisites.kpp,
    ОГРН: requisites.ogrn,
    'Расчётный счёт': requisites.account,
    Банк: requisites.bank,
    БИК: requisites.bik,
    'Корр. счёт': requisites.correspondentAccount,
  });
}

/** A text with the company's bank details and the contacts of the office. */
export function companyCard(company: Company): string {
  const contacts = known({
    Адрес: company.office?.address,
    Телефон: company.phones?.office,
    'Электронная почта': company.email,
  });
  const lines = [...requisitesOf(company), ...contacts].map(
    ({ name, value }) => `${name}: ${value}`,
  );
  return lines.join('\r\n');
}

function known(values: Readonly<Record<string, string | undefined>>): Requisite[] {
  return Object.entries(values).flatMap(([name, value]) => (value ? { name, value } : []));
}
