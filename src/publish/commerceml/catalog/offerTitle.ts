import { isDash } from '../../source/values/dash';
import type { NamedValue, Offer, Product } from '../exchange/exchange';

/**
 * An offer whose characteristics are only in its title, «Ковёр (60x90, серый)», with those
 * (docs/product.md §26.8).
 */
export function withCharacteristics(product: Product, offer: Offer): Offer {
  const isKnown = offer.characteristics.length > 0 || product.characteristics.length > 0;
  if (isKnown || offer.id === product.id || offer.title === undefined) return offer;
  return { ...offer, characteristics: characteristicsIn(offer.title, product.title) };
}

/** What the title of an offer says beside that of its product. */
function characteristicsIn(title: string, ofProduct: string): readonly NamedValue[] {
  const isLonger = title.toLowerCase().startsWith(ofProduct.toLowerCase());
  const after = isLonger ? title.slice(ofProduct.length) : '';
  // «Ковёр» is no part of «Ковёрная дорожка»
  const rest = (/^[\p{L}\d]/u.test(after) || !isLonger ? title : after).replace(
    /^[\s,;:–—-]+|[\s,;]+$/g,
    '',
  );
  const inside = /^\((.*)\)$/.exec(rest)?.[1] ?? rest;
  return inside.split(/[,;]\s+/).flatMap((part) => {
    const value = part.trim();
    return value && !isDash(value) ? [{ name: '', value }] : [];
  });
}
