import type { PassKind } from '../passes/pass-kind.ts';
import type { Pass } from '../passes/pass-rules.ts';
import { me } from './slot.ts';

/** Ten rides of at most 15 minutes for 490 zł, for thirty days from the first one, unless `differs` says otherwise. */
export function aPassKind(differs: Partial<PassKind> = {}): PassKind {
  return {
    row: 'pass-10',
    name: { pl: 'Karnet na 10 slotów', en: 'Pass for 10 slots' },
    unit: 'rides',
    amount: 10,
    price: 49_000,
    vat: '23',
    rideMinutes: 15,
    validDays: 30,
    validUntil: null,
    tracks: null,
    perDay: null,
    shared: false,
    ...differs,
  };
}

/** A new pass of the test rider. */
export function aPass(differs: Partial<Pass> = {}): Pass {
  return {
    id: 1,
    kind: aPassKind(),
    owner: me,
    members: [],
    balance: 10,
    ends: null,
    closedDays: [],
    isVoided: false,
    ...differs,
  };
}
