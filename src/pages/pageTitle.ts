import type { Settings } from '../domain/settings/settings';

/** «Контакты — Порог», for a browser's tab; without a brand in the settings «Контакты». */
export function pageTitle(title: string, { company }: Settings): string {
  return company.brand ? `${title} — ${company.brand}` : title;
}
