import { isWeekendPriced } from '../time/park-time.ts';

/** Prices in PLN including VAT (SPEC.md §9). Where weekdays and weekends differ, weekend prices start on Friday at 16:00. */
export interface TwoPrices {
  weekday: number;
  weekend: number;
}

export interface PriceList {
  slot: TwoPrices;
  pass10: number;
  pass20: number;
  board: number;
  proBoard: number;
  /** For 15 minutes. */
  instructor: number;
  wetsuit: number;
  package: number;
  packageHour: number;
  cableHour: TwoPrices;
  cableFourHours: TwoPrices;
  cableDay: TwoPrices;
  /** A night for the whole cottage, and for each person more than it sleeps. */
  cottageNight: number;
  extraPersonNight: number;
  /** For an hour. */
  hotTub: number;
  /** For an hour. */
  sup: number;
  /** For 15 minutes. */
  foil: number;
  tent: number;
}

export const defaultPrices: PriceList = {
  slot: { weekday: 55, weekend: 55 },
  pass10: 490,
  pass20: 850,
  board: 10,
  proBoard: 20,
  instructor: 30,
  wetsuit: 10,
  package: 70,
  packageHour: 250,
  cableHour: { weekday: 180, weekend: 220 },
  cableFourHours: { weekday: 600, weekend: 880 },
  cableDay: { weekday: 1500, weekend: 2200 },
  cottageNight: 400,
  extraPersonNight: 50,
  hotTub: 100,
  sup: 30,
  foil: 40,
  tent: 30,
};

/** The price that applies at a moment in the park's zone. */
export function priceAt(prices: TwoPrices, instant: Temporal.Instant, zone: string): number {
  return isWeekendPriced(instant, zone) ? prices.weekend : prices.weekday;
}
