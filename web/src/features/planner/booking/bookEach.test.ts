import { aSlot } from '@cablepark/domain/testing/slot';
import { expect, test } from 'vitest';
import type { Outcome } from '../../../booking/changeSlots.ts';
import { en } from '../../../i18n/en.ts';
import { ApiError, NetworkError } from '../../../lib/http/errors.ts';
import { bookEach, bookedAllText } from './bookEach.ts';

const slot = aSlot({ id: 1 });
const done: Outcome = { kind: 'done' };
const taken: Outcome = { kind: 'taken', reread: false };
const refused = (error: unknown): Outcome => ({ kind: 'refused', error });
const tooLate = refused(new ApiError(422, 'TOO_LATE', 'It is too late for that.'));
const hurried = refused(new ApiError(429, 'REQUESTS_EXCEEDED', 'Too many requests.'));
const unknown: Outcome = { kind: 'unknown', error: null };

/** Books as many slots as there are outcomes; `broken` is the one at which the connection breaks. */
async function book(outcomes: readonly Outcome[], broken = -1) {
  const asked: number[] = [];
  const slots = outcomes.map((_outcome, id) => ({ ...slot, id }));
  const series = await bookEach(slots, async ({ id }, onBroken) => {
    asked.push(id);
    if (id === broken) onBroken();
    return outcomes[id] ?? unknown;
  });
  return { ...series, asked };
}

test('Every slot of the hour is asked for once, in order', async () => {
  expect(await book([done, done, done])).toMatchObject({ asked: [0, 1, 2], booked: 3, stopped: null });
});

test('A slot that another was quicker at does not keep the rider from the others', async () => {
  const series = await book([done, taken, done]);
  expect(series).toMatchObject({ asked: [0, 1, 2], booked: 2, restTaken: true });
  expect(series.own.map(({ id }) => id)).toEqual([0, 2]);
});

test('A slot that is over does not either, but it is not called taken', async () => {
  expect(await book([tooLate, done])).toMatchObject({ asked: [0, 1], booked: 1, restTaken: false });
});

test.each([
  ['a refusal that would meet the next too', hurried],
  ['an outcome that nobody knows', unknown],
  ['a lost connection', refused(new NetworkError())],
])('The series ends at %s', async (_what, outcome) => {
  expect(await book([done, outcome, done])).toMatchObject({
    asked: [0, 1],
    booked: 1,
    restTaken: false,
    stopped: outcome,
    left: [{ id: 1 }, { id: 2 }],
  });
});

test('After a broken connection nothing more is booked, also when that one did get through', async () => {
  const result = await book([done, done, done], 1);
  expect(result).toMatchObject({ asked: [0, 1], booked: 2, restTaken: false, stopped: done });
  expect((await book([taken, taken], 1)).restTaken).toBe(true);
});

test.each([
  ['all booked', { booked: 4, restTaken: false }, 'success', en.planner.bookedMany(4)],
  ['some taken by others', { booked: 2, restTaken: true }, 'warning', en.planner.bookedSome(2, 4)],
  ['some not booked', { booked: 2, restTaken: false }, 'warning', en.planner.bookedPart(2, 4)],
  ['all taken', { booked: 0, restTaken: true }, 'error', en.planner.noFreeSlots],
  [
    'refused',
    { booked: 0, restTaken: false, stopped: hurried },
    'error',
    en.planner.bookingFailed('Too many requests.'),
  ],
  ['nobody knows', { booked: 0, restTaken: false, stopped: unknown }, 'error', en.planner.unknownOutcome],
] as const)('A series that ended with %s is told', (_what, differs, kind, text) => {
  expect(bookedAllText({ total: 4, stopped: null, left: [], ...differs }, en, 'Europe/Warsaw')).toEqual({
    kind,
    text,
  });
});
