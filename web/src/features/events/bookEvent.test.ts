import type { Slot } from '@cablepark/domain/slots/slot';
import { aSlot } from '@cablepark/domain/testing/slot';
import { describe, expect, test } from 'vitest';
import type { Outcome } from '../../booking/changeSlots.ts';
import { bookEvent } from './bookEvent.ts';

const slot = (id: number) => aSlot({ id, event: 1 });
const taken: Outcome = { kind: 'taken', reread: false };

/** Returns these responses for the slots in turn. Records the attempted slots, and provides the first free one. */
function wire(answers: Record<number, Outcome>, free: number[] = []) {
  const tried: number[] = [];
  const book = async ({ id }: Slot) => {
    tried.push(id);
    return answers[id] ?? ({ kind: 'done' } satisfies Outcome);
  };
  const readNext = async () => {
    const id = free.shift();
    return id === undefined ? null : slot(id);
  };
  return { tried, book, readNext };
}

describe('Subscribing to an event', () => {
  test('takes its first free slot', async () => {
    const { tried, book, readNext } = wire({}, [2]);
    expect(await bookEvent(slot(1), readNext, book)).toEqual({ kind: 'done', slot: 1 });
    expect(tried).toEqual([1]);
  });

  test('takes the next one where another rider was faster', async () => {
    const { tried, book, readNext } = wire({ 1: taken, 2: { ...taken, reread: true } }, [2, 3, 4]);
    expect(await bookEvent(slot(1), readNext, book)).toEqual({ kind: 'done', slot: 3 });
    expect(tried).toEqual([1, 2, 3]);
  });

  test('fails when all are gone in the meantime, after trying each once', async () => {
    const { tried, book, readNext } = wire({ 1: taken, 2: taken }, [2]);
    expect(await bookEvent(slot(1), readNext, book)).toEqual({ kind: 'full' });
    expect(tried).toEqual([1, 2]);
    const stubborn = wire({ 1: taken }, [1, 1, 1]);
    expect(await bookEvent(slot(1), stubborn.readNext, stubborn.book)).toEqual({ kind: 'full' });
    expect(stubborn.tried).toEqual([1]);
  });

  test('fails without a call where there is no free one', async () => {
    const { tried, book, readNext } = wire({});
    expect(await bookEvent(null, readNext, book)).toEqual({ kind: 'full' });
    expect(tried).toEqual([]);
  });

  test('does not go on to another slot when the answer is something else', async () => {
    const error = new Error('too late');
    const { tried, book, readNext } = wire({ 1: { kind: 'refused', error } }, [2]);
    expect(await bookEvent(slot(1), readNext, book)).toMatchObject({ kind: 'refused', error });
    expect(tried).toEqual([1]);
  });
});
