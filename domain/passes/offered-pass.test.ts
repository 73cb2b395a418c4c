import { expect, test } from 'vitest';
import { aPass, aPassKind } from '../testing/pass.ts';
import { aSlot, me, other } from '../testing/slot.ts';
import { offeredPass } from './offered-pass.ts';

const rider = { id: me, role: 'User' } as const;
const free = (id: number) => aSlot({ id, rider: null });
const early = Temporal.Instant.from('2026-08-01T00:00:00Z');
const late = Temporal.Instant.from('2026-09-01T00:00:00Z');

test('The pass that ends first is offered, one whose days have not begun last', () => {
  const passes = [aPass({ id: 1 }), aPass({ id: 2, ends: late }), aPass({ id: 3, ends: early })];
  expect(offeredPass(passes, [free(1)], rider)).toEqual({ pass: passes[2], units: 1 });
  expect(offeredPass(passes.slice(0, 2), [free(1)], rider)?.pass.id).toBe(2);
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
  expect(offeredPass([aPass(differs)], [free(1), free(2)], rider)?.units ?? null).toBe(units);
});

test('Nothing is offered for no slot, or for one that is paid', () => {
  expect(offeredPass([aPass()], [], rider)).toBe(null);
  expect(offeredPass([aPass()], [aSlot({ rider: me, payment: 7 })], rider)).toBe(null);
});
