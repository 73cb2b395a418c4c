import { type Slot, someoneElse } from '@cablepark/domain/slots/slot';
import { aSlot } from '@cablepark/domain/testing/slot';
import { describe, expect, test } from 'vitest';
import { ApiError, NetworkError } from '../lib/http/errors.ts';
import { requestOnce } from '../lib/http/requestOnce.ts';
import type { HttpCall } from '../lib/http/send.ts';
import { changeSlots, type SlotMutation } from './changeSlots.ts';
import type { SlotUpdate } from './slotUpdates.ts';

const free = aSlot({ id: 7 });
const mine = { ...free, rider: 'me' };

const offline = new NetworkError();
const taken = new ApiError(409, 'SLOT_TAKEN', 'This slot is already taken.');
const stumbled = new ApiError(503, '', '');
const hurried = new ApiError(429, 'REQUESTS_EXCEEDED', 'Too many requests.');
const tooLate = new ApiError(422, 'TOO_LATE', 'It is too late for that.');
const ended = new ApiError(401, 'INVALID_CREDENTIALS', 'Invalid user credentials.');
const paidFor = new ApiError(409, 'SLOT_PAID', 'This slot is paid for.');

/** Runs a mutation against a server that answers the reads of the slot in turn. */
async function run(mutation: SlotMutation, ...reads: (SlotUpdate['slot'] | Error)[]) {
  const shown: SlotUpdate[][] = [];
  const waits: number[] = [];
  let unsure = 0;
  const outcome = await changeSlots(mutation, {
    show: async (updates) => {
      shown.push([...updates]);
    },
    read: async () => {
      const answer = reads.shift();
      if (answer === undefined) throw new Error('One call more than expected.');
      if (answer instanceof Error) throw answer;
      return [{ slot: { ...free, ...answer } }];
    },
    pause: async (ms) => {
      waits.push(ms);
    },
    isOffline: () => false,
    onUnsure: () => {
      unsure += 1;
    },
  });
  return { outcome, shown, waits, unsure, left: reads.length };
}

const answered = (answer: readonly SlotUpdate[] | null | Error): SlotMutation['send'] => {
  return async () => {
    if (answer instanceof Error) throw answer;
    return answer;
  };
};

describe('Any change', () => {
  const optimistic = { slot: { id: 7, payment: -7 } };
  const before = { slot: free };
  const paid: Slot = { ...free, rider: 'ola', payment: 3 };
  const unpaid: Slot = { ...free, rider: 'ola' };
  const pay = (answer: readonly SlotUpdate[] | Error): SlotMutation => ({
    slots: [7],
    optimistic: [optimistic],
    before: [before],
    send: answered(answer),
    isDone: ([state]) => state?.slot.payment !== null,
  });

  test('is shown at once, then as the server answered, without another call', async () => {
    const { outcome, shown } = await run(pay([{ slot: paid }]));
    expect(outcome).toEqual({ kind: 'done' });
    expect(shown).toEqual([[optimistic], [{ slot: paid }]]);
  });

  test('that is refused gives way to what the server has', async () => {
    const { outcome, shown, unsure } = await run(pay(paidFor), paid);
    expect(outcome).toEqual({ kind: 'refused', error: paidFor });
    expect(shown).toEqual([[optimistic], [{ slot: paid }]]);
    expect(unsure).toBe(0);
  });

  test('that is refused without a word on the slot goes back to what was shown, and waits for none', async () => {
    const { shown, waits } = await run(pay(paidFor), offline);
    expect(shown).toEqual([[optimistic], [before]]);
    expect(waits).toEqual([]);
  });

  test('whose answer was lost counts as done where it happened', async () => {
    const { outcome, shown, unsure } = await run(pay(offline), paid);
    expect(outcome).toEqual({ kind: 'done' });
    expect(shown).toEqual([[optimistic], [{ slot: paid }]]);
    expect(unsure).toBe(1);
  });

  test('whose answer was lost is taken back where it did not', async () => {
    const { outcome, shown } = await run(pay(offline), unpaid);
    expect(outcome).toEqual({ kind: 'refused', error: offline });
    expect(shown).toEqual([[optimistic], [{ slot: unpaid }]]);
  });

  test('that a stumbling server did carry out counts as done', async () => {
    const { outcome, unsure } = await run(pay(stumbled), paid);
    expect(outcome).toEqual({ kind: 'done' });
    expect(unsure).toBe(0);
    expect((await run(pay(stumbled), unpaid)).outcome).toEqual({ kind: 'refused', error: stumbled });
  });

  test('that a server in a hurry turned away was not made, and is not sent again', async () => {
    const { outcome, waits } = await run(pay(hurried), unpaid);
    expect(outcome).toEqual({ kind: 'refused', error: hurried });
    expect(waits).toEqual([]);
  });

  test('of which nobody can tell is neither done nor refused', async () => {
    const { outcome, shown } = await run(pay(offline), ended);
    expect(outcome).toEqual({ kind: 'unknown', error: ended });
    expect(shown).toEqual([[optimistic], [before]]);
  });
});

