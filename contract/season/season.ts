import type { PriceBand, Season, SeasonException, SeasonPlan } from '@cablepark/domain/season/season.schema';
import { toGrosze, toPln } from '../money.ts';
import type { SeasonRow } from './season.schema.ts';

export function readSeasonRow(row: SeasonRow): Season {
  return withMoney(row, toGrosze);
}

export function writeSeasonRow(season: Season): SeasonRow {
  return withMoney(season, toPln);
}

function withMoney({ plans, release }: Season, convert: (money: number) => number): Season {
  return { plans: plans.map((plan) => planWithMoney(plan, convert)), release };
}

function planWithMoney(plan: SeasonPlan, convert: (money: number) => number): SeasonPlan {
  return {
    ...plan,
    prices: plan.prices.map((band) => bandWithMoney(band, convert)),
    exceptions: plan.exceptions.map((exception) => exceptionWithMoney(exception, convert)),
  };
}

function bandWithMoney(band: PriceBand, convert: (money: number) => number): PriceBand {
  const { from, weekday, fridayEvening, weekend, holiday } = band;
  return {
    from,
    weekday: convert(weekday),
    fridayEvening: convert(fridayEvening),
    weekend: convert(weekend),
    holiday: convert(holiday),
  };
}

function exceptionWithMoney(exception: SeasonException, convert: (money: number) => number): SeasonException {
  return { ...exception, price: exception.price === null ? null : convert(exception.price) };
}
