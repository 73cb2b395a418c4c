import type { PriceBand, Season, SeasonException, SeasonPlan } from '@cablepark/domain/season/season.schema';
import { toGrosze, toPln } from '../payments/money.ts';

/** The season as it crosses the wire: as the domain knows it, but money is PLN. */
export type SeasonRow = Season;

/** What the plan does to slots, and what it leaves as it is, and why. */
export const seasonKinds = [
  'make',
  'reprice',
  'remove',
  'keptBooked',
  'keptByHand',
  /** A hand has freed that time: no slot is made there. */
  'leftFree',
] as const;
export type SeasonKind = (typeof seasonKinds)[number];
export type SeasonCounts = Record<SeasonKind, number>;

/** A slot that a preview names: one that is there, or one to be made (`id` is null). */
export interface SeasonSlotRow {
  id: number | null;
  asset: number;
  startTime: string;
  /** Minutes. */
  duration: number;
  /** PLN; of `reprice` the new one. */
  price: number;
  /** PLN, of `reprice` alone: what it costs now. */
  oldPrice: number | null;
}

/** POST /season/previews and /season/changes. */
export interface SeasonPreviewRequest {
  season: SeasonRow;
  /** Whether times that a hand has freed are filled again. */
  refill?: boolean;
}

export interface SeasonPreviewRow {
  /** Of the season that it was held against. */
  version: number;
  counts: SeasonCounts;
  /** The first of each kind, at most `mostListed`. */
  slots: Record<SeasonKind, SeasonSlotRow[]>;
}
export const mostListed = 100;

/** What a change was asked to do: the version that its author has seen, and what the preview told. */
export interface SeasonChangeRequest extends SeasonPreviewRequest {
  version: number;
  expected: SeasonCounts;
}

export type SeasonChangeState = 'applying' | 'done' | 'undoing' | 'undone';

/** GET /season/changes/{id}: how far a change is, or what has become of it. */
export interface SeasonChangeRow {
  id: number;
  state: SeasonChangeState;
  /** How many of its steps are done. */
  cursor: number;
  steps: number;
  expected: SeasonCounts;
  /** What was done up to now. */
  counts: SeasonCounts;
  date_created: string;
  /** Whether it may be undone; else the code of the error that undoing would meet. */
  undo: 'ok' | 'SLOT_BOOKED' | 'SEASON_BUSY' | 'SEASON_CHANGED';
}

/** GET /season. */
export interface SeasonState {
  season: SeasonRow;
  /** 0 before the first plan. */
  version: number;
  /** Up to which day the slots of each track are made. */
  released: { asset: number; until: string }[];
  /** The last change; null before the first. */
  change: SeasonChangeRow | null;
}

export function readSeasonRow(row: SeasonRow): Season {
  return withMoney(row, toGrosze);
}

export function writeSeasonRow(planned: Season): SeasonRow {
  return withMoney(planned, toPln);
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
