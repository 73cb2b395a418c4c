import { firstDayMs, slots } from './park-data.ts';

/** One request of somebody who is nobody here. */
export interface Attack {
  what: string;
  method: 'GET' | 'SEARCH' | 'POST';
  path: string;
  body?: string;
}

const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

function search(what: string, query: object, path = '/items/Slot'): Attack {
  return { what, method: 'SEARCH', path, body: JSON.stringify({ query }) };
}

function get(what: string, query: Record<string, string>, path = '/items/Slot'): Attack {
  return { what, method: 'GET', path: `${path}?${new URLSearchParams(query).toString()}` };
}

const never = (index: number) => ({ price: { _eq: 1_000_000 + index } });
const inText = (part: string) => ({ event: { description: { _icontains: part } } });
const until = (days: number) => new Date(firstDayMs + days * 86_400_000).toISOString();
/** As much as a body may hold. */
const megabyte = 1_040_000;
const filled = (head: string, part: string, tail: string) =>
  head + part.repeat(Math.floor((megabyte - head.length - tail.length) / part.length)) + tail;

/** One class of request a line: most of what a visitor can ask, and as much of it as is answered or refused. */
export const attacks: readonly Attack[] = [
  ...[1, 4, 40, 200].map((count) =>
    search(`${count} texts sought in the events' descriptions`, {
      filter: { _or: times(count, (index) => inText(`zz${index}`)) },
    }),
  ),
  search('a text that almost fits everywhere', { filter: inText(`${'a'.repeat(60)}z`) }),
  search('a text of 2,500 letters that almost fits everywhere', { filter: inText(`${'a'.repeat(2500)}z`) }),
  search(
    '4 texts sought in the events themselves',
    {
      filter: { _or: times(4, (index) => ({ description: { _icontains: `ął${index}` } })) },
    },
    '/items/Event',
  ),
  search('a text compared with the events of all slots', {
    filter: { event: { description: { _gt: 'Łó' } } },
  }),
  ...[10, 40, 200].map((count) =>
    search(`${count} conditions that no slot meets`, { filter: { _or: times(count, never) } }),
  ),
  search('40 conditions and both counts', {
    filter: { _or: times(40, never) },
    meta: '*',
  }),
  search('1,000 empty filters', { filter: { _and: times(1000, () => ({})) } }),
  search('200,000 empty filters', { filter: { _and: times(200_000, () => ({})) } }),
  {
    what: 'a megabyte of empty filters',
    method: 'SEARCH',
    path: '/items/Slot',
    body: filled('{"query":{"filter":{"_or":[', '{},', '{}]}}}'),
  },
  {
    what: 'a megabyte of brackets',
    method: 'SEARCH',
    path: '/items/Slot',
    body: filled('{"query":{"filter":', '[', ''),
  },
  {
    what: 'a megabyte of names',
    method: 'SEARCH',
    path: '/items/Slot',
    body: filled('{"query":{"fields":"', 'id,', '"}}'),
  },
  {
    what: 'a megabyte of listed numbers',
    method: 'SEARCH',
    path: '/items/Slot',
    body: filled('{"query":{"filter":{"id":{"_in":"', '1,', '2"}}}}'),
  },
  {
    what: 'a megabyte of JSON in JSON',
    method: 'SEARCH',
    path: '/items/Slot',
    body: filled('{"query":{"filter":"[', '1,', '1]"}}'),
  },
  {
    what: 'a megabyte to log in with',
    method: 'POST',
    path: '/auth/login',
    body: filled('{"email":[', '{},', '{}]}'),
  },
  search('5,000 listed ids', { filter: { id: { _in: times(5000, (index) => index) } }, limit: -1 }),
  search('5,000 ids listed as not wanted', {
    filter: { id: { _nin: times(5000, (index) => index) } },
    limit: -1,
  }),
  get('all slots', { limit: '-1' }),
  ...[2016, 2500, 10_000].map((limit) => get(`${limit} slots`, { limit: String(limit) })),
  get('2,500 slots in the range of a year', {
    limit: '2500',
    sort: 'startTime,id',
    'filter[asset][_eq]': '1',
    'filter[startTime][_gt]': until(0),
    'filter[startTime][_lt]': until(365),
    meta: 'filter_count',
  }),
  get('10,000 slots with their events', { limit: '10000', fields: '*,event.*,asset.*' }),
  get('2,500 slots with their events', { limit: '2500', fields: '*,event.*,asset.*' }),
  get('100 slots with their events', { fields: '*,event.*,asset.*' }),
  get('all events with the ids of their slots', { limit: '-1' }, '/items/Event'),
  get(
    '1,200 events as the site asks',
    { limit: '1200', sort: 'start,id', fields: '*,image.*,asset.*', meta: 'filter_count' },
    '/items/Event',
  ),
  get('slots sorted by ten things', {
    sort: 'price,-duration,-startTime,asset.name,event.start,-event.name,asset.id,event.id,-bookedBy,payment',
  }),
  get('slots sorted by what their events say', { sort: 'event.description,-event.descriptionEn' }),
  get('the last page of all slots', { offset: String(slots - 100), sort: 'price' }),
  get('events sorted by what they say', { sort: 'description,descriptionEn', fields: 'id' }, '/items/Event'),
  get('all slots counted in groups of one', {
    'aggregate[count]': '*',
    groupBy: 'startTime,id,price',
    limit: '-1',
  }),
  get('2,500 groups of slots', { 'aggregate[count]': '*', groupBy: 'startTime,price', limit: '2500' }),
  get('200 counts of one field', { 'aggregate[count]': times(200, () => 'price').join(',') }),
  get('groups of ten fields', {
    'aggregate[count]': 'id,startTime,price,duration,asset,event,bookedBy,payment',
    groupBy: 'price,duration,startTime,asset,event,bookedBy,payment,id',
  }),
  get(
    'events in groups of what they say',
    { 'aggregate[count]': '*', groupBy: 'description,descriptionEn' },
    '/items/Event',
  ),
  { what: '2,000 parameters', method: 'GET', path: `/items/Slot?${'sort=a&'.repeat(1990)}` },
  { what: '1,000 listed parameters', method: 'GET', path: `/items/Slot?${'sort[]=id&'.repeat(999)}limit=1` },
  { what: 'an address of 15,000 brackets', method: 'GET', path: `/items/Slot?filter${'[a]'.repeat(5000)}=1` },
  { what: 'the page of events', method: 'GET', path: '/events' },
  { what: 'a page of the planner', method: 'GET', path: '/planner/1' },
];
