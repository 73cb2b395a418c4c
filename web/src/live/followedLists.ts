import { type SlotRange, slotFilter } from '../booking/api/slotFilter.ts';
import type { Filter } from '../lib/http/query.ts';
import type { FollowedList } from './messages.ts';

const slotFields = ['id', 'startTime', 'duration', 'price', 'asset', 'bookedBy', 'payment', 'event'];
const eventFields = ['id', 'name', 'description', 'url', 'start', 'end', 'image', 'asset'];
const englishFields = ['nameEn', 'descriptionEn'];

export function followedSlots(range: SlotRange, also: Filter = {}): FollowedList {
  return { collection: 'Slot', query: { filter: { ...slotFilter(range), ...also }, fields: slotFields } };
}

/** @param inEnglish whether the server announces English texts for events */
export function followedEvents(filter: Filter, inEnglish: boolean): FollowedList {
  const fields = inEnglish ? [...eventFields, ...englishFields] : eventFields;
  return { collection: 'Event', query: { filter, fields } };
}
