import { toGrosze } from '@cablepark/contract/money';
import type { SeasonInfoRow } from '@cablepark/contract/park/info.schema';
import { rowsOf, slotPriceOf } from '@cablepark/domain/prices/price-list';
import type { PriceGroup, PriceList } from '@cablepark/domain/prices/prices.schema';
import { slotPriceAt } from '@cablepark/domain/prices/slot-days';
import { isWeekendPriced } from '@cablepark/domain/time/park-time';
import type { info } from '../../i18n/pl/info.ts';

interface RuleWords {
  t: (typeof info)['prices'];
  /** Of grosze. */
  price: (grosze: number) => string;
}

/** The start of weekend prices beside the season's (SPEC.md §2, /prices). */
const usualFrom = '16:00';

/**
 * When a slot's weekend price applies, and what slots cost on days that the list doesn't name. Where other rows begin their weekend at another
 * hour, it says that, too. @param days null without a plan: as SPEC.md says
 */
export function slotRules(
  list: PriceList,
  days: SeasonInfoRow['slot_days'] | null,
  { t, price }: RuleWords,
): string[] {
  const hasSlotTwo = hasTwoSlotPrices(list);
  if (days === null) return hasSlotTwo ? [t.rule(usualFrom)] : [];
  const hasOthers = rowsOf(list).some(({ role, weekendPrice }) => role !== 'slot' && weekendPrice !== null);
  const { friday, holiday } = days;
  const own = (prices: readonly number[] = []) => {
    const [lowest, highest] = [prices[0] ?? 0, prices.at(-1) ?? 0].map((pln) => price(toGrosze(pln)));
    return [lowest ?? '', highest ?? ''] as const;
  };
  return [
    ...weekendRules(friday, { hasSlotTwo, hasOthers }, t),
    ...(friday?.as === 'own' ? [t.friday(friday.from ?? usualFrom, ...own(friday.prices))] : []),
    ...(holiday?.as === 'weekend' && hasSlotTwo ? [t.holidayAsWeekend] : []),
    ...(holiday?.as === 'own' ? [t.holiday(...own(holiday.prices))] : []),
  ];
}

/** When the weekend prices of other rows apply, for a list whose slot has a single price; else null. */
export function otherRowsRule(list: PriceList, t: RuleWords['t']): string | null {
  return hasTwoSlotPrices(list) ? null : t.rule(usualFrom);
}

/** Whether a group's weekend prices apply: those of slots by the season's days, other rows' as `otherRowsRule` says. Null: neither, or unknown */
export function weekendIn(
  { rows }: PriceGroup,
  list: PriceList,
  { now, zone, days }: { now: Temporal.Instant; zone: string; days: SeasonInfoRow['slot_days'] | null },
): boolean | null {
  const isOfSlots = hasTwoSlotPrices(list) && rows.some(({ role }) => role === 'slot');
  if (!isOfSlots) return isWeekendPriced(now, zone);
  const kind = slotPriceAt(now, zone, days);
  return kind && kind === 'weekend';
}

function hasTwoSlotPrices(list: PriceList): boolean {
  const slot = slotPriceOf(list);
  return slot !== null && slot.weekday !== slot.weekend;
}

function weekendRules(
  friday: SeasonInfoRow['slot_days']['friday'],
  { hasSlotTwo, hasOthers }: { hasSlotTwo: boolean; hasOthers: boolean },
  t: RuleWords['t'],
): string[] {
  if (!hasSlotTwo) return [];
  const from = friday?.as === 'weekend' ? friday.from : undefined;
  if (from !== undefined && (from === usualFrom || !hasOthers)) return [t.rule(from)];
  // The desk's other rows keep the usual hour.
  const others = hasOthers ? [t.othersRule(usualFrom)] : [];
  if (friday === null) return others;
  if (from !== undefined) return [t.slotRule(from), ...others];
  return hasOthers ? [t.slotSaturdayRule, ...others] : [t.saturdayRule];
}
