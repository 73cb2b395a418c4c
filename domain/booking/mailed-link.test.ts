import { expect, test } from 'vitest';
import { defaultPolicy } from '../park/policy.ts';
import { bookingTokenIn, linkHolder, mailedState } from './mailed-link.ts';
import { decideCancelling } from './rules.ts';

const start = Temporal.Instant.from('2026-07-10T12:00:00Z');
const slot = {
  id: 7,
  track: 1,
  start,
  minutes: 15,
  price: 5500,
  rider: 'ola',
  payment: null,
  event: null,
  heldUntil: null,
};

test.each([
  ['2026-07-10T12:14:59Z', slot, false, 'standing'],
  ['2026-07-10T12:15:00Z', slot, false, 'over'],
  ['2026-07-10T11:00:00Z', null, false, 'cancelled'],
  ['2026-07-11T11:00:00Z', null, false, 'cancelled'],
  ['2026-07-10T12:08:00Z', null, true, 'missed'],
] as const)('At %s the link leads to what is %#', (now, held, isMissed, state) => {
  expect(mailedState(held, Temporal.Instant.from(now), isMissed)).toBe(state);
});

test('Whoever has a rider’s link cancels as riders do, and nothing but that rider’s slot', () => {
  const holder = linkHolder('ola');
  const decide = (now: string, differs = {}) =>
    decideCancelling({
      slot: { ...slot, ...differs },
      actor: holder,
      now: Temporal.Instant.from(now),
      policy: defaultPolicy,
    });
  expect(decide('2026-07-10T10:59:00Z')).toBe('ok');
  expect(decide('2026-07-10T11:00:00Z')).toBe('TOO_LATE');
  expect(decide('2026-07-10T10:00:00Z', { payment: 3 })).toBe('SLOT_PAID');
  expect(decide('2026-07-10T10:00:00Z', { rider: 'jan' })).toBe('FORBIDDEN');
});

test.each([
  ['https://park.example/booking?token=b14.9reEuqcpNjRzA_YHooZPoZBo', 'b14.9reEuqcpNjRzA_YHooZPoZBo'],
  ['http://localhost:3000/booking?token=14.9reEuqcpNjRzA_YHooZPoZBo\n', '14.9reEuqcpNjRzA_YHooZPoZBo'],
  ['https://park.example/booking?token=b14.short', null],
  ['ABCDEFGH2345', null],
  ['https://park.example/gift#ABCDEFGH2345', null],
])('The scanned text %j names the booking of %j', (text, token) => {
  expect(bookingTokenIn(text)).toBe(token);
});
