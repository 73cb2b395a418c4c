import { type Slot, someoneElse } from '@cablepark/domain/slots/slot';
import { aSlot } from '@cablepark/domain/testing/slot';
import { describe, expect, test } from 'vitest';
import { ApiError, NetworkError } from '../lib/http/errors.ts';
import { makeChanges } from './bookSlot.ts';

const free = aSlot({ id: 7 });

type Answer = string | null | Error;

/** A server that answers the write and then each reading of the slot: with its holder, or with an error. */
function server(write: Answer, ...reads: Answer[]) {
  const waits: number[] = [];
  let unsure = 0;
  const answer = async (given: Answer | undefined): Promise<Slot> => {
    if (given instanceof Error) throw given;
    if (given === undefined) throw new Error('One call more than expected.');
    return { ...free, rider: given };
  };
  const changes = makeChanges({
    book: () => answer(write),
    cancel: () => answer(write),
    read: () => answer(reads.shift()),
    pause: async (ms) => {
      waits.push(ms);
    },
  });
  const onUnsure = () => {
    unsure += 1;
  };
  return {
    book: () => changes.book(7, 'me', onUnsure),
    cancel: () => changes.cancel(7, 'me', onUnsure),
    waits,
    timesUnsure: () => unsure,
  };
}

const offline = new NetworkError();
const taken = new ApiError(409, 'SLOT_TAKEN', 'This slot is already taken.');
const stumbled = new ApiError(503, '', '');
const hurried = new ApiError(429, 'REQUESTS_EXCEEDED', 'Too many requests.');
const tooLate = new ApiError(422, 'TOO_LATE', 'It is too late for that.');
const ended = new ApiError(401, 'INVALID_CREDENTIALS', 'Invalid user credentials.');

describe('Booking', () => {
  test('is done when the slot, read again, is held by the rider', async () => {
    expect(await server('me', 'me').book()).toMatchObject({ kind: 'done', slot: { rider: 'me' } });
  });

  test('is lost when the slot, read again, is held by another', async () => {
    expect(await server('me', someoneElse).book()).toMatchObject({ kind: 'taken', reread: true });
  });

  test('of a taken slot shows who has it, also when that cannot be read', async () => {
    const shown = { kind: 'taken', reread: false, slot: { rider: someoneElse } };
    expect(await server(taken, someoneElse).book()).toMatchObject(shown);
    expect(await server(taken, offline).book()).toMatchObject({ kind: 'taken', slot: null });
  });

  test('that the rules refuse is refused with their reason', async () => {
    expect(await server(tooLate, null).book()).toMatchObject({ kind: 'refused', error: tooLate });
  });

  test('without an answer counts as what the slot says once somebody answers', async () => {
    const lost = server(offline, offline, offline, 'me');
    expect(await lost.book()).toMatchObject({ kind: 'done' });
    expect(lost.timesUnsure()).toBe(1);
    expect(lost.waits).toEqual([1_000, 2_000]);
    expect(await server(offline, null).book()).toMatchObject({ kind: 'refused', error: offline });
    expect(await server(offline, someoneElse).book()).toMatchObject({ kind: 'taken', reread: true });
  });

  test('that a stumbling server did write is not called a failure', async () => {
    expect(await server(stumbled, 'me').book()).toMatchObject({ kind: 'done' });
    expect(await server(stumbled, null).book()).toMatchObject({ kind: 'refused', error: stumbled });
  });

  test('that nobody can tell of is said to be open, once', async () => {
    const away = server(stumbled, stumbled, stumbled, 'me');
    expect(await away.book()).toMatchObject({ kind: 'done' });
    expect(away.timesUnsure()).toBe(1);
    const told = server(stumbled, null);
    await told.book();
    expect(told.timesUnsure()).toBe(0);
  });

  test('is not called a failure because the reading stumbled or was in a hurry', async () => {
    const busy = server('me', stumbled, hurried, 'me');
    expect(await busy.book()).toMatchObject({ kind: 'done' });
    expect(busy.timesUnsure()).toBe(0);
  });

  test('claims nothing when the slot can no longer be read', async () => {
    expect(await server(offline, ended).book()).toMatchObject({ kind: 'unknown', error: ended });
    expect(await server('me', ended).book()).toMatchObject({ kind: 'unknown' });
  });

  test('waits longer from try to try, but never long', async () => {
    const away = server(offline, ...Array.from({ length: 7 }, () => offline), null);
    await away.book();
    expect(away.waits).toEqual([1_000, 2_000, 4_000, 8_000, 15_000, 15_000, 15_000]);
  });
});

describe('Cancelling', () => {
  test('is done also when the next rider took the slot at once', async () => {
    expect(await server(null, null).cancel()).toMatchObject({ kind: 'done' });
    expect(await server(null, someoneElse).cancel()).toMatchObject({ kind: 'done' });
  });

  test('without an answer is refused where the rider still holds the slot', async () => {
    expect(await server(offline, 'me').cancel()).toMatchObject({ kind: 'refused', error: offline });
    expect(await server(offline, null).cancel()).toMatchObject({ kind: 'done' });
  });
});
