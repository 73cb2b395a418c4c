import { expect, test } from 'vitest';
import { defaultPolicy } from '../park/policy.ts';
import { aSlot, at, me, other } from '../testing/slot.ts';
import { decideOwnMove, type OwnMoveFacts } from './own-move.ts';

const start = at('2026-07-04T10:00:00Z');
const later = at('2026-07-04T12:00:00Z');
const ride = aSlot({ start, rider: me });
const free = aSlot({ start: later });

const decide = (differs: Partial<OwnMoveFacts>) =>
  decideOwnMove({
    from: ride,
    to: free,
    actor: { id: me, role: 'User' },
    now: start.subtract({ minutes: 61 }),
    policy: defaultPolicy,
    isRiderActive: true,
    isBeingPaid: false,
    toTrack: 'open',
    toClosure: null,
    ...differs,
  });

test.each([
  ['to a free slot of the same length', {}, 'ok'],
  ['to a dearer one', { to: { ...free, price: 9900 } }, 'ok'],
  ['to another track', { to: { ...free, track: 2 } }, 'ok'],
  ['of another rider', { from: { ...ride, rider: other } }, 'FORBIDDEN'],
  ['of a slot that nobody holds', { from: { ...ride, rider: null } }, 'FORBIDDEN'],
  ['of no slot', { from: null }, 'NOT_FOUND'],
  ['to no slot', { to: null }, 'NOT_FOUND'],
  ['to where it is', { to: ride }, 'unchanged'],
  ['of a paid ride', { from: { ...ride, payment: 1 } }, 'SLOT_PAID'],
  ['of a hold', { from: { ...ride, heldUntil: start } }, 'SLOT_HELD'],
  ['of a ride that is being paid', { isBeingPaid: true }, 'SLOT_HELD'],
  ['when cancelling is over', { now: start.subtract({ minutes: 60 }) }, 'TOO_LATE'],
  [
    'when the park closes cancelling earlier',
    { policy: { ...defaultPolicy, cancelClosesMinutes: 61 } },
    'TOO_LATE',
  ],
  ['to a longer slot', { to: { ...free, minutes: 30 } }, 'FAILED_VALIDATION'],
  ['to a shorter slot', { to: { ...free, minutes: 10 } }, 'FAILED_VALIDATION'],
  ['to another’s slot', { to: { ...free, rider: other } }, 'SLOT_TAKEN'],
  ['to one that another holds to pay', { to: { ...free, rider: other, heldUntil: start } }, 'SLOT_TAKEN'],
  [
    'to one that another let lapse',
    { to: { ...free, rider: other, heldUntil: start.subtract({ minutes: 62 }) } },
    'ok',
  ],
  ['to one of their own', { to: { ...free, rider: me } }, 'SLOT_TAKEN'],
  ['to one that they hold to pay', { to: { ...free, rider: me, heldUntil: start } }, 'SLOT_TAKEN'],
  ['to a slot that is over', { to: { ...free, start: start.subtract({ hours: 3 }) } }, 'TOO_LATE'],
  ['to a closed track', { toTrack: 'closed' }, 'TRACK_CLOSED'],
  ['to a retired track', { toTrack: 'retired' }, 'TRACK_CLOSED'],
  ['by a blocked rider', { isRiderActive: false }, 'INVALID_FOREIGN_KEY'],
] satisfies [string, Partial<OwnMoveFacts>, string][])('A move %s', (_what, differs, decision) => {
  expect(decide(differs)).toBe(decision);
});

test('Staff move their own ride here as riders do', () => {
  const actor = { id: me, role: 'Admin' } as const;
  expect(decide({ actor })).toBe('ok');
  expect(decide({ actor, now: start.subtract({ minutes: 60 }) })).toBe('TOO_LATE');
  expect(decide({ actor, from: { ...ride, rider: other } })).toBe('FORBIDDEN');
});
