import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readAudit } from '../../../../test/support/audit.ts';
import { type Call, callerOf } from '../../../../test/support/call.ts';
import { emptyTables } from '../../../../test/support/empty-tables.ts';
import { eitherEngine } from '../../../../test/support/engines.ts';
import { openTestApp, type TestPark } from '../../../../test/support/park.ts';
import { aPerson, type Person } from '../../../../test/support/people.ts';
import { makeSlot, makeTracks } from '../../../../test/support/slots.ts';
import { findContradictions } from '../../../ops/invariants/check.ts';
import { chores } from '../../system/clean-up.ts';

const now = '2026-07-10T08:00:00Z';
const group = { first_name: 'Grupa SP 5', description: null };

describe.each(eitherEngine(import.meta.url))('A party at the desk on $name', (engine) => {
  let park: TestPark;
  let call: Call;
  let manager: Person;
  let rider: Person;
  let slots: number[];

  beforeAll(async () => {
    park = await engine.open();
    call = callerOf(await openTestApp(park));
    await makeTracks(park);
    park.clock.set(now);
    [manager, rider] = [await aPerson(park, 'Manager'), await aPerson(park)];
  });

  beforeEach(async () => {
    park.clock.set(now);
    await emptyTables(park.store.db, [
      'booking_history',
      'payment',
      'slot',
      'audit',
      'outbox',
      'desk_action',
    ]);
    slots = [];
    for (const [hour, minute, asset_id] of [
      [16, '00', 1],
      [16, '00', 2],
      [16, '15', 1],
    ])
      slots.push(await makeSlot(park, `2026-07-10T${hour}:${minute}:00Z`, { asset_id: Number(asset_id) }));
  });

  const book = (body: object, who: Person | null = manager) => call('POST', '/desk/parties', who, body);
  const rides = async () =>
    (await call('GET', '/items/PartyRide?sort=number&fields=slot,party,contact,name,number,of', manager))
      .rows;
  const holders = async () => {
    const rows = await park.store.db.selectFrom('slot').select('booked_by').orderBy('id').execute();
    return rows.map(({ booked_by }) => booked_by);
  };
  const contradictions = async () => {
    const nowMs = park.clock.now().epochMilliseconds;
    const findings = await findContradictions(park.store.db, engine.name, nowMs);
    return findings.flatMap(({ told }) => told);
  };
  const accounts = async () => (await park.store.db.selectFrom('account').select('id').execute()).length;

  test('of guests takes several slots for one contact who needs no phone', async () => {
    const { status, data } = await book({ slots, contact: group, names: ['Ala', 'Ola'] });
    const rows = data['slots'] as { id: number; bookedBy: string }[];
    expect([status, rows.map(({ id }) => id)]).toEqual([200, slots]);
    const contact = rows[0]?.bookedBy ?? null;
    expect(await holders()).toEqual([contact, contact, contact]);
    expect((await call('GET', `/users/${contact}`, manager)).data).toMatchObject(group);
    expect(await rides()).toEqual([
      { slot: slots[0], party: data['party'], contact, name: 'Ala', number: 1, of: 3 },
      { slot: slots[1], party: data['party'], contact, name: 'Ola', number: 2, of: 3 },
      { slot: slots[2], party: data['party'], contact, name: null, number: 3, of: 3 },
    ]);
  });

  test('of an account is told in one message', async () => {
    expect((await book({ slots, contact: { account: rider.id } })).status).toBe(200);
    expect(await holders()).toEqual([rider.id, rider.id, rider.id]);
    const messages = await park.store.db.selectFrom('outbox').select(['kind', 'account_id']).execute();
    expect(messages).toEqual([{ kind: 'booked', account_id: rider.id }]);
  });

  test('is booked as a whole or not at all, and hears which slots are gone', async () => {
    const taken = slots[1] ?? 0;
    await call('PATCH', `/items/Slot/${taken}`, rider, { bookedBy: rider.id });
    const before = await accounts();
    const { status, extensions } = await book({ slots, contact: group });
    expect([status, extensions]).toEqual([409, { code: 'SLOT_TAKEN', slots: [taken] }]);
    expect(await holders()).toEqual([null, rider.id, null]);
    expect(await accounts()).toBe(before);
  });

  test('does not count a slot that its contact has already', async () => {
    await call('PATCH', `/items/Slot/${slots[0]}`, rider, { bookedBy: rider.id });
    const { extensions } = await book({ slots, contact: { account: rider.id } });
    expect(extensions).toEqual({ code: 'SLOT_TAKEN', slots: [slots[0]] });
  });

  test('has no more names than slots, and is for staff', async () => {
    const names = ['Ala', 'Ola', 'Ela', 'Iza'];
    expect((await book({ slots, contact: group, names })).code).toBe('FAILED_VALIDATION');
    expect((await book({ slots, contact: group }, rider)).status).toBe(403);
    expect((await book({ slots: [], contact: group })).status).toBe(400);
    expect(await holders()).toEqual([null, null, null]);
  });

  test('is named later, which the log says without the names', async () => {
    const { data } = await book({ slots, contact: group });
    const names = [
      { slot: slots[2], name: 'Iza' },
      { slot: slots[0], name: 'Ala' },
    ];
    const answer = await call('PATCH', `/desk/parties/${Number(data['party'])}`, manager, { names });
    expect(answer.data).toMatchObject([
      { slot: slots[2], name: 'Iza', number: 3, of: 3 },
      { slot: slots[0], name: 'Ala', number: 1, of: 3 },
    ]);
    expect((await readAudit(park)).at(-1)).toMatchObject({
      action: 'party.name',
      id: `${Number(data['party'])}`,
      after: { slots: [slots[0], slots[2]] },
    });
  });

  test('of another party cannot be named', async () => {
    const { data } = await book({ slots: slots.slice(0, 2), contact: group });
    const names = [
      { slot: slots[0], name: 'Ala' },
      { slot: slots[2], name: 'Iza' },
    ];
    expect((await call('PATCH', `/desk/parties/${Number(data['party'])}`, manager, { names })).status).toBe(
      403,
    );
    expect((await rides()).map(({ name }) => name)).toEqual([null, null]);
  });

  test('loses a cancelled ride from its count, and keeps the order of the others', async () => {
    await book({ slots, contact: group, names: ['Ala', 'Ola', 'Ela'] });
    await call('PATCH', `/items/Slot/${slots[0]}`, manager, { bookedBy: null });
    expect(await rides()).toMatchObject([
      { slot: slots[1], name: 'Ola', number: 1, of: 2 },
      { slot: slots[2], name: 'Ela', number: 2, of: 2 },
    ]);
  });

  test('is read by its contact, and by no other rider', async () => {
    await book({ slots, contact: { account: rider.id }, names: ['Ala'] });
    const readBy = async (who: Person | null) => await call('GET', '/items/PartyRide?fields=name', who);
    expect((await readBy(rider)).rows).toEqual([{ name: 'Ala' }, { name: null }, { name: null }]);
    expect((await readBy(await aPerson(park))).rows).toEqual([]);
    expect((await readBy(null)).status).toBe(403);
  });

  test('changes places, each with its name and its payment', async () => {
    const { data } = await book({ slots, contact: group, names: ['Ala', 'Ola', 'Ela'] });
    await call('POST', '/items/Payment', manager, { slot: slots[0], method: 'cash' });
    const [first, , third] = slots;
    const moves = [
      { from: first, to: third },
      { from: third, to: first },
    ];
    const answer = await call('POST', '/desk/moves/together', manager, { moves });
    expect(answer.status).toBe(200);
    expect(await rides()).toMatchObject([
      { slot: first, party: data['party'], name: 'Ela' },
      { name: 'Ola' },
      { slot: third, name: 'Ala' },
    ]);
    expect(answer.rows.map(({ id, payment }) => [id, payment !== null])).toEqual([
      [first, false],
      [third, true],
    ]);
    expect(await contradictions()).toEqual([]);
  });

  test('moves on together, one into the slot of another, or stays as it is', async () => {
    await book({ slots: slots.slice(0, 2), contact: group, names: ['Ala', 'Ola'] });
    const [first, second, third] = slots;
    const moves = [
      { from: first, to: second },
      { from: second, to: third },
    ];
    expect((await call('POST', '/desk/moves/together', manager, { moves })).status).toBe(200);
    expect(await rides()).toMatchObject([
      { slot: second, name: 'Ala' },
      { slot: third, name: 'Ola' },
    ]);
    const taken = [
      { from: second, to: first },
      { from: third, to: second },
      { from: first, to: third },
    ];
    const { status, extensions } = await call('POST', '/desk/moves/together', manager, { moves: taken });
    expect([status, extensions]).toEqual([409, { code: 'SLOT_NOT_BOOKED', slots: [first] }]);
    expect(await rides()).toMatchObject([{ slot: second }, { slot: third }]);
    expect(await contradictions()).toEqual([]);
  });

  test('moves back in one tap, into the slots that its own rides leave, or not at all', async () => {
    await book({ slots: slots.slice(0, 2), contact: group, names: ['Ala', 'Ola'] });
    await call('POST', '/items/Payment', manager, { slot: slots[0], method: 'cash' });
    const [first, second, third] = slots;
    const moves = [
      { from: first, to: second },
      { from: second, to: third },
    ];
    const move = () => call('POST', '/desk/moves/together', manager, { moves });
    const undo = async () => {
      const [action] = (await call('GET', '/desk/actions', manager)).rows;
      expect(action).toMatchObject({ kind: 'moves', slot: second });
      return await call('POST', `/desk/actions/${action?.id}/undo`, manager, {});
    };
    await move();
    expect((await undo()).status).toBe(200);
    expect(await rides()).toMatchObject([
      { slot: first, name: 'Ala' },
      { slot: second, name: 'Ola' },
    ]);
    await move();
    await call('PATCH', `/items/Slot/${first}`, rider, { bookedBy: rider.id });
    expect((await undo()).code).toBe('SLOT_TAKEN');
    expect(await rides()).toMatchObject([
      { slot: second, name: 'Ala' },
      { slot: third, name: 'Ola' },
    ]);
    expect(await contradictions()).toEqual([]);
  });

  test('gets one more ride later', async () => {
    const { data } = await book({ slots: slots.slice(0, 2), contact: group });
    const more = { slots: slots.slice(2), contact: { party: data['party'] }, names: ['Ela'] };
    expect((await book(more)).status).toBe(200);
    expect(await rides()).toMatchObject([
      { party: data['party'], number: 1, of: 3 },
      { party: data['party'], number: 2, of: 3 },
      { party: data['party'], number: 3, of: 3, name: 'Ela' },
    ]);
    expect((await book({ slots, contact: { party: 99_999 } })).status).toBe(403);
    expect(await contradictions()).toEqual([]);
  });

  test('is taken back as a whole, or not at all once something newer happened', async () => {
    await book({ slots, contact: group });
    const undo = async () => {
      const [action] = (await call('GET', '/desk/actions', manager)).rows;
      expect(action).toMatchObject({ kind: 'party', slot: slots[0] });
      return await call('POST', `/desk/actions/${action?.id}/undo`, manager, {});
    };
    expect((await undo()).status).toBe(200);
    expect(await holders()).toEqual([null, null, null]);

    await book({ slots, contact: group });
    await call('PATCH', `/items/Slot/${slots[2]}`, manager, { bookedBy: null });
    await park.store.db.deleteFrom('desk_action').where('kind', '=', 'cancel').execute();
    expect((await undo()).code).toBe('CHANGED_SINCE');
    expect((await holders()).map((holder) => holder !== null)).toEqual([true, true, false]);
    expect(await contradictions()).toEqual([]);
  });

  test('keeps its names for thirty days after the ride', async () => {
    await book({ slots, contact: group, names: ['Ala', 'Ola', 'Ela'] });
    const cleanUp = async () => await Promise.all(chores.map((chore) => chore(park)));
    park.clock.set('2026-08-09T16:10:00Z');
    await cleanUp();
    const people = await park.store.db.selectFrom('booking').select('person').orderBy('id').execute();
    expect(people).toEqual([{ person: null }, { person: null }, { person: 'Ela' }]);
  });
});
