import { readMoment, type UnclearMoment } from '../../staff/form/moment.ts';
import type { SlotSpan } from './api/slotsIn.ts';
import { roundedStart } from './create/slotForm.ts';

/** The form of a range of slots: `datetime-local` texts in the park's zone. */
export interface RangeForm {
  tracks: readonly number[];
  start: string;
  end: string;
}

export const emptyRange: RangeForm = { tracks: [], start: '', end: '' };

export type RangeUnread = 'range' | 'order' | UnclearMoment;

/** A deletion needs track, start and end (SPEC.md §5). */
export function readRange({ tracks, start, end }: RangeForm, zone: string): SlotSpan | RangeUnread {
  const from = readMoment(roundedStart(start, zone), zone);
  const to = readMoment(end, zone);
  if (tracks.length === 0 || from === null || to === null) return 'range';
  if (typeof from === 'string') return from;
  if (typeof to === 'string') return to;
  return Temporal.Instant.compare(from, to) < 0 ? { tracks, from, to } : 'order';
}

/** The span to display, before the form shows errors. */
export function spanToShow(form: RangeForm, zone: string): SlotSpan | null {
  const range = readRange(form, zone);
  return typeof range === 'string' ? null : range;
}
