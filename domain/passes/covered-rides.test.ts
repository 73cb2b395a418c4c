import { expect, test } from 'vitest';
import { aPassKind, aPass as bought } from '../testing/pass.ts';
import { aSlot, me, other } from '../testing/slot.ts';
import { coveredRides } from './covered-rides.ts';
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
