import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readAudit } from '../../../test/support/audit.ts';
import { type Call, callerOf } from '../../../test/support/call.ts';
import { emptyTables } from '../../../test/support/empty-tables.ts';
import { engines } from '../../../test/support/engines.ts';
import { openTestApp, type TestPark } from '../../../test/support/park.ts';
import { aPerson, type Person } from '../../../test/support/people.ts';
import { makeSlot, makeTracks } from '../../../test/support/slots.ts';

describe.each(engines)('Editing slots on $name', (engine) => {
  let park: TestPark;
  let call: Call;
  let editor: Person;
  let manager: Person;
  let rider: Person;
  let slots: number[];

  beforeAll(async () => {
    park = await engine.open();
    call = callerOf(await openTestApp(park));
    await makeTracks(park);
    [editor, manager, rider] = [
      await aPerson(park, 'Editor'),
      await aPerson(park, 'Manager'),
      await aPerson(park),
    ];
  });

  beforeEach(async () => {
    await emptyTables(park.store.db, ['booking_history', 'slot', 'audit']);
    slots = [];
    for (const minute of ['00', '15', '30', '45']) {
      slots.push(await makeSlot(park, `2026-07-10T10:${minute}:00Z`));
    }
  });

  const patch = (id: number | undefined, body: object, who: Person | null = editor) =>
    call('PATCH', `/items/Slot/${id}`, who, body);
  const patchAll = (keys: number[], data: object, who: Person | null = editor) =>
    call('PATCH', '/items/Slot', who, { keys, data });
  const prices = async () =>
    (await park.store.db.selectFrom('slot').select('price_cents').orderBy('id').execute()).map(
      (row) => row.price_cents,
    );

  test('An Editor changes a free slot, and the log tells from what to what', async () => {
    const change = { price: 60.5, duration: 10, startTime: '2026-07-10T08:00:00Z', asset: 2 };
    expect(await patch(slots[0], change)).toMatchObject({
      status: 200,
      data: { ...change, id: slots[0], startTime: '2026-07-10T08:00:00.000Z' },
    });
    expect(await readAudit(park)).toEqual([
      {
        actor: editor.id,
        action: 'slot.edit',
        subject: 'Slot',
        id: `${slots[0]}`,
        before: { price: 55, duration: 15, startTime: '2026-07-10T10:00:00.000Z', asset: 1 },
        after: { ...change, startTime: '2026-07-10T08:00:00.000Z' },
      },
    ]);
    expect((await patch(slots[0], { price: 60.5 })).status).toBe(200);
    expect(await readAudit(park)).toHaveLength(1);
  });

  test('A range changes at once; slots that change alike share one line of the log', async () => {
    await patch(slots[3], { price: 70 });
    const answer = await patchAll(slots.toReversed(), { price: 80 });
    expect(answer.rows.map(({ id, price }) => [id, price])).toEqual(slots.toReversed().map((id) => [id, 80]));
    expect((await readAudit(park)).slice(1).map(({ before, after }) => [before, after])).toEqual([
      [{ price: 55 }, { price: 80, slots: slots.slice(0, 3) }],
      [{ price: 70 }, { price: 80 }],
    ]);
  });

  test('One booked slot among them, or one that is not there, and none changes', async () => {
    await patch(slots[2], { bookedBy: rider.id }, rider);
    expect(await patchAll(slots, { price: 80 })).toMatchObject({ status: 409, code: 'SLOT_BOOKED' });
    expect(await patchAll([...slots.slice(0, 2), 99_999], { price: 80 })).toMatchObject({ status: 403 });
    expect(await patch(slots[2], { price: 80 })).toMatchObject({ status: 409, code: 'SLOT_BOOKED' });
    expect(await prices()).toEqual([5500, 5500, 5500, 5500]);
    expect(await readAudit(park)).toEqual([]);
  });

  test.each([
    [{ startTime: '2026-07-10T10:20:00Z' }, 409, 'SLOT_OVERLAP'],
    [{ duration: 16 }, 409, 'SLOT_OVERLAP'],
    [{ asset: 99 }, 400, 'INVALID_FOREIGN_KEY'],
    [{ event: 99 }, 400, 'INVALID_FOREIGN_KEY'],
    [{ price: -1 }, 400, 'FAILED_VALIDATION'],
    [{ duration: 0 }, 400, 'FAILED_VALIDATION'],
  ])('%j is refused: %i %s', async (change, status, code) => {
    expect(await patch(slots[0], { price: 1, ...change })).toMatchObject({ status, code });
    expect(await prices()).toEqual([5500, 5500, 5500, 5500]);
  });

  describe('The slots of one request', () => {
    const at = (time: string, asset = 1) => ({
      startTime: `2026-07-12T${time}:00.000Z`,
      duration: 15,
      price: 55,
      asset,
    });
    const make = async (...wished: object[]) =>
      (await call('POST', '/items/Slot', editor, wished)).rows.map(({ id }) => id);
    const times = async (ids: number[]) => {
      const { rows } = await call('GET', `/items/Slot?filter[id][_in]=${ids.join()}&sort=id`);
      return rows.map(({ startTime, asset }) => `${String(startTime).slice(11, 16)} ${String(asset)}`);
    };

    test.each([
      ['its start', { startTime: '2026-07-12T10:00:00Z' }],
      ['its track', { asset: 1 }],
      ['both', { startTime: '2026-07-12T10:00:00Z', asset: 1 }],
    ])(
      'are not put on one another’s time by an edit of %s, one by one or together',
      async (_what, change) => {
        const elsewhere = 'startTime' in change ? at('12:00', 'asset' in change ? 2 : 1) : at('10:00', 2);
        const [standing, moved] = (await make(at('10:00'), elsewhere)) as [number, number];
        const before = await times([standing, moved]);
        for (const answer of [await patch(moved, change), await patchAll([standing, moved], change)]) {
          expect(answer).toMatchObject({ status: 409, code: 'SLOT_OVERLAP' });
        }
        expect(await times([standing, moved])).toEqual(before);
      },
    );

    test('are not stacked on a free time, nor by a change of length', async () => {
      const ids = await make(...['10:00', '10:15', '10:30', '10:45', '11:00'].map((time) => at(time)));
      const stacked = await patchAll(ids, { startTime: '2026-07-12T15:00:00Z' });
      expect(stacked).toMatchObject({ status: 409, code: 'SLOT_OVERLAP' });
      const longer = await patch(ids[0], { startTime: '2026-07-12T11:00:00Z', duration: 15 });
      expect(longer).toMatchObject({ status: 409, code: 'SLOT_OVERLAP' });
      expect(await times(ids)).toEqual(['10:00 1', '10:15 1', '10:30 1', '10:45 1', '11:00 1']);
    });

    test('are places where they were made at one time: these move together, leave and come back', async () => {
      const ids = await make(at('10:00'), at('10:00'), at('10:00'), at('11:00'));
      const places = ids.slice(0, 3);
      expect(await patchAll(places, { startTime: '2026-07-12T15:00:00Z' })).toMatchObject({ status: 200 });
      expect(await times(ids)).toEqual(['15:00 1', '15:00 1', '15:00 1', '11:00 1']);
      expect(await patch(places[0], { asset: 2 })).toMatchObject({ status: 200 });
      expect(await patch(places[0], { asset: 1 })).toMatchObject({ status: 200 });
      expect(await patch(ids[3], { startTime: '2026-07-12T15:00:00Z' })).toMatchObject({ status: 409 });
    });

    test('edited onto one time at once end there one by one', async () => {
      const rounds = ['08', '09', '10', '11', '12', '13'];
      for (const hour of rounds) {
        const ids = await make(at(`${hour}:00`), at(`${hour}:15`), at(`${hour}:00`, 2), at(`${hour}:15`, 2));
        const there = { startTime: `2026-07-13T${hour}:00:00Z`, asset: 1 };
        const answers = await Promise.all(ids.map((id) => patch(id, there)));
        expect(answers.map(({ status }) => String(status)).sort()).toEqual(['200', '409', '409', '409']);
      }
    });

    test('are kept apart by the database itself', async () => {
      const [first, second] = (await make(at('10:00'), at('10:15'))) as [number, number];
      const { db } = park.store;
      const { start_at, end_at, series } = await db
        .selectFrom('slot')
        .selectAll()
        .where('id', '=', first)
        .executeTakeFirstOrThrow();
      const put = (change: object) => db.updateTable('slot').set(change).where('id', '=', second).execute();
      await expect(put({ start_at, end_at })).rejects.toThrow('SLOT_OVERLAP');
      // The trigger also checks a change of the track or the series.
      await put({ asset_id: 2, start_at, end_at });
      await expect(put({ asset_id: 1 })).rejects.toThrow('SLOT_OVERLAP');
      await put({ asset_id: 2, series });
      await put({ asset_id: 1 });
      await expect(put({ series: 'another' })).rejects.toThrow('SLOT_OVERLAP');
    });
  });

  test('A rider who books while the price changes pays one of the two prices, and no booked slot changes', async () => {
    for (let round = 0; round < 10; round += 1) {
      const slot = await makeSlot(park, '2026-07-11T10:00:00Z');
      const [edited, booked] = await Promise.all([
        patchAll([slot], { price: 80 }),
        patch(slot, { bookedBy: rider.id }, rider),
      ]);
      expect(booked.status).toBe(200);
      expect([200, 409]).toContain(edited.status);
      const { data } = await call('GET', `/items/Slot/${slot}`, rider);
      expect(data).toMatchObject({ price: edited.status === 200 ? 80 : 55, bookedBy: rider.id });
      await park.store.db.deleteFrom('slot').where('id', '=', slot).execute();
    }
  });

  test('Two Editors who change the same range in opposite orders both get through', async () => {
    for (let round = 0; round < 5; round += 1) {
      const answers = await Promise.all([
        patchAll(slots, { price: 60 + round }),
        patchAll(slots.toReversed(), { price: 70 + round }),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      expect(new Set(await prices()).size).toBe(1);
    }
  });

  test('What staff do with somebody else’s booking is in the log, what riders do with their own is not', async () => {
    await patch(slots[0], { bookedBy: rider.id }, rider);
    await patch(slots[0], { bookedBy: null }, rider);
    await patch(slots[1], { bookedBy: manager.id }, manager);
    expect(await readAudit(park)).toEqual([]);
    await patch(slots[0], { bookedBy: rider.id }, manager);
    await patch(slots[0], { bookedBy: rider.id }, manager);
    await patch(slots[0], { bookedBy: null }, manager);
    await patch(slots[0], { bookedBy: null }, manager);
    const entry = { actor: manager.id, subject: 'Slot', id: `${slots[0]}` };
    expect(await readAudit(park)).toEqual([
      { ...entry, action: 'slot.book', before: null, after: { rider: rider.id } },
      { ...entry, action: 'slot.cancel', before: { rider: rider.id }, after: null },
    ]);
  });

  test.each([
    ['startTime', '2026-07-10T08:00:00Z'],
    ['duration', 10],
    ['price', 1],
    ['asset', 2],
    ['event', null],
  ])('%s is not for Managers and riders to change, alone or beside a booking', async (field, value) => {
    for (const who of [manager, rider, null]) {
      const mine = who === null ? {} : { bookedBy: who.id };
      expect(await patch(slots[0], { [field]: value }, who)).toMatchObject({
        status: 403,
        code: 'FORBIDDEN',
      });
      expect(await patch(slots[0], { ...mine, [field]: value }, who)).toMatchObject({ status: 403 });
      expect(await patchAll(slots, { [field]: value }, who)).toMatchObject({ status: 403 });
      // The error does not reveal which values are valid either.
      for (const wrong of [-1, 'x', {}, [], '9999-12-31T23:50:00Z']) {
        expect(await patch(slots[0], { [field]: wrong }, who)).toMatchObject({ status: 403 });
        expect(await patchAll(slots, { ...mine, [field]: wrong }, who)).toMatchObject({ status: 403 });
      }
    }
    expect((await call('GET', `/items/Slot/${slots[0]}`)).data).toMatchObject({
      price: 55,
      duration: 15,
      bookedBy: null,
    });
  });
});
