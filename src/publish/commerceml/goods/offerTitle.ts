import { isDash } from '../../source/values/dash';
import type { Good, NamedValue, Offer } from '../exchange/exchange';

/**
 * An offer whose characteristics are only in its title, «Ковёр (60x90, серый)», with those
 * (docs/product.md §26.8).
 */
export function withCharacteristics(good: Good, offer: Offer): Offer {
  const isKnown = offer.characteristics.length > 0 || good.characteristics.length > 0;
  if (isKnown || offer.id === good.id || offer.title === undefined) return offer;
  return { ...offer, characteristics: characteristicsIn(offer.title, good.title) };
}

/** What the title of an offer says beside that of its good. */
function characteristicsIn(title: string, ofGood: string): readonly NamedValue[] {
  const isLonger = title.toLowerCase().startsWith(ofGood.toLowerCase());
  const after = isLonger ? title.slice(ofGood.length) : '';
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
