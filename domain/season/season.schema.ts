import * as z from 'zod/mini';
import type { FieldFault } from '../errors.ts';
import { line } from '../text/plain-text.ts';

/** The schema of the season. Days and times are by the park's clocks, money is grosze. */

const day = z.string().check(
  z.regex(/^20\d\d-\d\d-\d\d$/),
  z.refine((text) => isDay(text), { error: 'regex' }),
);
const opening = z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/));
const closing = z.string().check(z.regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/));
/** When a day opens and closes; it may close at 24:00. */
const hours = z
  .strictObject({ opens: opening, closes: closing })
  .check(z.refine(({ opens, closes }) => opens < closes, { error: 'min', path: ['closes'] }));

const pause = z
  .strictObject({ from: opening, to: closing })
  .check(z.refine(({ from, to }) => from < to, { error: 'min', path: ['to'] }));

type Money = z.ZodMiniType<number, number>;

/** The price of slots that start at `from` or later, up to the next band, by the kind of day. */
const bandIn = (money: Money) =>
  z.strictObject({
    from: opening,
    weekday: money,
    /** Friday from 16:00. */
    fridayEvening: money,
    weekend: money,
    /** Poland's public holidays, on any weekday. */
    holiday: money,
  });

/** Days that differ from the plan: closed, with other hours, or at another price. */
const exceptionIn = (money: Money) =>
  z
    .strictObject({
      firstDay: day,
      lastDay: day,
      isClosed: z.boolean(),
      /** Null: as planned. */
      hours: z.nullable(hours),
      /** Null: as planned. */
      price: z.nullable(money),
    })
    .check(z.refine(({ firstDay, lastDay }) => firstDay <= lastDay, { error: 'min', path: ['lastDay'] }));

const planIn = (money: Money) =>
  z
    .strictObject({
      name: line(60),
      firstDay: day,
      lastDay: day,
      /** Null: for all tracks without a plan of their own on those days. */
      tracks: z.nullable(z.array(z.int().check(z.gte(1))).check(z.minLength(1), z.maxLength(12))),
      /** Monday first; null on days when the park is closed. */
      week: z.array(z.nullable(hours)).check(z.length(7)),
      /** The length of a slot. */
      minutes: z.int().check(z.gte(5), z.lte(60)),
      breaks: z.array(pause).check(z.maxLength(12)),
      /** In the order of their hours; the first also covers earlier slots. */
      prices: z.array(bandIn(money)).check(z.minLength(1), z.maxLength(12)),
      exceptions: z.array(exceptionIn(money)).check(z.maxLength(120)),
      /** The last slot ends at most this many minutes after sunset; null: no limit by sunset. */
      sunsetMinutes: z.nullable(z.int().check(z.gte(-120), z.lte(120))),
    })
    .check(z.refine(({ firstDay, lastDay }) => firstDay <= lastDay, { error: 'min', path: ['lastDay'] }));

/** When slots can be booked: `daysAhead` days before theirs, from `at` on; null: all at once. */
const release = z.strictObject({
  daysAhead: z.nullable(z.int().check(z.gte(0), z.lte(366))),
  at: opening,
});

/** @param money the schema of a price: grosze inside, PLN in the API */
export const seasonIn = (money: Money) =>
  z.strictObject({ plans: z.array(planIn(money)).check(z.maxLength(24)), release });

export const season = seasonIn(z.int().check(z.gte(0), z.lte(100_000_000)));

export type Season = z.infer<typeof season>;
export type SeasonPlan = z.infer<ReturnType<typeof planIn>>;
export type SeasonException = z.infer<ReturnType<typeof exceptionIn>>;
export type PriceBand = z.infer<ReturnType<typeof bandIn>>;
export type DayHours = z.infer<typeof hours>;

/** The season of a park without plans; once it has one, slots open a month ahead. */
export const emptySeason: Season = { plans: [], release: { daysAhead: 30, at: '08:00' } };

/** Faults across fields: two plans for one track and day, bands out of order, a sunset limit without a position. */
export function seasonFaults(draft: Season, hasMapPoint: boolean): FieldFault[] {
  return draft.plans.flatMap((one, index) => {
    const at = (field: string) => `plans.${index}.${field}`;
    const faults: FieldFault[] = [];
    const other = draft.plans.slice(0, index).find((earlier) => meets(earlier, one));
    if (other) faults.push({ field: at('firstDay'), type: 'unique', message: `It meets "${other.name}".` });
    const starts = one.prices.map(({ from }) => from);
    if (starts.some((from, band) => band > 0 && from <= (starts[band - 1] ?? ''))) {
      faults.push({ field: at('prices'), type: 'min', message: 'Hours of prices must rise.' });
    }
    if (one.sunsetMinutes !== null && !hasMapPoint) {
      faults.push({
        field: at('sunsetMinutes'),
        type: 'required',
        message: 'The park has no map point yet.',
      });
    }
    return faults;
  });
}

/** Whether both plans apply to one track on one day: a plan for named tracks overrides one for all. */
function meets(a: SeasonPlan, b: SeasonPlan): boolean {
  if (a.lastDay < b.firstDay || b.lastDay < a.firstDay) return false;
  if (a.tracks === null || b.tracks === null) return a.tracks === b.tracks;
  return a.tracks.some((track) => b.tracks?.includes(track));
}

function isDay(text: string): boolean {
  try {
    Temporal.PlainDate.from(text);
    return true;
  } catch {
    return false;
  }
}