test('A sale that no slot shows is sent again after a lost answer, until there is one', async () => {
  const sale = (...answers: (readonly SlotUpdate[] | Error)[]): SlotMutation => {
    const send = () => answered(answers.shift() ?? ended)();
    return { slots: [], optimistic: [], before: [], send, isDone: () => false, sendsAgain: true };
  };
  const { outcome, unsure, waits } = await run(sale(offline, stumbled, offline, []));
  expect([outcome, unsure, waits.length]).toEqual([{ kind: 'done' }, 1, 2]);
  expect((await run(sale(offline, paidFor))).outcome).toEqual({ kind: 'refused', error: paidFor });
  // The log-in has ended between the two: the first try may have been done.
  expect((await run(sale(offline, ended))).outcome).toEqual({ kind: 'unknown', error: ended });
});

test('A change with a key whose answer was lost, but that was found done, is another call when it is asked for again', async () => {
  const keys: (string | undefined)[] = [];
  const answers = [offline, offline, null];
  const send: SlotMutation['send'] = async () => {
    await requestOnce(
      { method: 'POST', url: '/items/Payment', body: { slot: 7, method: 'cash' } },
      async ({ headers }: HttpCall) => {
        keys.push(headers?.['Idempotency-Key']);
        const answer = answers.shift();
        if (answer) throw answer;
        return { data: {} };
      },
    );
    return null;
  };
  const pay: SlotMutation = {
    slots: [7],
    optimistic: [],
    before: [],
    send,
    isDone: ([state]) => state?.slot.payment === 3,
  };
  await run(pay, free);
  expect((await run(pay, { ...free, payment: 3 })).outcome).toEqual({ kind: 'done' });
  // It was cancelled since, so it is paid again.
  await run(pay, { ...free, payment: 3 });
  const [notDone, done, again] = keys;
  expect(done).toBe(notDone);
  expect(again).not.toBe(done);
});

