import { requireWireTime, writeWireTime } from '@cablepark/contract/wire-time';
import type { Insertable, Selectable } from 'kysely';
import type { EventTable } from '../../db/tables.ts';
import type { NewEvent } from './events.schema.ts';

/** An event as the wire names its fields, with nothing left out. */
export type EventFields = { [Field in keyof NewEvent]-?: Exclude<NewEvent[Field], undefined> };

export function fromWire(event: NewEvent): EventFields {
  return {
    name: event.name,
    description: event.description ?? null,
    nameEn: event.nameEn ?? null,
    descriptionEn: event.descriptionEn ?? null,
    url: event.url ?? null,
    image: event.image ?? null,
    start: normal(event.start),
    end: event.end ? normal(event.end) : null,
    asset: event.asset ?? null,
  };
}

export function fromRow(row: Selectable<EventTable>): EventFields {
  return {
    name: row.name,
    description: row.description,
    nameEn: row.name_en,
    descriptionEn: row.description_en,
    url: row.url,
    image: row.image,
    start: wireTime(row.start_at),
    end: row.end_at === null ? null : wireTime(row.end_at),
    asset: row.asset_id,
  };
}

export function toRow(event: EventFields): Insertable<EventTable> {
  return {
    name: event.name,
    description: event.description,
    name_en: event.nameEn,
    description_en: event.descriptionEn,
    url: event.url,
    image: event.image,
    start_at: instantMs(event.start),
    end_at: event.end === null ? null : instantMs(event.end),
    asset_id: event.asset,
  };
}

export function instantMs(time: string): number {
  return requireWireTime(time).epochMilliseconds;
}

function normal(time: string): string {
  return wireTime(instantMs(time));
}

function wireTime(epochMs: number): string {
  return writeWireTime(Temporal.Instant.fromEpochMilliseconds(epochMs));
}
