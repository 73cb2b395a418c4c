import type { AnnouncedEvent, ParkEvent } from '@cablepark/domain/events/events';
import type { EventPlaces } from '@cablepark/domain/events/places';
import type { ShownEvent } from '@cablepark/domain/events/shown-event';
import type { WireCollection } from '../collections.ts';
import { requireWireTime, writeWireTime } from '../wire-time.ts';
import { type AnnouncedEventRow, type EventRow, eventRelations, eventRow } from './events.schema.ts';

type Moments = 'start' | 'end' | 'track';

export const eventCollection = {
  name: 'Event',
  row: eventRow,
  related: eventRelations,
} as const satisfies WireCollection;

/** The data of an event's card in a server-rendered page. */
export interface ShownEventRow {
  event: AnnouncedEventRow;
  places: EventPlaces;
}

export function readShownEvent({ event, places }: ShownEventRow): ShownEvent {
  return { event: readEventRow(event), places };
}

/** @throws Error with the text of SPEC.md §5 when one of its times is invalid. */
export function readEventRow<Row extends AnnouncedEventRow>(
  row: Row,
): Omit<Row, 'start' | 'end' | 'asset'> & Pick<AnnouncedEvent, Moments> {
  const { start, end, asset, ...same } = row;
  return {
    ...same,
    start: requireWireTime(start),
    end: end === null ? null : requireWireTime(end),
    track: asset,
  };
}

export function writeEventRow(event: ParkEvent): EventRow {
  const { start, end, track, ...same } = event;
  return {
    ...same,
    start: writeWireTime(start),
    end: end === null ? null : writeWireTime(end),
    asset: track,
  };
}
