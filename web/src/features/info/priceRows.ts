import type { PriceList, TwoPrices } from '@cablepark/domain/park/prices';

export type PriceKey = keyof PriceList;
export type PriceGroup = 'water' | 'passes' | 'gear' | 'cable' | 'stay' | 'more';

/** Every price of SPEC.md §9 in the order in which people ask for them. */
export const priceGroups: Record<PriceGroup, readonly PriceKey[]> = {
  water: ['slot', 'instructor', 'foil', 'package', 'packageHour'],
  passes: ['pass10', 'pass20'],
  gear: ['board', 'proBoard', 'wetsuit'],
  cable: ['cableHour', 'cableFourHours', 'cableDay'],
  stay: ['cottageNight', 'extraPersonNight', 'tent'],
  more: ['hotTub', 'sup'],
};
export const groupNames = Object.keys(priceGroups) as PriceGroup[];

/** Rides on a pass (SPEC.md §9). */
const ridesOf: Partial<Record<PriceKey, number>> = { pass10: 10, pass20: 20 };

export function isTwoPrices(price: number | TwoPrices): price is TwoPrices {
  return typeof price === 'object';
}

/** What one ride on a pass costs in PLN, to the grosz; null for what is no pass. */
export function pricePerRide(prices: PriceList, key: PriceKey): number | null {
  const rides = ridesOf[key];
  const price = prices[key];
  if (rides === undefined || isTwoPrices(price)) return null;
  return Math.round((price * 100) / rides) / 100;
}
