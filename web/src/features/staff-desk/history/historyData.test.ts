import { aSlot, at, zone } from '@cablepark/domain/testing/slot';
import { describe, expect, test } from 'vitest';
import type { HistoryPageData } from '../api/historyPage.ts';
import { type HistoryFact, historyFilter } from '../api/readHistory.ts';
import { historyAddress, historyDays, historyRange } from './historyData.ts';

const slot = aSlot({ id: 5, start: at('2026-07-05T10:00:00.000Z') });
const ola = { id: 'ola', name: 'Ola', phone: '600700800', email: 'ola@example.com' };

function row(id: number, time: string, differs: Partial<HistoryFact> = {}): HistoryFact {
  return { id, at: at(time), actionType: 'cancel', slotId: 5, userId: 'ola', ...differs };
}

function daysOf(...rows: HistoryFact[]) {
  const data: HistoryPageData = { rows, total: rows.length, slots: { 5: slot }, riders: { ola } };
  return historyDays(data, zone);
}

describe('the history', () => {
  test('names whoever of the staff did it for the rider', () => {
    const kinga = { id: 'kinga', name: 'Kinga', phone: '', email: null };
    const staffOf = (differs: Partial<HistoryFact>) =>
      historyDays(
        {
          rows: [row(1, '2026-07-04T09:00:00.000Z', differs)],
          total: 1,
          slots: {},
          riders: { ola, kinga },
        },
        zone,
      )[0]?.entries[0]?.staff;
    expect(staffOf({ actorId: 'kinga' })).toEqual(kinga);
    expect(staffOf({ actorId: 'ola' })).toBeNull();
    expect(staffOf({ actorId: 'erased' })).toBeNull();
    expect(staffOf({})).toBeNull();
  });

  test("goes back a month by the park's calendar", () => {
    const { from } = historyRange(Temporal.Instant.from('2026-03-31T10:00:00Z'), zone);
    expect(from.toString()).toBe('2026-02-28T11:00:00Z');
  });

  test('stays newest first, under the days of the park', () => {
    const days = daysOf(
      row(3, '2026-07-04T22:30:00.000Z'),
      row(2, '2026-07-04T21:00:00.000Z'),
      row(1, '2026-07-04T09:00:00.000Z'),
    );
    expect(
      days.map(({ day, entries }) => [day.toString(), entries.map(({ id, time }) => [id, time])]),
    ).toEqual([
      ['2026-07-05', [[3, '00:30']]],
      [
        '2026-07-04',
        [
          [2, '23:00'],
          [1, '11:00'],
        ],
      ],
    ]);
  });

  test.each([
    ['written down as late, by the rules of a time with other limits', 'cancel', true, true],
    ['moved by the desk just before its start', 'cancel', false, false],
    ['cancelled by another word', 'unbook', true, true],
    ['cancelled on a server that does not tell', 'cancel', undefined, false],
    ['booked', 'book', false, false],
  ])('%s', (_what, actionType, stored, late) => {
    const told = stored === undefined ? {} : { late: stored };
    const [entry] = daysOf(row(1, '2026-07-05T09:59:00.000Z', { actionType, ...told }))[0]?.entries ?? [];
    expect(entry).toMatchObject({ late, booked: actionType === 'book', slot, rider: ola });
  });

  test('keeps entries whose slot or rider is gone', () => {
    const [entry] =
      daysOf(row(1, '2026-07-05T09:59:00.000Z', { slotId: 9, userId: 'gone', late: true }))[0]?.entries ?? [];
    expect(entry).toMatchObject({ slot: null, slotId: 9, rider: null, late: true });
  });

  test('asks for any other word than "book" where cancellings are wanted', () => {
    const range = historyRange(Temporal.Instant.from('2026-07-05T10:00:00Z'), zone);
    const bounds = { _gte: '2026-06-05T10:00:00.000Z', _lte: '2026-07-05T10:00:00.000Z' };
    expect(historyFilter({ ...range, action: 'all' })).toEqual({ date_created: bounds });
    expect(historyFilter({ ...range, action: 'book' }).actionType).toEqual({ _eq: 'book' });
    expect(historyFilter({ ...range, action: 'cancel' }).actionType).toEqual({ _neq: 'book' });
  });

  test.each([
    ['', 'all', 1],
    ['action=cancel', 'cancel', 1],
    ['action=book&page=3', 'book', 3],
  ] as const)('has the address "%s"', (search, action, page) => {
    expect(historyAddress.read(new URLSearchParams(search))).toEqual({ action, page });
    expect(historyAddress.write({ action, page }).toString()).toBe(search);
  });

  test('falls back where the address makes no sense', () => {
    expect(historyAddress.read(new URLSearchParams('action=x&page=-1'))).toEqual({ action: 'all', page: 1 });
  });
});