describe('Booking', () => {
  const book = (answer: null | Error): SlotMutation => ({
    slots: [7],
    optimistic: [{ slot: { id: 7, rider: 'me' } }],
    before: [{ slot: free }],
    send: answered(answer),
    isDone: ([state]) => state?.slot.rider === 'me',
    books: true,
  });
  const another = { ...free, rider: someoneElse };

  test('is done when the slot, read again, is held by the rider', async () => {
    const { outcome, shown } = await run(book(null), mine);
    expect(outcome).toEqual({ kind: 'done' });
    expect(shown.at(-1)).toEqual([{ slot: mine }]);
  });

  test('is lost when the slot, read again, is held by another', async () => {
    expect((await run(book(null), another)).outcome).toEqual({ kind: 'taken', reread: true });
  });

  test('that was answered well is not refused for no reason when somebody has freed the slot since', async () => {
    expect((await run(book(null), free)).outcome).toEqual({ kind: 'taken', reread: true });
  });

  test('of a taken slot shows who has it, also when that cannot be read', async () => {
    const told = await run(book(taken), another);
    expect(told.outcome).toEqual({ kind: 'taken', reread: false });
    expect(told.shown.at(-1)).toEqual([{ slot: another }]);
    const untold = await run(book(taken), offline);
    expect(untold.outcome).toEqual({ kind: 'taken', reread: false });
    expect(untold.shown.at(-1)).toEqual([{ slot: free }]);
  });

  test.each(['PASS_EMPTY', 'PASS_EXPIRED', 'PASS_NOT_VALID_HERE', 'PASS_DAY_USED', 'HOLD_LIMIT'])(
    'that is refused for what the rider has (%s) is not lost to another',
    async (code) => {
      const error = new ApiError(409, code, '');
      expect((await run(book(error), free)).outcome).toEqual({ kind: 'refused', error });
    },
  );

  test('that the rules refuse is refused with their reason', async () => {
    expect((await run(book(tooLate), free)).outcome).toEqual({ kind: 'refused', error: tooLate });
  });

  test('without an answer counts as what the slot says once somebody answers', async () => {
    const lost = await run(book(offline), offline, offline, mine);
    expect(lost.outcome).toEqual({ kind: 'done' });
    expect(lost.unsure).toBe(1);
    expect(lost.waits).toEqual([1_000, 2_000]);
    expect((await run(book(offline), free)).outcome).toEqual({ kind: 'refused', error: offline });
    expect((await run(book(offline), another)).outcome).toEqual({ kind: 'taken', reread: true });
  });

  test('that a stumbling server did write is not called a failure', async () => {
    expect((await run(book(stumbled), mine)).outcome).toEqual({ kind: 'done' });
    expect((await run(book(stumbled), free)).outcome).toEqual({ kind: 'refused', error: stumbled });
  });

  test('that nobody can tell of is said to be open, once', async () => {
    const away = await run(book(stumbled), stumbled, stumbled, mine);
    expect(away.outcome).toEqual({ kind: 'done' });
    expect(away.unsure).toBe(1);
    expect((await run(book(stumbled), free)).unsure).toBe(0);
  });

  test('is not called a failure because the reading stumbled or was in a hurry', async () => {
    const busy = await run(book(null), stumbled, hurried, mine);
    expect(busy.outcome).toEqual({ kind: 'done' });
    expect(busy.unsure).toBe(0);
  });

  test('claims nothing when the slot can no longer be read', async () => {
    expect((await run(book(offline), ended)).outcome).toEqual({ kind: 'unknown', error: ended });
    expect((await run(book(null), ended)).outcome).toMatchObject({ kind: 'unknown' });
  });

  test('waits longer from try to try, but never long', async () => {
    const away = await run(book(offline), ...Array.from({ length: 7 }, () => offline), free);
    expect(away.waits).toEqual([1_000, 2_000, 4_000, 8_000, 15_000, 15_000, 15_000]);
  });
});

describe('Cancelling', () => {
  const cancel = (answer: readonly SlotUpdate[] | Error): SlotMutation => ({
    slots: [7],
    optimistic: [{ slot: { id: 7, rider: null } }],
    before: [{ slot: mine }],
    send: answered(answer),
    isDone: ([state]) => state?.slot.rider !== 'me',
  });

  test('is done as soon as the server says so', async () => {
    expect((await run(cancel([{ slot: free }]))).outcome).toEqual({ kind: 'done' });
  });

  test('is done also when the next rider took the slot at once', async () => {
    expect((await run(cancel(offline), free)).outcome).toEqual({ kind: 'done' });
    expect((await run(cancel(offline), { ...free, rider: someoneElse })).outcome).toEqual({ kind: 'done' });
  });

  test('without an answer is refused where the rider still holds the slot', async () => {
    expect((await run(cancel(offline), mine)).outcome).toEqual({ kind: 'refused', error: offline });
  });

  test('of a paid slot is refused, not lost to another', async () => {
    expect((await run(cancel(paidFor), mine)).outcome).toEqual({ kind: 'refused', error: paidFor });
  });
});

test('Nothing is sent while the browser knows that it has no network', async () => {
  let sent = 0;
  const mutation: SlotMutation = {
    slots: [7],
    optimistic: [],
    before: [{ slot: free }],
    send: async () => {
      sent += 1;
      return null;
    },
    isDone: () => false,
    books: true,
  };
  const outcome = await changeSlots(mutation, {
    show: async () => {},
    read: async () => [],
    pause: async () => {},
    isOffline: () => true,
    onUnsure: () => {},
  });
  expect(outcome).toEqual({ kind: 'refused', error: new NetworkError() });
  expect(sent).toBe(0);
});
