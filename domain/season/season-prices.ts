import type { SeasonPlan } from './season.schema.ts';

export const slotPriceKinds = ['weekday', 'weekend'] as const;
export type SlotPriceKind = (typeof slotPriceKinds)[number];

/** What slots cost in grosze, from the cheapest: on weekdays and at the weekend. Fridays and holidays are those of `slotDaysOf`. */
export type SlotPrices = Record<SlotPriceKind, number[]>;

/** The prices of plans that are not over, on the days on which they open. */
export function slotPricesOf(plans: readonly SeasonPlan[], today: Temporal.PlainDate): SlotPrices {
  const coming = plans.filter(({ lastDay }) => lastDay >= today.toString());
  const weekday: number[] = [];
  const weekend: number[] = [];
  for (const { week, prices } of coming) {
    const opens = (from: number, to: number) => week.slice(from, to).some((hours) => hours !== null);
    const hasWeekend = opens(5, 7);
    for (const band of prices) {
      if (opens(0, 5)) weekday.push(band.weekday);
      // If neither Saturday nor Sunday opens, Friday's evening is the weekend.
      if (hasWeekend || opens(4, 5)) weekend.push(hasWeekend ? band.weekend : band.fridayEvening);
    }
  }
  return { weekday: inOrder(weekday), weekend: inOrder(weekend) };
}

/** Prices in the price list that the season never charges. */
export function pricesApart(listed: Record<SlotPriceKind, number>, season: SlotPrices): SlotPriceKind[] {
  return slotPriceKinds.filter((kind) => season[kind].length > 0 && !season[kind].includes(listed[kind]));
}

function inOrder(prices: readonly number[]): number[] {
  return [...new Set(prices)].toSorted((a, b) => a - b);
}
