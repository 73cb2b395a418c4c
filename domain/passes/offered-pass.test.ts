import { expect, test } from 'vitest';
import { aPassKind, aPass as bought } from '../testing/pass.ts';
import { aSlot, me, other } from '../testing/slot.ts';
import { offeredPass, type UsedPass } from './offered-pass.ts';

const zone = 'Europe/Warsaw';
const aPass = (differs: Partial<UsedPass> = {}): UsedPass => ({
  ...bought(differs),
  uses: differs.uses ?? [],
});
const rider = { id: me, role: 'User' } as const;
const free = (id: number) => aSlot({ id, rider: null });
const early = Temporal.Instant.from('2026-08-01T00:00:00Z');
const late = Temporal.Instant.from('2026-09-01T00:00:00Z');

test('The pass that ends first is offered, one whose days have not begun last', () => {
  const passes = [aPass({ id: 1 }), aPass({ id: 2, ends: late }), aPass({ id: 3, ends: early })];
  expect(offeredPass(passes, [free(1)], rider, zone)).toEqual({ pass: passes[2], units: 1 });
  expect(offeredPass(passes.slice(0, 2), [free(1)], rider, zone)?.pass.id).toBe(2);
});

test.each([
  ['with enough for all of them', { balance: 2 }, 2],
  ['with enough for one', { balance: 1 }, null],
  ['good for one a day', { kind: aPassKind({ perDay: 1 }) }, null],
  ['of minutes, enough', { balance: 30, kind: aPassKind({ unit: 'minutes' }) }, 30],
  ['of minutes, too few', { balance: 29, kind: aPassKind({ unit: 'minutes' }) }, null],
  ['of another rider', { owner: other }, null],
  ['of another track', { kind: aPassKind({ tracks: [2] }) }, null],
] as const)('For two slots of a quarter a pass %s', (_what, differs, units) => {
  expect(offeredPass([aPass(differs)], [free(1), free(2)], rider, zone)?.units ?? null).toBe(units);
});

test('Nothing is offered for no slot, or for one that is paid', () => {
  expect(offeredPass([aPass()], [], rider, zone)).toBe(null);
  expect(offeredPass([aPass()], [aSlot({ rider: me, payment: 7 })], rider, zone)).toBe(null);
});

test.each([
  ['may pay for one more', 2, [{ at: 0, units: 1 }], 1],
  ['has paid for all that it may', 1, [{ at: 0, units: 1 }], 2],
  [
    'has got one back',
    1,
    [
      { at: 0, units: 1 },
      { at: 0, units: -1 },
    ],
    1,
  ],
  ['has paid for another day', 1, [{ at: 24, units: 1 }], 1],
] as const)('A pass that %s that day is offered, or else the next one', (_what, perDay, uses, offered) => {
  const slot = free(1);
  const limited = aPass({
    id: 1,
    ends: early,
    kind: aPassKind({ perDay }),
    uses: uses.map(({ at, units }) => ({ start: slot.start.add({ hours: at }), units })),
  });
  expect(offeredPass([limited, aPass({ id: 2 })], [slot], rider, zone)?.pass.id).toBe(offered);
});
