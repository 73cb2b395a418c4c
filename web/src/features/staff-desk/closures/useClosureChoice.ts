import type { ClosureReason } from '@cablepark/domain/closures/closure';
import { closureHoursAtMost } from '@cablepark/domain/closures/closure-rules';
import { dayOf } from '@cablepark/domain/time/park-time';
import { useState } from 'react';
import { clock } from '../../../lib/time/clock.ts';
import { usePark } from '../../../park/ParkProvider.tsx';
import { useTracks } from '../../../park/useTracks.ts';
import { readMoment } from '../../../staff/form/moment.ts';
import type { ClosureTime } from './api/closures.ts';

/** With an unknown end; until a time today; for days. */
export type TimeKind = 'forNow' | 'time' | 'days';

export interface ClosureForm {
  kind: TimeKind;
  /** `HH:MM` today. */
  time: string;
  /** As in `moment.ts`; an empty `from` is now. */
  from: string;
  until: string;
  leftOut: readonly number[];
  reason: ClosureReason;
  note: string;
  noteEn: string;
}

/** The desk's choices for a closure. */
export function useClosureChoice() {
  const { zone } = usePark();
  const [form, setForm] = useState<ClosureForm>(() => emptyForm(zone));
  const openTracks = (useTracks() ?? []).filter(({ status }) => status !== 'retired').map(({ id }) => id);
  const tracks = openTracks.filter((id) => !form.leftOut.includes(id));
  return {
    form,
    change: (changes: Partial<ClosureForm>) => setForm((before) => ({ ...before, ...changes })),
    tracks,
    setTracks: (those: readonly number[]) =>
      setForm((before) => ({ ...before, leftOut: openTracks.filter((id) => !those.includes(id)) })),
    isOneTrack: openTracks.length === 1,
    time: timeOf(form, tracks, zone),
  };
}

export type ClosureChoice = ReturnType<typeof useClosureChoice>;

function emptyForm(zone: string): ClosureForm {
  const hour = clock
    .now()
    .toZonedDateTimeISO(zone)
    .add({ minutes: 60 })
    .round({ smallestUnit: 'minute', roundingIncrement: 30, roundingMode: 'ceil' });
  return {
    kind: 'forNow',
    time: hour.toPlainTime().toString({ smallestUnit: 'minute' }),
    from: '',
    until: '',
    leftOut: [],
    reason: 'wind',
    note: '',
    noteEn: '',
  };
}

/** Null while it is no time that can be closed. */
function timeOf(form: ClosureForm, tracks: readonly number[], zone: string): ClosureTime | null {
  if (form.kind === 'forNow') return { tracks, from: null, until: null };
  const now = clock.now();
  const isTime = form.kind === 'time';
  const from = isTime || form.from === '' ? null : readMoment(form.from, zone);
  const until = isTime
    ? form.time === ''
      ? null
      : readMoment(`${dayOf(now, zone).toString()}T${form.time}`, zone)
    : readMoment(form.until, zone);
  if (typeof from === 'string' || until === null || typeof until === 'string') return null;
  const first = from ?? now;
  const hours = first.until(until).total('hours');
  const isOpen = Temporal.Instant.compare(until, now) > 0;
  return isOpen && hours > 0 && hours <= closureHoursAtMost ? { tracks, from, until } : null;
}
