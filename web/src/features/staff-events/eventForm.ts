import type { ParkEvent } from '@cablepark/domain/events/events';
import { isWebAddress } from '@cablepark/domain/text/web-address';
import { startOf, writeWireTime } from '@cablepark/domain/time/park-time';
import { momentText, readMoment } from '../../staff/form/moment.ts';
import type { EventBody } from './api/events.ts';

/** An event as it is typed; times by the park's clocks, `asset` an id or empty for all tracks. */
export interface EventForm {
  name: string;
  description: string;
  nameEn: string;
  descriptionEn: string;
  url: string;
  start: string;
  end: string;
  asset: string;
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
  asset: '',
  image: null,
};

export function formOf(event: ParkEvent, zone: string): EventForm {
  const text = (time: string | null) => (time === null ? '' : momentText(startOf({ startTime: time }), zone));
  return {
    name: event.name,
    description: event.description ?? '',
    nameEn: event.nameEn ?? '',
    descriptionEn: event.descriptionEn ?? '',
    url: event.url ?? '',
    start: text(event.start),
    end: text(event.end),
    asset: event.asset === null ? '' : String(event.asset),
    image: event.image,
  };
}

export type EventFaults = Partial<Record<'name' | 'start' | 'end' | 'url', 'required' | 'order' | 'url'>>;

export const eventLengths = { name: 200, description: 5000, url: 500 } as const;

/** Every field that is wrong; none, and the event may be sent. */
export function eventFaults(form: EventForm): EventFaults {
  return {
    ...(form.name.trim() === '' ? { name: 'required' as const } : {}),
    ...(form.start === '' ? { start: 'required' as const } : {}),
    ...(form.end !== '' && form.end <= form.start ? { end: 'order' as const } : {}),
    ...(form.url.trim() !== '' && !isWebAddress(form.url.trim()) ? { url: 'url' as const } : {}),
  };
}

/** Only for a form without faults: empty fields are null on the wire. */
export function bodyOf(form: EventForm, zone: string): EventBody {
  const time = (text: string) => {
    const moment = readMoment(text, zone);
    return moment === null ? null : writeWireTime(moment);
  };
  return {
    name: form.name.trim(),
    description: orNull(form.description),
    nameEn: orNull(form.nameEn),
    descriptionEn: orNull(form.descriptionEn),
    url: orNull(form.url),
    image: form.image,
    start: time(form.start) ?? '',
    end: time(form.end),
    asset: form.asset === '' ? null : Number(form.asset),
  };
}

function orNull(text: string): string | null {
  return text.trim() === '' ? null : text.trim();
}
