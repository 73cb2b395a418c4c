import type { MailedMerge, MergePreview, MergesOfRider } from '@cablepark/contract/accounts/merges.schema';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readAudit } from '../../../../test/support/audit.ts';
import { type DeskFixture, deskNow, openDesk } from '../../../../test/support/desk-fixture.ts';
import { engines } from '../../../../test/support/engines.ts';
import { sendDue } from '../../../../test/support/outbox.ts';
import { buyPass, offerPasses } from '../../../../test/support/passes.ts';
import { aPerson, logIn, type Person } from '../../../../test/support/people.ts';
import { type TableFacts, tableList } from '../../../db/table-list.ts';
import { findContradictions } from '../../../ops/invariants/check.ts';
import { insertGuest } from '../../accounts/rows/index.ts';
import { forgetOldMerges } from './forget-merged.ts';
import { mergedPlaces } from './move-rows.ts';

test('Every column that may name a guest moves', () => {
  const withLogIn =
    /^(?:answered_call|session|reset_token|email_change|push_subscription|calendar_feed|withdrawal|outbox|account_merge|standby|friends_link)\./;
  const columns = Object.entries<TableFacts>(tableList).flatMap(([table, { people = {} }]) =>
    Object.entries(people)
      .filter(([column, place]) => place !== 'log' && column !== 'person' && column !== 'arrived_by')
      .map(([column]) => `${table}.${column}`),
  );
  // Staff write entries of passes and of the cash book, and these never change.
  const kept = ['cash_entry.created_by', 'pass_entry.created_by'];
  expect(mergedPlaces.map(({ table, column }) => `${table}.${column}`).toSorted()).toEqual(
    columns.filter((name) => !withLogIn.test(name) && !kept.includes(name)).toSorted(),
  );
});

