import { longestSlotMinutes, slotStartStepMinutes } from '@cablepark/domain/park/policy';
import type { PlannedSlot } from '@cablepark/domain/slots/clashes';
import { planSeason, planStarts, roundToStep } from '@cablepark/domain/slots/plan';
import { momentText, readMoment, type UnclearMoment } from '../../../staff/form/moment.ts';

/** `series`: consecutive slots from–to; `places`: several at one time; `season`: the same hours every day. */
export type MakingMode = 'series' | 'places' | 'season';

/** The form: numbers and times are the texts of their fields, in the park's zone. */
export interface MakingForm {
  mode: MakingMode;
  tracks: readonly number[];
  /** Id of the event that gets these places; empty for none. */
  event: string;
  price: string;
  duration: string;
  start: string;
  end: string;
  places: string;
  firstDay: string;
  lastDay: string;
  opens: string;
  closes: string;
}

export type MakingFault =
  | 'track'
  | 'start'
  | 'price'
  | 'duration'
  | 'places'
  | 'end'
  | 'order'
  | 'tooShort'
  | 'tooMany'
  | UnclearMoment;

/** More than any park needs: a mistyped year must not freeze the browser. */
const mostSlots = 40_000;
/** All places of one series go in one request. */
const mostPlaces = 1000;
const highestPrice = 1_000_000;

/** The first error, in the order of SPEC.md §5; `null` if the slots can be planned. */
export function makingFault(form: MakingForm, zone: string): MakingFault | null {
  if (form.tracks.length === 0) return 'track';
  const { start, end } = form.mode === 'season' ? seasonBounds(form) : rangeBounds(form, zone);
  if (start === null) return 'start';
  if (typeof start === 'string') return start;
  if (!isPrice(form.price)) return 'price';
  if (!isCount(form.duration, longestSlotMinutes)) return 'duration';
  if (form.mode === 'places') return isCount(form.places, mostPlaces) ? null : 'places';
  if (end === null) return 'end';
  if (typeof end === 'string') return end;
  if (start >= end) return 'order';
  const count = slotsADay(start, end, Number(form.duration)) * daysOf(form) * form.tracks.length;
  if (count < 1) return 'tooShort';
  return count > mostSlots ? 'tooMany' : null;
}

/** The form's slots, by track and time. Only for a form without errors. */
export function planSlots(form: MakingForm, zone: string): PlannedSlot[] {
  const minutes = Number(form.duration);
  const starts = plannedStarts(form, minutes, zone);
  return form.tracks
    .toSorted((a, b) => a - b)
    .flatMap((track) => starts.map((start) => ({ start, minutes, track })));
}

function plannedStarts(form: MakingForm, minutes: number, zone: string): Temporal.Instant[] {
  if (form.mode === 'season') {
    return planSeason({
      firstDay: Temporal.PlainDate.from(form.firstDay),
      lastDay: Temporal.PlainDate.from(form.lastDay),
      opens: roundedTime(form.opens),
      closes: Temporal.PlainTime.from(form.closes),
      minutes,
      zone,
    });
  }
  const start = readMoment(roundedStart(form.start, zone), zone);
  if (!(start instanceof Temporal.Instant)) return [];
  if (form.mode === 'places') return Array.from({ length: Number(form.places) }, () => start);
  const end = readMoment(form.end, zone);
  return end instanceof Temporal.Instant ? planStarts(start, end, minutes) : [];
}

/** Minutes on an abstract scale, to validate before planning. */
interface Bounds {
  start: number | UnclearMoment | null;
  end: number | UnclearMoment | null;
}

function rangeBounds(form: MakingForm, zone: string): Bounds {
  const minutes = (text: string) => {
    const moment = readMoment(text, zone);
    return moment instanceof Temporal.Instant ? moment.epochMilliseconds / 60_000 : moment;
  };
  return { start: minutes(roundedStart(form.start, zone)), end: minutes(form.end) };
}

/** The fields of a season are days and hours; missing or reversed ones use the texts of start and end. */
function seasonBounds({ firstDay, lastDay, opens, closes }: MakingForm): Bounds {
  const start = firstDay === '' || opens === '' ? null : minuteOf(roundedTime(opens));
  const end = lastDay === '' || closes === '' ? null : minuteOf(Temporal.PlainTime.from(closes));
  return lastDay !== '' && lastDay < firstDay ? { start, end: Number.NEGATIVE_INFINITY } : { start, end };
}

function daysOf({ mode, firstDay, lastDay }: MakingForm): number {
  if (mode !== 'season') return 1;
  return Temporal.PlainDate.from(firstDay).until(lastDay, { largestUnit: 'days' }).days + 1;
}

function slotsADay(start: number, end: number, duration: number): number {
  return Math.floor((end - start) / duration);
}

/**
 * Rounds a moment's text to a quarter of an hour (SPEC.md §9), with the offset of that moment. 01:53 becomes 03:00 if the clocks skip the hour
 * between. An invalid text stays as it is.
 */
export function roundedStart(text: string, zone: string): string {
  const moment = readMoment(text, zone);
  if (!(moment instanceof Temporal.Instant)) return text;
  const { offset } = moment.toZonedDateTimeISO(zone);
  const local = moment.toZonedDateTimeISO(offset).toPlainDateTime();
  return momentText(roundToStep(local, slotStartStepMinutes).toZonedDateTime(offset).toInstant(), zone);
}

function roundedTime(text: string): Temporal.PlainTime {
  const anyDay = Temporal.PlainDate.from('2000-01-01').toPlainDateTime(Temporal.PlainTime.from(text));
  return roundToStep(anyDay, slotStartStepMinutes).toPlainTime();
}

function minuteOf(time: Temporal.PlainTime): number {
  return time.hour * 60 + time.minute;
}

/** Positive, in whole grosze. */
export function isPrice(text: string): boolean {
  const price = Number(text);
  return (
    text.trim() !== '' &&
    price > 0 &&
    price <= highestPrice &&
    Number.isInteger(Math.round(price * 1e6) / 1e4)
  );
}

function isCount(text: string, most: number): boolean {
  const count = Number(text);
  return text.trim() !== '' && Number.isInteger(count) && count > 0 && count <= most;
}
