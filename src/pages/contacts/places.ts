import { hoursOf, type Hours } from '../../domain/company/hours';
import type { Company, Place } from '../../domain/settings/settings';

/** The office or the warehouse, with its hours and phones. */
export interface ContactPlace {
  readonly title: string;
  readonly place: Place | undefined;
  readonly hours: Hours;
  readonly phones: readonly string[];
}

export function officeOf(company: Company): ContactPlace {
  const { office, phones } = company;
  return {
    title: 'Офис',
    place: office,
    hours: hoursOf(company).office,
    phones: [...new Set([phones?.office ?? [], phones?.additional ?? []].flat())],
  };
}

export function warehouseOf(company: Company): ContactPlace {
  const { warehouse, phones } = company;
  return {
    title: 'Склад',
    place: warehouse,
    hours: hoursOf(company).warehouse,
    phones: [phones?.warehouse ?? []].flat(),
  };
}

/** Whether the settings describe a place or give its phone; otherwise it is not shown. */
export function isKnown({ place, phones }: ContactPlace): boolean {
  return place !== undefined || phones.length > 0;
}
