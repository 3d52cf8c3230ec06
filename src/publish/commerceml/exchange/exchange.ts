import type { Place } from '../../finding';

/** What an export of 1C contains, by its ids («Ид»), in the order of the files. */
export interface Exchange {
  /** Where each catalogue begins. */
  readonly catalogues: Map<string, Place>;
  readonly groups: Map<string, Group>;
  readonly properties: Map<string, Property>;
  readonly priceTypes: Map<string, PriceType>;
  readonly products: Map<string, Product>;
  readonly offers: Map<string, Offer>;
  /** Names of the files that could not be read to their end. */
  readonly unread: Set<string>;
}

interface Named {
  readonly id: string;
  readonly title: string;
  readonly place: Place;
}

export interface Group extends Named {
  readonly parent: Group | undefined;
  readonly image: string | undefined;
}

interface Property extends Named {
  /** Texts of a list's values, by their ids; empty for no value. */
  readonly values: ReadonlyMap<string, string>;
}

interface PriceType extends Named {
  readonly currency: string | undefined;
  /** Whether 1C says that the prices do not contain it. */
  readonly isWithoutVat: boolean;
}

/** A property, a requisite or a characteristic with its value. */
export interface NamedValue {
  readonly name: string;
  readonly value: string;
}

/** «Товар» */
export interface Product extends Named {
  readonly article: string | undefined;
  readonly barcode: string | undefined;
  readonly unit: string | undefined;
  readonly groups: readonly string[];
  readonly description: string | undefined;
  /** Relative to the owner's folder, with «/». */
  readonly images: readonly string[];
  readonly country: string | undefined;
  readonly brand: string | undefined;
  /** By the ids of properties. */
  readonly properties: readonly NamedValue[];
  readonly requisites: readonly NamedValue[];
  readonly characteristics: readonly NamedValue[];
  readonly isDeleted: boolean;
}

/** «Предложение»: a product, or one of its characteristics, with prices and stock. */
export interface Offer {
  readonly id: string;
  /** The part of the id before «#», unless there is a product with the whole id. */
  readonly productId: string;
  readonly title: string | undefined;
  readonly place: Place;
  readonly article: string | undefined;
  readonly barcode: string | undefined;
  readonly unit: string | undefined;
  readonly images: readonly string[];
  readonly characteristics: readonly NamedValue[];
  readonly prices: readonly Price[];
  /** Units in all warehouses; undefined if the export does not say. */
  readonly stock: number | undefined;
  readonly isDeleted: boolean;
}

/** «Цена» */
export interface Price {
  /** Id of its type. */
  readonly type: string;
  /** As it is written. */
  readonly value: string;
  readonly currency: string | undefined;
  readonly unit: string | undefined;
  /** Base units in the unit of the price. */
  readonly ratio: string | undefined;
  /** Amount from which it applies. */
  readonly from: string | undefined;
  readonly place: Place;
}

/** Adds a finding about an export. */
export type AddFinding = (severity: 'error' | 'warning', place: Place, message: string) => void;
