import type { ParkEvent } from '@cablepark/domain/events/events';
import { isWebAddress } from '@cablepark/domain/text/web-address';
import { momentText, readMoment, type UnclearMoment } from '../../staff/form/moment.ts';
import type { EventChange } from './api/events.ts';

/** The form of an event; times in the park's zone, `track` an id or empty for all tracks. */
export interface EventForm {
  name: string;
  description: string;
  nameEn: string;
  descriptionEn: string;
  url: string;
  start: string;
  end: string;
  track: string;
  image: string | null;
}

export const emptyEvent: EventForm = {
  name: '',
  description: '',
  nameEn: '',
  descriptionEn: '',
  url: '',
  start: '',
  end: '',
  track: '',
  image: null,
};

export function formOf(event: ParkEvent, zone: string): EventForm {
  const text = (time: Temporal.Instant | null) => (time === null ? '' : momentText(time, zone));
  return {
    name: event.name,
    description: event.description ?? '',
    nameEn: event.nameEn ?? '',
    descriptionEn: event.descriptionEn ?? '',
    url: event.url ?? '',
    start: text(event.start),
    end: text(event.end),
    track: event.track === null ? '' : String(event.track),
    image: event.image,
  };
}

export type EventFaults = Partial<
  Record<'name' | 'start' | 'end' | 'url', 'required' | 'order' | 'url' | UnclearMoment>
>;

/** All wrong fields; if empty, the event can be sent. */
export function eventFaults(form: EventForm, zone: string): EventFaults {
  const [start, end] = [readMoment(form.start, zone), readMoment(form.end, zone)];
  const isEndWrong =
    start instanceof Temporal.Instant &&
    end instanceof Temporal.Instant &&
    Temporal.Instant.compare(start, end) >= 0;
  return {
    ...(form.name.trim() === '' ? { name: 'required' as const } : {}),
    ...(start === null ? { start: 'required' as const } : {}),
    ...(typeof start === 'string' ? { start } : {}),
    ...(typeof end === 'string' ? { end } : {}),
    ...(isEndWrong ? { end: 'order' as const } : {}),
    ...(form.url.trim() !== '' && !isWebAddress(form.url.trim()) ? { url: 'url' as const } : {}),
  };
}

/**
 * Empty fields are null on the wire.
 * @throws RangeError for times that are errors of the form
 */
export function changeOf(form: EventForm, zone: string): EventChange {
  const [start, end] = [readMoment(form.start, zone), readMoment(form.end, zone)];
  if (!(start instanceof Temporal.Instant) || typeof end === 'string')
    throw new RangeError('An event needs a start that the clocks show.');
  return {
    name: form.name.trim(),
    description: orNull(form.description),
    nameEn: orNull(form.nameEn),
    descriptionEn: orNull(form.descriptionEn),
    url: orNull(form.url),
    image: form.image,
    start,
    end,
    track: form.track === '' ? null : Number(form.track),
  };
}

function orNull(text: string): string | null {
  return text.trim() === '' ? null : text.trim();
}
