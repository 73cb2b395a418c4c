import type { NewEvent } from '@cablepark/contract/park/events.schema';
import { requireWireTime, writeWireTime } from '@cablepark/contract/wire-time';
import type { AnnouncedEvent } from '@cablepark/domain/events/events';
import type { Insertable, Selectable } from 'kysely';
import type { EventTable } from '../../db/tables/slot-tables.ts';

/** All fields of an event. */
export interface EventDetails extends Omit<AnnouncedEvent, 'id'> {
  nameEn: string | null;
  descriptionEn: string | null;
}

export function readNewEvent(event: NewEvent): EventDetails {
  return {
    name: event.name,
    description: event.description ?? null,
    nameEn: event.nameEn ?? null,
    descriptionEn: event.descriptionEn ?? null,
    url: event.url ?? null,
    image: event.image ?? null,
    start: readTime(event.start),
    end: event.end ? readTime(event.end) : null,
    track: event.asset ?? null,
  };
}

/** With the field names of the API and the audit log. */
export function writeEvent({ start, end, track, ...same }: EventDetails) {
  return {
    ...same,
    start: writeWireTime(start),
    end: end === null ? null : writeWireTime(end),
    asset: track,
  } satisfies NewEvent;
}

export function fromRow(row: Selectable<EventTable>): EventDetails {
  return {
    name: row.name,
    description: row.description,
    nameEn: row.name_en,
    descriptionEn: row.description_en,
    url: row.url,
    image: row.image,
    start: Temporal.Instant.fromEpochMilliseconds(row.start_at),
    end: row.end_at === null ? null : Temporal.Instant.fromEpochMilliseconds(row.end_at),
    track: row.asset_id,
  };
}

export function toRow(event: EventDetails): Insertable<EventTable> {
  return {
    name: event.name,
    description: event.description,
    name_en: event.nameEn,
    description_en: event.descriptionEn,
    url: event.url,
    image: event.image,
    start_at: event.start.epochMilliseconds,
    end_at: event.end === null ? null : event.end.epochMilliseconds,
    asset_id: event.track,
  };
}

/** To the millisecond, as stored. */
function readTime(text: string): Temporal.Instant {
  return Temporal.Instant.fromEpochMilliseconds(requireWireTime(text).epochMilliseconds);
}
