import type { Slot } from '@cablepark/domain/slots/slot';
import { aSlot, at, zone } from '@cablepark/domain/testing/slot';
import { describe, expect, test } from 'vitest';
import { type BookingData, withUpdates } from '../../booking/slotUpdates.ts';
import type { BookingsView } from './bookings/bookingsView.ts';
import { filterReservations, groupByDay, reservationMaker, totalsOf } from './reservations.ts';

const everything: BookingsView = { when: 'upcoming', track: 'all', payment: 'all', text: '' };

function slot(id: number, start: string, differs: Partial<Slot> = {}): Slot {
  return aSlot({ id, start: at(start), rider: 'ola', ...differs });
}

const data: BookingData = {
  slots: [
    slot(1, '2026-07-04T10:00:00.000Z'),
    slot(2, '2026-07-04T10:00:00.000Z', { track: 2, payment: 9, rider: 'zolw' }),
    slot(3, '2026-07-04T22:30:00.000Z', { price: 4010, rider: 'gone' }),
    slot(4, '2026-07-04T08:00:00.000Z', { price: 115 }),
    slot(5, '2026-07-04T07:00:00.000Z', { rider: null }),
  ],
  riders: {
    ola: { id: 'ola', name: 'Ola Nowak', phone: '600700800', email: 'ola@example.com' },
    zolw: { id: 'zolw', name: 'Łukasz Żółw', phone: '+48501502503', email: null },
  },
  payments: { 9: { id: 9, slot: 2, amount: 5500, method: 'blik' } },
  missing: [1],
  arrived: [],
  places: { 1: { party: 3, contact: 'ola', name: 'Żaneta Wąs', number: 1, of: 2 } },
};
const all = reservationMaker(zone)(data);

function found(view: Partial<BookingsView>): number[] {
  return filterReservations(all, { ...everything, ...view }).map(({ slot }) => slot.id);
}

describe('the list of reservations', () => {
  test('joins rider, payment and no-show, and knows the time in the park', () => {
    expect(all[1]).toMatchObject({
      time: '12:00',
      rider: { name: 'Łukasz Żółw' },
      payment: { method: 'blik' },
    });
    expect(all[0]).toMatchObject({ payment: null, missing: true });
    expect(all[2]).toMatchObject({ time: '00:30', rider: null });
  });

  test('keeps the very objects that have not changed', () => {
    const make = reservationMaker(zone);
    const first = make(data);
    const second = make(withUpdates(data, [{ slot: { id: 4, payment: 10 } }]));
    expect(second.map((reservation, index) => reservation === first[index])).toEqual([
      true,
      true,
      true,
      false,
      true,
    ]);
  });

  test.each<[string, Partial<BookingsView>, number[]]>([
    ['nothing: all that are held', {}, [1, 2, 3, 4]],
    ['track 2', { track: '2' }, [2]],
    ['paid', { payment: 'paid' }, [2]],
    ['unpaid', { payment: 'unpaid' }, [1, 3, 4]],
    ['both', { track: '2', payment: 'unpaid' }, []],
    ['a name without its marks', { text: 'zolw' }, [2]],
    ['the name of somebody in a group', { text: 'zaneta' }, [1]],
    ['words in any order', { text: 'nowak OLA' }, [1, 4]],
    ['a part of the e-mail', { text: 'ola@ex' }, [1, 4]],
    ['a number with blanks', { text: '501 502' }, [2]],
    ['a number of a word', { text: 'ola 600' }, [1, 4]],
    ['who is not there', { text: 'ewa' }, []],
  ])('filters by %s', (_what, view, ids) => {
    expect(found(view)).toEqual(ids);
  });

  test("is grouped by the park's days, by time, then track", () => {
    const held = filterReservations(all, everything);
    const ids = (when: 'upcoming' | 'archived') =>
      groupByDay(held, when, zone).map(({ day, reservations }) => [
        day.toString(),
        reservations.map(({ slot }) => slot.id),
      ]);
    const first = ['2026-07-04', [4, 1, 2]];
    const second = ['2026-07-05', [3]];
    expect(ids('upcoming')).toEqual([first, second]);
    expect(ids('archived')).toEqual([second, first]);
  });

  test.each([
    ['forward', '2026-03-29', 23],
    ['back', '2026-10-25', 25],
  ])('puts the last minute of the day that goes %s into it', (_way, day, hours) => {
    const start = Temporal.PlainDate.from(day).toZonedDateTime(zone).toInstant();
    const slots = [start, start.add({ hours: hours - 1, minutes: 59 }), start.add({ hours })].map(
      (instant, index) => slot(index, instant.toString()),
    );
    const made = reservationMaker(zone)({ ...data, slots });
    expect(groupByDay(made, 'upcoming', zone).map(({ reservations }) => reservations.length)).toEqual([2, 1]);
  });

  test('adds up what is unpaid without losing a grosz', () => {
    expect(totalsOf(filterReservations(all, everything))).toEqual({ count: 4, unpaid: 3, due: 9625 });
  });
});

describe('a change', () => {
  test('of a slot that is not shown changes nothing', () => {
    expect(withUpdates(data, [{ slot: { id: 99, payment: 1 } }])).toBe(data);
  });

  test('brings its rider, its payment and the no-show mark', () => {
    const rider = { id: 'ewa', name: 'Ewa', phone: '500', email: null };
    const payment = { id: 11, slot: 5, amount: 5500, method: 'cash' } as const;
    const changed = withUpdates(data, [
      { slot: { id: 5, rider: 'ewa', payment: 11 }, rider, payment, missing: true },
    ]);
    const [last] = reservationMaker(zone)(changed).slice(-1);
    expect(last).toMatchObject({ rider, payment, missing: true });
    expect(withUpdates(changed, [{ slot: { id: 5 }, missing: false }]).missing).toEqual([1]);
  });
});