describe.each(engines)('Two records of one person on $name', (engine) => {
  let desk: DeskFixture;
  let admin: Person;
  let guest: Person;
  let other: Person;
  let phone = 600_000_000;

  beforeAll(async () => {
    desk = await openDesk(engine);
    await offerPasses(desk.park);
  });
  beforeEach(async () => {
    await desk.at(deskNow);
    admin = await aPerson(desk.park, 'Admin');
    phone += 1;
    guest = await aGuest('Grupa SP 5', String(phone));
    other = await aGuest('grupa  sp 5');
    desk.park.mailer.sent.length = 0;
  });

  async function aGuest(name: string, number: string | null = null): Promise<Person> {
    const { store, clock } = desk.park;
    const id = await store.db
      .transaction()
      .execute((db) => insertGuest({ db, now: clock.now() }, { name, phone: number }));
    return { ...desk.rider, id };
  }
  const merge = (into: Person, from = guest, who = admin) =>
    desk.call('POST', '/desk/merges', who, { guest: from.id, into: into.id });
  const undo = (id: number, who = admin) => desk.call('POST', `/desk/merges/${id}/undo`, who, {});
  const read = async (who: Person) =>
    (await desk.call('GET', `/desk/merges/${who.id}`, admin)).data as unknown as MergesOfRider;
  const agree = (token: string) => desk.call('POST', '/mailed-merge', null, { token });
  const cashBook = () => desk.park.store.db.selectFrom('cash_entry').selectAll().orderBy('id').execute();
  const contradictions = () =>
    findContradictions(desk.park.store.db, engine.name, desk.park.clock.now().epochMilliseconds);
  const accountOf = ({ id }: Person) =>
    desk.park.store.db.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const ridersOf = async (slot: number) => {
    const row = await desk.park.store.db
      .selectFrom('slot')
      .innerJoin('booking', 'booking.id', 'slot.booking_id')
      .select(['slot.booked_by', 'booking.account_id'])
      .where('slot.id', '=', slot)
      .executeTakeFirstOrThrow();
    return [row.booked_by, row.account_id];
  };
  async function tokenTo(): Promise<string> {
    await sendDue(desk.park);
    const text = desk.park.mailer.sent.map((mail) => mail.text).join('\n');
    const token = /\/merge\?token=(\S+)/.exec(text)?.[1];
    if (token === undefined) throw new Error('No link was mailed.');
    return token;
  }

  test('Guests of one name are merged at once: all follows, no money moves, and Undo gives it back', async () => {
    const slot = await desk.aSlot(guest);
    const payment = await desk.pay(slot);
    const pass = await buyPass(desk.call, desk.manager, guest);
    await desk.call('POST', '/desk/rider-notes', desk.manager, { rider: guest.id, text: 'left-footed' });
    const before = await cashBook();
    expect((await read(other)).proposals).toContainEqual(
      expect.objectContaining({ id: guest.id, reason: 'name', description: String(phone) }),
    );
    const url = `/desk/merges/preview?guest=${guest.id}&into=${other.id}`;
    const preview = (await desk.call('GET', url, admin)).data as unknown as MergePreview;
    expect(preview).toMatchObject({
      needsAgreement: false,
      belongings: { rides: 1, passes: 1, paid: 55, notes: 1, parties: 0, enquiries: 0 },
    });
    const { status, data } = await merge(other);
    expect([status, data['state']]).toEqual([200, 'merged']);
    expect(await ridersOf(slot)).toEqual([other.id, other.id]);
    expect(await desk.read(slot)).toMatchObject({ bookedBy: other.id, payment });
    const ownerOf = async () =>
      (
        await desk.park.store.db
          .selectFrom('pass')
          .select('account_id')
          .where('id', '=', pass)
          .executeTakeFirst()
      )?.account_id;
    expect(await ownerOf()).toBe(other.id);
    expect(await accountOf(guest)).toMatchObject({ status: 'erased', first_name: null, phone: null });
    expect((await readAudit(desk.park)).at(-1)).toMatchObject({
      action: 'user.merge',
      before: { account: guest.id },
      after: { account: other.id },
    });
    expect(await cashBook()).toEqual(before);
    expect(await contradictions()).toEqual([]);
    expect((await read(other)).merges).toMatchObject([{ id: data.id, state: 'merged', name: 'Grupa SP 5' }]);

    expect(await undo(data.id)).toMatchObject({ status: 200, data: { state: 'undone' } });
    expect(await ridersOf(slot)).toEqual([guest.id, guest.id]);
    expect(await ownerOf()).toBe(guest.id);
    expect(await accountOf(guest)).toMatchObject({
      status: 'active',
      first_name: 'Grupa SP 5',
      phone: String(phone),
      search_text: ` grupa sp 5 ${phone}`,
    });
    expect(await cashBook()).toEqual(before);
    expect(await contradictions()).toEqual([]);
    expect(await undo(data.id)).toMatchObject({ status: 200 });
  });

  const newThings: Record<string, (slot: number) => Promise<unknown>> = {
    payment: (slot) => desk.pay(slot),
    'no-show': async (slot) => {
      await desk.at('2026-07-12T08:00:00Z');
      admin = await logIn(desk.park, admin);
      return await desk.call('POST', '/desk/no-shows', desk.manager, { slot, missing: true });
    },
    'deletion of a note': () =>
      desk.park.store.db.deleteFrom('rider_note').where('account_id', '=', other.id).execute(),
    erasure: () => desk.call('DELETE', `/users/${other.id}`, admin),
  };

  test.each(Object.keys(newThings))('Undo is refused after a new %s', async (what) => {
    const slot = await desk.aSlot(guest);
    await desk.call('POST', '/desk/rider-notes', desk.manager, { rider: guest.id, text: 'left-footed' });
    const { data } = await merge(other);
    await newThings[what]?.(slot);
    expect(await undo(data.id)).toMatchObject({ status: 409, code: 'CHANGED_SINCE' });
    expect(await accountOf(guest)).toMatchObject({ status: 'erased' });
  });

  test('Undo is refused after a ride was added to a party that moved, which keeps one contact', async () => {
    const add = async (contact: object) =>
      await desk.call('POST', '/desk/parties', desk.manager, {
        slots: [await desk.aSlot(null), await desk.aSlot(null)],
        contact,
        names: [],
      });
    const { party } = (await add({ account: guest.id })).data as unknown as { party: number };
    const { data } = await merge(other);
    expect(await add({ party })).toMatchObject({ status: 200 });
    expect(await undo(data.id)).toMatchObject({ status: 409, code: 'CHANGED_SINCE' });
    expect(await contradictions()).toEqual([]);
  });

  test('The phone of a guest is kept where the other has none, until Undo', async () => {
    const { data } = await merge(other);
    expect(await accountOf(other)).toMatchObject({
      phone: String(phone),
      search_text: ` grupa sp 5 ${phone}`,
    });
    expect(await undo(data.id)).toMatchObject({ status: 200 });
    expect(await accountOf(other)).toMatchObject({ phone: null, search_text: ' grupa sp 5' });
    expect(await accountOf(guest)).toMatchObject({ phone: String(phone) });
  });

  test('Undo keeps a phone that was corrected since, and a record with a phone keeps its own', async () => {
    const { data } = await merge(other);
    const contact = { account: other.id, description: '600999888' };
    expect(await desk.call('POST', '/desk/corrections/contact', desk.manager, contact)).toMatchObject({
      status: 200,
    });
    expect(await undo(data.id)).toMatchObject({ status: 200 });
    expect(await accountOf(other)).toMatchObject({ phone: '600999888' });
    expect(await merge(other)).toMatchObject({ status: 200 });
    expect(await accountOf(other)).toMatchObject({ phone: '600999888' });
  });

  test('An erasure deletes the names of all records that were merged into the erased one', async () => {
    const contact = { account: guest.id, first_name: 'Żaneta Corrected', description: '600123987' };
    await desk.call('POST', '/desk/corrections/contact', desk.manager, contact);
    const last = await aGuest('Grupa SP 5');
    expect((await merge(other)).status).toBe(200);
    expect((await merge(last, other)).status).toBe(200);
    expect((await desk.call('DELETE', `/users/${last.id}`, admin)).status).toBe(204);
    const merges = await desk.park.store.db.selectFrom('account_merge').select('guest_facts').execute();
    expect(JSON.stringify(merges)).not.toContain('Żaneta');
    expect(JSON.stringify(await readAudit(desk.park))).not.toMatch(/Żaneta|600123987/);
  });

  test('After thirty days the name of a merged guest is erased, and Undo is too late', async () => {
    const { data } = await merge(other);
    const kept = async () =>
      await desk.park.store.db
        .selectFrom('account_merge')
        .select(['guest_facts', 'moved', 'mark'])
        .where('id', '=', data.id)
        .executeTakeFirst();
    const clean = async (time: string) => {
      await desk.at(time);
      admin = await logIn(desk.park, admin);
      await forgetOldMerges(desk.park);
    };
    await clean('2026-08-09T07:59:00Z');
    expect((await kept())?.guest_facts).toContain('Grupa SP 5');
    await clean('2026-08-09T08:00:00Z');
    expect(await kept()).toEqual({ guest_facts: null, moved: null, mark: null });
    expect(await undo(data.id)).toMatchObject({ status: 422, code: 'TOO_LATE' });
    expect((await read(other)).merges).toEqual([]);
  });

  test('An account gets a guest’s rides only after its owner agrees by the mailed link', async () => {
    const rider = await aPerson(desk.park);
    const slot = await desk.aSlot(guest);
    await desk.pay(slot);
    const before = await cashBook();
    const { data } = await merge(rider);
    expect(data['state']).toBe('waiting');
    const token = await tokenTo();
    const view = (await desk.call('GET', `/mailed-merge?token=${token}`)).data as unknown as MailedMerge;
    expect(view).toEqual({
      state: 'waiting',
      name: 'Grupa SP 5',
      belongings: { rides: 1, passes: 0, paid: 55 },
    });
    expect(await ridersOf(slot)).toEqual([guest.id, guest.id]);
    expect(await agree(token)).toMatchObject({ status: 200, data: { state: 'merged' } });
    expect(await agree(token)).toMatchObject({ status: 200, data: { state: 'merged' } });
    expect(await ridersOf(slot)).toEqual([rider.id, rider.id]);
    expect(await cashBook()).toEqual(before);
    expect(await contradictions()).toEqual([]);
    expect(await undo(data.id)).toMatchObject({ status: 200, data: { state: 'undone' } });
    expect(await ridersOf(slot)).toEqual([guest.id, guest.id]);
  });

  test('The link ends with a withdrawal, with a new address and after fourteen days', async () => {
    const rider = await aPerson(desk.park);
    const withdrawn = await merge(rider);
    const first = await tokenTo();
    expect(await undo(withdrawn.data.id)).toMatchObject({ status: 200, data: { state: 'undone' } });
    expect(await agree(first)).toMatchObject({ status: 422, code: 'TOO_LATE' });
    desk.park.mailer.sent.length = 0;
    await merge(rider);
    const second = await tokenTo();
    const address = (email: string) =>
      desk.park.store.db
        .updateTable('account')
        .set({ email, proved_email: email })
        .where('id', '=', rider.id)
        .execute();
    await address(`new-${rider.id}@example.com`);
    expect(await agree(second)).toMatchObject({ status: 403, code: 'INVALID_TOKEN' });
    await address(`${rider.id}@example.com`);
    await desk.at('2026-07-24T08:00:00Z');
    expect(await agree(second)).toMatchObject({ status: 422, code: 'TOO_LATE' });
    expect((await desk.call('GET', `/mailed-merge?token=${second}`)).data).toMatchObject({ state: 'lapsed' });
  });

  test('Two accounts are never merged, nor a guest into an address without proof', async () => {
    const rider = await aPerson(desk.park);
    const second = await aPerson(desk.park);
    expect(await merge(rider, second)).toMatchObject({ status: 403 });
    await desk.park.store.db
      .updateTable('account')
      .set({ proved_email: null })
      .where('id', '=', rider.id)
      .execute();
    expect(await merge(rider)).toMatchObject({ status: 403 });
    expect(await merge(other, guest, desk.editor)).toMatchObject({ status: 403 });
  });

  test('A guest and an account of one phone are proposed, two accounts are not', async () => {
    const rider = await aPerson(desk.park);
    await aPerson(desk.park);
    const walkIn = await aGuest('Ola', '+48 600 700 800');
    const { proposals } = await read(rider);
    expect(proposals.map(({ email }) => email)).toEqual(proposals.map(() => null));
    expect(proposals).toContainEqual(expect.objectContaining({ id: walkIn.id, reason: 'phone' }));
  });
});
