import type { Company } from '../../domain/settings/settings';

interface Requisite {
  readonly name: string;
  readonly value: string;
}

/** What an accountant copies; a requisite that the settings lack is left out. */
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

/** The company's card as a text file: the requisites and how to reach the office. */
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
