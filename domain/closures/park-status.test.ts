import { expect, test } from 'vitest';
import { at } from '../testing/slot.ts';
import { parkStatus, type StatusFacts } from './park-status.ts';

const clock = (time: string) => at(`2026-07-04T${time}:00Z`);
const span = (time: string) => ({ start: clock(time), minutes: 15 });
const facts: StatusFacts = {
  now: clock('12:00'),
  tracks: [1, 2],
  closures: [],
  delay: null,
  today: [span('08:00'), span('16:15'), span('17:45')],
  next: at('2026-07-05T08:00:00Z'),
};
const closure = (tracks: number[], until: string, differs = {}) => ({
  id: 1,
  tracks,
  from: clock('11:00'),
  until: clock(until),
  isForNow: false,
  reason: 'wind' as const,
  note: null,
  noteEn: null,
  madeAt: clock('11:02'),
  ...differs,
});

test.each([
  ['in its hours', {}, { state: 'open', until: clock('18:00') }],
  ['before them', { now: clock('07:00') }, { state: 'opens', at: clock('08:00') }],
  ['after them', { now: clock('18:00') }, { state: 'opens', at: at('2026-07-05T08:00:00Z') }],
  ['without slots to come', { today: [], next: null }, null],
  [
    'after a stop',
    { delay: { minutes: 20, since: clock('11:50') } },
    { state: 'delayed', minutes: 20, since: clock('11:50') },
  ],
  ['with one track closed', { closures: [closure([1], '16:00')] }, { state: 'open', until: clock('18:00') }],
  [
    'with all tracks closed',
    { closures: [closure([1], '16:00'), closure([2], '17:00', { reason: 'storm' })] },
    { state: 'closed', until: clock('16:15'), isForNow: false, reason: 'wind', since: clock('11:02') },
  ],
  [
    'with a track closed twice',
    { closures: [closure([1, 2], '16:00'), closure([1], '13:00')] },
    { state: 'closed', until: clock('16:15'), isForNow: false, reason: 'wind', since: clock('11:02') },
  ],
  [
    'closed until the end of the day opens with the first slot of the next',
    { closures: [closure([1, 2], '22:00')], today: [span('08:00')] },
    { state: 'closed', until: at('2026-07-05T08:00:00Z') },
  ],
  [
    'closed without slots to come',
    { closures: [closure([1, 2], '22:00')], today: [], next: null },
    { state: 'closed', until: clock('22:00') },
  ],
  [
    'before a closure of the rest of the day',
    { today: [span('12:45')] },
    { state: 'opens', at: clock('12:45') },
  ],
  ['before a closure', { closures: [closure([1, 2], '16:00', { from: clock('12:01') })] }, { state: 'open' }],
  ['at the end of a closure', { closures: [closure([1, 2], '12:00')] }, { state: 'open' }],
])('The park %s', (_what, differs, status) => {
  expect({ status: parkStatus({ ...facts, ...differs }) }).toMatchObject({ status });
});
