import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { findContradictions } from '../../src/ops/invariants/check.ts';
import { type Call, callerOf, type WireAnswer } from '../support/call.ts';
import { enginesOfScenes } from '../support/engines.ts';
import { openTestApp, type TestPark } from '../support/park.ts';
import { aPerson, type Person } from '../support/people.ts';
import { makeSlot, makeTracks } from '../support/slots.ts';
import { tillFaults } from '../support/till.ts';

const day = (index: number) => Temporal.PlainDate.from('2026-08-01').add({ days: index }).toString();
const rounds = Array.from({ length: 6 }, (_, index) => index);

describe.each(enginesOfScenes)('Whoever writes several rows at once on $name', (engine) => {
  let park: TestPark;
  let call: Call;
  let editor: Person;
  let other: Person;
  let days = 0;

  beforeAll(async () => {
    park = await engine.open();
    await makeTracks(park);
    call = callerOf(await openTestApp(park));
    [editor, other] = [await aPerson(park, 'Editor'), await aPerson(park, 'Editor')];
  });

  beforeEach(() => {
    park.repeats.length = 0;
  });

  const slotAt = (asset: number, time: string, differs: { event_id?: number } = {}) =>
    makeSlot(park, time, { asset_id: asset, ...differs });
  /** A day nobody has slots on yet. */
  const freshDay = () => day(days++);
  const patchAll = (keys: number[], data: object, who = editor) =>
    call('PATCH', '/items/Slot', who, { keys, data });
  const patch = (slot: number, data: object, who = editor) => call('PATCH', `/items/Slot/${slot}`, who, data);
  const create = (slots: object[], who = editor) => call('POST', '/items/Slot', who, slots);
  const quarter = (asset: number, startTime: string) => ({ startTime, duration: 15, price: 55, asset });

  async function anEvent(): Promise<number> {
    const { data } = await call('POST', '/items/Event', editor, {
      name: 'Obóz',
      start: '2026-08-01T08:00:00Z',
    });
    return data.id;
  }

  /** All of it at once. No transaction of it may meet another in the opposite order: then the database would end one. */
  async function race(...calls: Promise<WireAnswer>[]): Promise<string[]> {
    const answers = await Promise.all(calls);
    expect(park.repeats).toEqual([]);
    return answers.map(({ status, code }) => [status, code].filter(Boolean).join(' '));
  }

  test('Editors make slots for both tracks, in either order: all are made', async () => {
    for (const _ of rounds) {
      const made = rounds.map(async (index) => {
        const date = freshDay();
        const [first, second] = index % 2 === 0 ? [1, 2] : [2, 1];
        return create(
          Array.from({ length: 12 }, (_, at) => 8 + at).flatMap((hour) =>
            [first, second].map((asset) => quarter(asset, `${date}T${String(hour).padStart(2, '0')}:00:00Z`)),
          ),
          index % 2 === 0 ? editor : other,
        );
      });
      expect(new Set(await race(...made))).toEqual(new Set(['200']));
    }
  });

  test('Prices of different slots of both tracks change at once: all do', async () => {
    const date = freshDay();
    const lists: number[][] = [];
    for (const index of rounds) {
      const [first, second] = index % 2 === 0 ? [1, 2] : [2, 1];
      const time = (minute: string) => `${date}T1${index}:${minute}:00Z`;
      lists.push([
        await slotAt(first, time('00')),
        await slotAt(second, time('15')),
        await slotAt(first, time('30')),
        await slotAt(second, time('45')),
      ]);
    }
    for (const round of rounds) {
      const answers = await race(...lists.map((keys) => patchAll(keys, { price: 60 + round })));
      expect(new Set(answers)).toEqual(new Set(['200']));
    }
  });

  test('Slots of both tracks change their length while others are made and deleted there', async () => {
    for (const _ of rounds) {
      const date = freshDay();
      const old = [await slotAt(1, `${date}T08:00:00Z`), await slotAt(2, `${date}T08:00:00Z`)];
      const gone = [await slotAt(1, `${date}T12:00:00Z`), await slotAt(2, `${date}T12:00:00Z`)];
      const answers = await race(
        patchAll(old, { duration: 10 }),
        patchAll(old.toReversed(), { duration: 5 }, other),
        create([quarter(2, `${date}T10:00:00Z`), quarter(1, `${date}T10:00:00Z`)], other),
        create([quarter(1, `${date}T11:00:00Z`), quarter(2, `${date}T11:00:00Z`)]),
        call('DELETE', '/items/Slot', other, gone.toReversed()),
        patchAll(gone, { asset: 1, price: 70 }),
      );
      expect(answers.slice(0, 5)).toEqual(['200', '200', '200', '200', '204']);
      expect(answers[5]).toMatch(/^(403 FORBIDDEN|409 SLOT_OVERLAP)$/);
    }
  });

  test('Staff change the price and book for a rider who books just then: the rider has it, at one of two prices', async () => {
    const date = freshDay();
    for (const index of rounds) {
      const riders = await Promise.all(rounds.map(() => aPerson(park)));
      const slots: number[] = [];
      for (const place of rounds)
        slots.push(await slotAt(1 + (place % 2), `${date}T${10 + index}:${(place >> 1) * 2}0:00Z`));
      const answers = await race(
        ...riders.flatMap((rider, at) => [
          patch(slots[at] ?? 0, { price: 70, bookedBy: rider.id }),
          patch(slots[at] ?? 0, { bookedBy: rider.id }, rider),
        ]),
      );
      for (const [at, rider] of riders.entries()) {
        const [byStaff, own] = answers.slice(at * 2);
        expect(own).toBe('200');
        expect(byStaff).toMatch(/^(200|409 SLOT_BOOKED)$/);
        const { data } = await call('GET', `/items/Slot/${slots[at]}`, rider);
        expect(data).toMatchObject({ bookedBy: rider.id, price: byStaff === '200' ? 70 : 55 });
      }
    }
  });

  test('An event is deleted while slots are put into it, taken out of it and made for it', async () => {
    for (const _ of rounds) {
      const [date, event] = [freshDay(), await anEvent()];
      const inside = [
        await slotAt(1, `${date}T08:00:00Z`, { event_id: event }),
        await slotAt(2, `${date}T08:00:00Z`, { event_id: event }),
      ];
      const outside = [await slotAt(2, `${date}T09:00:00Z`), await slotAt(1, `${date}T09:00:00Z`)];
      const [leaving] = inside;
      const [gone, into, ...others] = await race(
        call('DELETE', `/items/Event/${event}`, editor),
        patchAll(outside, { event, price: 70 }, other),
        patch(leaving ?? 0, { event: null }, other),
        create([{ ...quarter(1, `${date}T10:00:00Z`), event }], other),
        call('PATCH', `/items/Event/${event}`, other, { name: 'Zlot' }),
      );
      expect(gone).toBe('204');
      expect(into).toMatch(/^(200|400 INVALID_FOREIGN_KEY)$/);
      // What is made may be gone with the event before it is read for the answer.
      expect(others.join()).toMatch(
        /^(200|403 FORBIDDEN),(200|400 INVALID_FOREIGN_KEY|403 FORBIDDEN),(200|403 FORBIDDEN)$/,
      );
      const { rows } = await call('GET', `/items/Slot?filter[id][_in]=${[leaving, ...outside].join()}`);
      // What had left the event in time does not go with it.
      expect(rows.some(({ id }) => id === leaving)).toBe(others[0] === '200');
      expect(rows.filter(({ event: of }) => of !== null)).toEqual([]);
    }
  });

  test('Riders subscribe to an event that changes and that somebody else deletes: theirs, or gone', async () => {
    for (const _ of rounds) {
      const [date, event] = [freshDay(), await anEvent()];
      const places = await Promise.all(
        ['08', '09', '10'].map((hour) => slotAt(1, `${date}T${hour}:00:00Z`, { event_id: event })),
      );
      const riders = await Promise.all(places.map(() => aPerson(park)));
      const [changed, deleted, ...booked] = await race(
        call('PATCH', `/items/Event/${event}`, editor, { name: 'Zlot' }),
        call('DELETE', `/items/Event/${event}`, other),
        ...places.map((slot, index) => patch(slot, { bookedBy: riders[index]?.id }, riders[index] ?? editor)),
      );
      expect(changed).toMatch(/^(200|403 FORBIDDEN)$/);
      expect(deleted).toMatch(/^(204|409 SLOT_BOOKED)$/);
      const word = deleted === '204' ? '403 FORBIDDEN' : '200';
      expect(booked).toEqual(places.map(() => word));
    }
  });

  test('Paid, cancelled, moved, voided, edited and its rider erased at once: the till and the database are right', async () => {
    // Whose account is gone by then is signed out (401).
    const words =
      /^(200|204|401 INVALID_CREDENTIALS|400 (FAILED_VALIDATION|INVALID_FOREIGN_KEY)|403 FORBIDDEN|409 SLOT_\w+)$/;
    for (const index of rounds) {
      const date = freshDay();
      const riders = await Promise.all(rounds.map(() => aPerson(park)));
      const slots: number[] = [];
      const free: number[] = [];
      for (const at of rounds) {
        slots.push(await slotAt(1 + (at % 2), `${date}T${10 + at}:00:00Z`));
        free.push(await slotAt(2 - (at % 2), `${date}T${10 + at}:30:00Z`));
      }
      const payments: number[] = [];
      for (const [at, slot] of slots.entries()) {
        await patch(slot, { bookedBy: riders[at]?.id });
        if ((at + index) % 2 === 0) {
          const { data } = await call('POST', '/items/Payment', editor, { slot, method: 'cash' });
          payments.push(data.id);
        }
      }
      const answers = await race(
        ...slots.flatMap((slot, at) => [
          call('POST', '/desk/moves', editor, { from: slot, to: free[at] }),
          patch(slot, { bookedBy: null }, riders[at] ?? editor),
          call('POST', '/items/Payment', other, { slot, method: 'card' }),
          call('DELETE', `/users/${riders[at]?.id}`, riders[at]),
        ]),
        ...payments.map((payment) => call('POST', '/desk/voids', other, { payment, reason: 'Pomyłka' })),
        patchAll([...free, ...slots].toReversed(), { price: 80 }, other),
        patchAll(free, { bookedBy: riders[0]?.id }, other),
      );
      expect(answers.filter((answer) => !words.test(answer))).toEqual([]);
    }
    expect(await tillFaults(park.store.db)).toEqual([]);
    const nowMs = park.clock.now().epochMilliseconds;
    expect(await findContradictions(park.store.db, park.store.engine, nowMs)).toEqual([]);
  });
});
