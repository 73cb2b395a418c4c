import type { Slot } from '@cablepark/domain/slots';
import { aSlot } from '@cablepark/domain/testing/slot';
import { describe, expect, test } from 'vitest';
import type { Outcome } from '../../booking/bookSlot.ts';
import { bookEvent } from './bookEvent.ts';

const now = Temporal.Instant.from('2026-07-01T10:00:00Z');

function slot(id: number, changes: Partial<Slot> = {}): Slot {
  return aSlot({ id, startTime: '2026-07-04T19:30:00.000Z', event: 1, ...changes });
}
const taken: Outcome = { kind: 'taken', slot: null, reread: false };

/** Answers for the slots in turn, and tells which were tried. */
function wire(answers: Record<number, Outcome>) {
  const tried: number[] = [];
  const book = async (id: number) => {
    tried.push(id);
    return answers[id] ?? ({ kind: 'done', slot: slot(id) } satisfies Outcome);
  };
  return { tried, book };
}

describe('Subscribing to an event', () => {
  test('takes its first free slot', async () => {
    const { tried, book } = wire({});
    const earlier = slot(9, { startTime: '2026-07-04T19:00:00.000Z' });
    expect(await bookEvent([slot(1, { bookedBy: 'x' }), slot(2), earlier], now, book)).toEqual({
      kind: 'done',
    });
    expect(tried).toEqual([9]);
  });

  test('takes the next one where another rider was faster', async () => {
    const { tried, book } = wire({ 1: taken, 2: { ...taken, reread: true } });
    expect(await bookEvent([slot(1), slot(2), slot(3), slot(4)], now, book)).toEqual({ kind: 'done' });
    expect(tried).toEqual([1, 2, 3]);
  });

  test('fails when all are gone in the meantime, after trying each once', async () => {
    const { tried, book } = wire({ 1: taken, 2: taken });
    expect(await bookEvent([slot(1), slot(2)], now, book)).toEqual({ kind: 'full' });
    expect(tried).toEqual([1, 2]);
  });

  test('fails without a call where there is no slot, no free one, or only ended ones', async () => {
    const { tried, book } = wire({});
    expect(await bookEvent([], now, book)).toEqual({ kind: 'noSlots' });
    expect(await bookEvent([slot(1, { bookedBy: 'x' })], now, book)).toEqual({ kind: 'full' });
    const ended = slot(1, { startTime: '2026-07-01T07:00:00.000Z' });
    expect(await bookEvent([ended], now, book)).toEqual({ kind: 'full' });
    expect(tried).toEqual([]);
  });

  test('does not go on to another slot when the answer is something else', async () => {
    const error = new Error('too late');
    const { tried, book } = wire({ 1: { kind: 'refused', error, slot: null } });
    expect(await bookEvent([slot(1), slot(2)], now, book)).toMatchObject({ kind: 'refused', error });
    expect(tried).toEqual([1]);
  });
});
