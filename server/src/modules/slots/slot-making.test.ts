import { mostRowsAtOnce } from '@cablepark/contract/rides/slot-changes.schema';
import { planSeason } from '@cablepark/domain/slots/plan';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readAudit } from '../../../test/support/audit.ts';
import { type Call, callerOf } from '../../../test/support/call.ts';
import { emptyTables } from '../../../test/support/empty-tables.ts';
import { engines } from '../../../test/support/engines.ts';
import { openTestApp, type TestPark } from '../../../test/support/park.ts';
import { aPerson, type Person } from '../../../test/support/people.ts';
import { makeSlot, makeTracks } from '../../../test/support/slots.ts';

const quarter = { startTime: '2026-07-10T10:00:00Z', duration: 15, price: 55, asset: 1, bookedBy: null };

describe.each(engines)('Making and deleting slots on $name', (engine) => {
  let park: TestPark;
  let call: Call;
  let editor: Person;
  let rider: Person;

  beforeAll(async () => {
    park = await engine.open();
    call = callerOf(await openTestApp(park));
    await makeTracks(park);
    [editor, rider] = [await aPerson(park, 'Editor'), await aPerson(park)];
  });

  beforeEach(async () => {
    await emptyTables(park.store.db, ['slot', 'event', 'audit']);
  });

  const create = (body: object, who: Person | null = editor) => call('POST', '/items/Slot', who, body);
  const ids = async () =>
    (await park.store.db.selectFrom('slot').select('id').orderBy('id').execute()).map(({ id }) => id);

  test('An Editor makes one slot, or many, and gets the rows', async () => {
    const one = await create({ ...quarter, price: 55.5 });
    const row = {
      startTime: '2026-07-10T10:00:00.000Z',
      price: 55.5,
      asset: 1,
      bookedBy: null,
      payment: null,
      event: null,
    };
    expect(one).toMatchObject({ status: 200, data: row });
    const later = [
      { ...quarter, startTime: '2026-07-10T13:00:00+02:00' },
      { ...quarter, startTime: '2026-07-10T10:15:00Z' },
    ];
    expect((await create(later)).rows.map(({ startTime }) => startTime)).toEqual([
      '2026-07-10T11:00:00.000Z',
      '2026-07-10T10:15:00.000Z',
    ]);
    expect(await create([])).toMatchObject({ status: 200, rows: [] });
    expect(await readAudit(park)).toEqual([
      {
        actor: editor.id,
        action: 'slot.create',
        subject: 'Slot',
        id: `${one.data.id}`,
        before: null,
        after: { asset: 1, count: 1, first: row.startTime, last: row.startTime },
      },
      expect.objectContaining({
        action: 'slot.create',
        after: { asset: 1, count: 2, first: '2026-07-10T10:15:00.000Z', last: '2026-07-10T11:00:00.000Z' },
      }),
    ]);
  });

  test('Several places at one time are one request; a second request for that time clashes', async () => {
    const { id: event } = await park.store.db
      .insertInto('event')
      .values({
        name: 'Camp',
        description: null,
        name_en: null,
        description_en: null,
        url: null,
        image: null,
        start_at: 0,
        end_at: null,
        asset_id: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const places = Array.from({ length: 5 }, () => ({ ...quarter, event }));
    const made = await create(places);
    expect(made.rows.map((slot) => slot['event'])).toEqual([event, event, event, event, event]);
    expect((await call('GET', `/items/Event/${event}`)).data.slots).toHaveLength(5);
    expect(await create(places)).toMatchObject({ status: 409, code: 'SLOT_OVERLAP' });
    expect(await ids()).toHaveLength(5);
  });

  test('The longest slot there can be stands in the way of its last minute', async () => {
    const long = { ...quarter, startTime: '2026-07-03T10:01:00Z', duration: 7 * 24 * 60 };
    expect((await create([long])).status).toBe(200);
    expect(await create([{ ...quarter, startTime: '2026-07-10T10:00:00Z' }])).toMatchObject({
      status: 409,
      code: 'SLOT_OVERLAP',
      extensions: { startTime: '2026-07-10T10:00:00.000Z' },
    });
    expect((await create([{ ...quarter, startTime: '2026-07-10T10:01:00Z' }])).status).toBe(200);
  });

  test('A clash with what is there names the first one and makes nothing', async () => {
    await makeSlot(park, '2026-07-10T10:30:00Z');
    const wished = ['10:45', '10:15', '10:20', '10:00'].map((time) => ({
      ...quarter,
      duration: 5,
      startTime: `2026-07-10T${time}:00Z`,
    }));
    expect((await create(wished)).status).toBe(200);
    await park.store.db.deleteFrom('audit').execute();
    const again = wished.map((slot) => ({
      ...slot,
      duration: 15,
      startTime: slot.startTime.replace('T10:', 'T09:'),
    }));
    const clashing = [
      ...again.slice(0, 1),
      { ...quarter, duration: 20, startTime: '2026-07-10T10:25:00Z' },
      { ...quarter, startTime: '2026-07-10T10:40:00Z' },
    ];
    expect(await create(clashing)).toMatchObject({
      status: 409,
      extensions: { code: 'SLOT_OVERLAP', startTime: '2026-07-10T10:25:00.000Z', asset: 1 },
    });
    expect([await ids(), await readAudit(park)]).toEqual([expect.objectContaining({ length: 5 }), []]);
    expect((await create({ ...quarter, asset: 2, startTime: '2026-07-10T10:30:00Z' })).status).toBe(200);
  });

  test('A clash within the request itself is one, too', async () => {
    const wished = [quarter, { ...quarter, startTime: '2026-07-10T10:10:00Z' }];
    expect(await create(wished)).toMatchObject({
      status: 409,
      extensions: { code: 'SLOT_OVERLAP', startTime: '2026-07-10T10:10:00.000Z' },
    });
    expect(await ids()).toEqual([]);
  });

  test.each([
    ['a price of nothing', { price: 0 }, { code: 'FAILED_VALIDATION', field: 'price', type: 'min' }],
    ['a duration of nothing', { duration: 0 }, { code: 'FAILED_VALIDATION', field: 'duration', type: 'min' }],
    ['no time', { startTime: 'soon' }, { code: 'FAILED_VALIDATION', field: 'startTime', type: 'regex' }],
    [
      'the end of the year 9999',
      { startTime: '9999-12-31T23:50:00Z' },
      {
        code: 'FAILED_VALIDATION',
        field: 'startTime',
        type: 'range',
      },
    ],
    [
      'a year of six digits',
      { startTime: '+020260-07-10T10:00:00Z' },
      { code: 'FAILED_VALIDATION', type: 'range' },
    ],
    ['the year 26', { startTime: '0026-07-10T10:00:00Z' }, { code: 'FAILED_VALIDATION', type: 'range' }],
    ['an id', { id: 1 }, { code: 'FAILED_VALIDATION', field: 'id', type: 'unknown' }],
    ['half a minute', { duration: 0.5 }, { code: 'INVALID_PAYLOAD' }],
    ['a holder', { bookedBy: '00000000-0000-4000-8000-000000000000' }, { code: 'INVALID_PAYLOAD' }],
    ['a payment', { payment: 1 }, { code: 'INVALID_PAYLOAD' }],
  ])('%s is refused', async (_what, wrong, said) => {
    expect(await create({ ...quarter, ...wrong })).toMatchObject({ status: 400, extensions: said });
    expect((await create([quarter, { ...quarter, ...wrong }])).status).toBe(400);
    expect(await ids()).toEqual([]);
  });

  test.each([{ asset: 99 }, { event: 99 }])('%j does not exist', async (wrong) => {
    expect(await create({ ...quarter, ...wrong })).toMatchObject({
      status: 400,
      code: 'INVALID_FOREIGN_KEY',
    });
    expect(await readAudit(park)).toEqual([]);
  });

  test('A season comes in chunks, and repeating it by mistake makes nothing twice', async () => {
    const starts = planSeason({
      firstDay: Temporal.PlainDate.from('2026-05-01'),
      lastDay: Temporal.PlainDate.from('2026-08-28'),
      opens: Temporal.PlainTime.from('09:00'),
      closes: Temporal.PlainTime.from('21:00'),
      minutes: 15,
      zone: park.config.zone,
    });
    const season = [1, 2].flatMap((asset) =>
      starts.map((start) => ({ ...quarter, asset, startTime: start.toString() })),
    );
    const chunks = Array.from({ length: Math.ceil(season.length / mostRowsAtOnce) }, (_, index) =>
      season.slice(index * mostRowsAtOnce, (index + 1) * mostRowsAtOnce),
    );
    for (const chunk of chunks) expect((await create(chunk)).status).toBe(200);
    expect(await ids()).toHaveLength(11_520);
    for (const chunk of chunks) {
      const [first] = chunk.toSorted((a, b) => a.startTime.localeCompare(b.startTime));
      expect(await create(chunk)).toMatchObject({
        status: 409,
        extensions: { startTime: first?.startTime.replace('Z', '.000Z'), asset: first?.asset },
      });
    }
    expect(await create(season)).toMatchObject({ status: 400 });
    expect(await ids()).toHaveLength(11_520);
  }, 60_000);

  test('Two Editors who make the same day at once: one of them does', async () => {
    const day = Array.from({ length: 40 }, (_, index) => ({
      ...quarter,
      startTime: Temporal.Instant.from(quarter.startTime)
        .add({ minutes: 15 * index })
        .toString(),
    }));
    const answers = await Promise.all([create(day), create(day.toReversed()), create(day)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    expect(await ids()).toHaveLength(40);
  });

  test('Free slots are deleted one by one or together, and the log knows which', async () => {
    const slots = [
      await makeSlot(park, '2026-07-10T10:00:00Z'),
      await makeSlot(park, '2026-07-10T11:00:00Z'),
      await makeSlot(park, '2026-07-10T12:00:00Z', { asset_id: 2 }),
      await makeSlot(park, '2026-07-10T13:00:00Z'),
    ];
    expect((await call('DELETE', `/items/Slot/${slots[3]}`, editor)).status).toBe(204);
    expect((await call('DELETE', '/items/Slot', editor, { keys: slots.slice(0, 3) })).status).toBe(204);
    expect((await call('DELETE', '/items/Slot', editor, [])).status).toBe(204);
    expect(await ids()).toEqual([]);
    expect((await readAudit(park)).map(({ action, before }) => [action, before])).toEqual([
      [
        'slot.delete',
        { asset: 1, count: 1, first: '2026-07-10T13:00:00.000Z', last: '2026-07-10T13:00:00.000Z' },
      ],
      [
        'slot.delete',
        { asset: 1, count: 2, first: '2026-07-10T10:00:00.000Z', last: '2026-07-10T11:00:00.000Z' },
      ],
      [
        'slot.delete',
        { asset: 2, count: 1, first: '2026-07-10T12:00:00.000Z', last: '2026-07-10T12:00:00.000Z' },
      ],
    ]);
  });

  test('A booked slot is never deleted, nor anything asked for with it', async () => {
    const free = await makeSlot(park, '2026-07-10T10:00:00Z');
    const booked = await makeSlot(park, '2026-07-10T11:00:00Z', { booked_by: rider.id });
    const refused = { status: 409, extensions: { code: 'SLOT_BOOKED', slots: [booked] } };
    expect(await call('DELETE', '/items/Slot', editor, [free, booked])).toMatchObject(refused);
    expect(await call('DELETE', `/items/Slot/${booked}`, editor)).toMatchObject(refused);
    expect(await call('DELETE', '/items/Slot', editor, [free, 99_999])).toMatchObject({ status: 403 });
    expect([await ids(), await readAudit(park)]).toEqual([[free, booked], []]);
  });

  test('A rider who books while the slot is deleted has it, or it is gone', async () => {
    for (let round = 0; round < 10; round += 1) {
      const slot = await makeSlot(park, '2026-07-10T10:00:00Z');
      const [gone, mine] = await Promise.all([
        call('DELETE', '/items/Slot', editor, [slot]),
        call('PATCH', `/items/Slot/${slot}`, rider, { bookedBy: rider.id }),
      ]);
      expect(`${gone.status} ${mine.status}`).toMatch(/^(204 403|409 200)$/);
      expect(await ids()).toEqual(gone.status === 204 ? [] : [slot]);
      await park.store.db.deleteFrom('slot').execute();
    }
  });

  test.each(['User', 'Manager'] as const)('Neither is for a %s', async (role) => {
    const slot = await makeSlot(park, '2026-07-10T10:00:00Z');
    for (const who of [await aPerson(park, role), null]) {
      for (const answer of [
        await create(quarter, who),
        await create({ broken: true }, who),
        await call('DELETE', `/items/Slot/${slot}`, who),
        await call('DELETE', '/items/Slot', who, [slot]),
      ]) {
        expect([answer.status, answer.code]).toEqual([403, 'FORBIDDEN']);
      }
    }
    expect(await ids()).toEqual([slot]);
  });
});
