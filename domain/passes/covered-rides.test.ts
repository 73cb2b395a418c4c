import { expect, test } from 'vitest';
import { aPassKind, aPass as bought } from '../testing/pass.ts';
import { aSlot, me, other } from '../testing/slot.ts';
import { coveredRides, decidePayingForSome, partlyOfferedPass } from './covered-rides.ts';
import type { UsedPass } from './offered-pass.ts';

const zone = 'Europe/Warsaw';
const desk = { id: other, role: 'Manager' } as const;
const aPass = (differs: Partial<UsedPass> = {}): UsedPass => ({
  ...bought(differs),
  uses: differs.uses ?? [],
});
const ride = (track = 1, minutes = 15) => aSlot({ rider: me, track, minutes });

test.each([
  ['that holds enough', {}, [ride(), ride(), ride()], ['ok', 'ok', 'ok']],
  ['with one ride left', { balance: 1 }, [ride(), ride()], ['ok', 'PASS_EMPTY']],
  [
    'of one track leaves the other’s ride to money',
    { balance: 1, kind: aPassKind({ tracks: [2] }) },
    [ride(1), ride(2)],
    ['PASS_NOT_VALID_HERE', 'ok'],
  ],
  ['for one ride a day', { kind: aPassKind({ perDay: 1 }) }, [ride(), ride()], ['ok', 'PASS_DAY_USED']],
  [
    'of minutes skips a ride that is too long, and pays for a shorter one',
    { balance: 20, kind: aPassKind({ unit: 'minutes', rideMinutes: null }) },
    [ride(1, 30), ride(1, 15), ride(1, 15)],
    ['PASS_EMPTY', 'ok', 'PASS_EMPTY'],
  ],
  ['of another rider', { owner: other }, [ride()], ['PASS_NOT_VALID_HERE']],
] as const)('A pass %s', (_what, differs, rides, decisions) => {
  expect(coveredRides(aPass(differs), rides, desk, zone)).toEqual(decisions);
});

test.each([
  ['fits some', ['PASS_EMPTY', 'ok'], 'ok'],
  ['fits none', ['PASS_EMPTY', 'PASS_DAY_USED'], 'PASS_EMPTY'],
  ['fits some of which one was paid meanwhile', ['ok', 'SLOT_PAID'], 'SLOT_PAID'],
  ['is another’s', ['FORBIDDEN'], 'FORBIDDEN'],
  ['has nothing to pay for', [], 'FAILED_VALIDATION'],
] as const)('A pass for a whole party that %s', (_what, decisions, decision) => {
  expect(decidePayingForSome(decisions)).toBe(decision);
});

const rider = { id: me, role: 'User' } as const;

test('Of a rider’s passes the one is offered that pays for most; what it leaves is named', () => {
  const [first, second] = [ride(), ride()];
  const small = aPass({ id: 1, balance: 1 });
  const wide = aPass({ id: 2, balance: 2 });
  expect(partlyOfferedPass([small, wide], [first, second], rider, zone)).toMatchObject({
    pass: { id: 2 },
    units: 2,
    left: [],
  });
  expect(partlyOfferedPass([small], [first, second], rider, zone)).toMatchObject({
    covered: [first],
    left: [{ slot: second, why: 'PASS_EMPTY' }],
  });
});

test('Of two that pay for as many, the one that ends first is offered; none where nothing fits', () => {
  const late = aPass({ id: 1, ends: Temporal.Instant.from('2026-09-01T00:00:00Z') });
  const soon = aPass({ id: 2, ends: Temporal.Instant.from('2026-08-01T00:00:00Z') });
  expect(partlyOfferedPass([late, soon], [ride()], rider, zone)).toMatchObject({ pass: { id: 2 } });
  expect(partlyOfferedPass([aPass({ balance: 0 })], [ride()], rider, zone)).toBeNull();
});
