import type { PriceBand, Season, SeasonException, SeasonPlan } from '@cablepark/domain/season/season.schema';
import { toGrosze, toPln } from '../money.ts';

/** The season in the API: as in the domain, but money is PLN. */
export type SeasonRow = Season;

/** A plan's effects on slots, and its reasons to leave some unchanged. */
export const seasonKinds = [
  'make',
  'reprice',
  'remove',
  'keptBooked',
  'keptByHand',
  /** Staff have freed that time: the plan makes no slot there. */
  'leftFree',
] as const;
export type SeasonKind = (typeof seasonKinds)[number];
export type SeasonCounts = Record<SeasonKind, number>;

/** A slot of a preview: an existing one, or a new one (`id` is null). */
export interface SeasonSlotRow {
  id: number | null;
  asset: number;
  startTime: string;
  /** Minutes. */
  duration: number;
  /** PLN; for `reprice` the new one. */
  price: number;
  /** PLN, only for `reprice`: the current price. */
  oldPrice: number | null;
}

/** POST /season/previews and /season/changes. */
export interface SeasonPreviewRequest {
  season: SeasonRow;
  /** Whether the change fills times again that staff have freed. */
  refill?: boolean;
}

export interface SeasonPreviewRow {
  /** The season version that the preview compares with. */
  version: number;
  counts: SeasonCounts;
  /** The first of each kind, at most `mostListed`. */
  slots: Record<SeasonKind, SeasonSlotRow[]>;
}
export const mostListed = 100;

/** The request for a change: the version that its author has seen, and the result of the preview. */
export interface SeasonChangeRequest extends SeasonPreviewRequest {
  version: number;
  expected: SeasonCounts;
}

export type SeasonChangeState = 'applying' | 'done' | 'undoing' | 'undone';

/** GET /season/changes/{id}: a change's progress, or its outcome. */
export interface SeasonChangeRow {
  id: number;
  state: SeasonChangeState;
  /** The number of completed steps. */
  cursor: number;
  steps: number;
  expected: SeasonCounts;
  /** The effects so far. */
  counts: SeasonCounts;
  date_created: string;
  /** Whether it can be undone; else the error code of undoing it. */
  undo: 'ok' | 'SLOT_BOOKED' | 'SEASON_BUSY' | 'SEASON_CHANGED';
}

/** GET /season. */
export interface SeasonState {
  season: SeasonRow;
  /** 0 before the first plan. */
  version: number;
  /** The last day with slots of each track. */
  released: { asset: number; until: string }[];
  /** The last change; null before the first. */
  change: SeasonChangeRow | null;
}

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
