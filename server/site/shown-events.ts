import { pastEventDays } from '@cablepark/domain/events';
import { dayOf, startOfDay, writeWireTime } from '@cablepark/domain/park-time';
import { event } from '../items/collections/event.ts';
import { slot } from '../items/collections/slot.ts';
import { readMany } from '../items/items.service.ts';
import type { Row } from '../items/rows.ts';
import type { Park } from '../park.ts';

/** What the page of events shows to a visitor, as the wire has it. */
export interface ShownEvents {
  events: Row[];
  slots: Row[];
}

/** The events and their slots as every visitor may see them. */
export async function readShownEvents(park: Park): Promise<ShownEvents> {
  const { zone } = park.config;
  const now = park.clock.now();
  const from = writeWireTime(startOfDay(dayOf(now, zone).subtract({ days: pastEventDays }), zone));
  const visitor = { viewer: null, now: () => now };
  const asked = { sort: 'start,id', limit: -1, filter: { start: { _gte: from } } };
  const { data: events } = await readMany(park, event, asked, visitor);
  const filter = { event: { start: { _gte: from } } };
  const { data: slots } = await readMany(park, slot, { sort: 'startTime,id', limit: -1, filter }, visitor);
  return { events, slots };
}
