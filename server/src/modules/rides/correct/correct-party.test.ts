import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type DeskFixture, deskNow, openDesk } from '../../../../test/support/desk-fixture.ts';
import { eitherEngine } from '../../../../test/support/engines.ts';
import { sendDue } from '../../../../test/support/outbox.ts';
import { buyPass, offerPasses } from '../../../../test/support/passes.ts';
import { findContradictions } from '../../../ops/invariants/check.ts';

const later = Temporal.Instant.from(deskNow).add({ minutes: 2 }).toString();

describe.each(eitherEngine(import.meta.url))('The wrong rider of a party or a bill on $name', (engine) => {
  let desk: DeskFixture;
  let slots: [number, number, number];
  let party: number;

  beforeAll(async () => {
    desk = await openDesk(engine);
    await offerPasses(desk.park, { slots: 10, price: 490 });
  });

  beforeEach(async () => {
    await desk.at(deskNow);
    slots = [await desk.aSlot(null), await desk.aSlot(null), await desk.aSlot(null)];
    const { data } = await desk.call('POST', '/desk/parties', desk.manager, {
      slots,
      contact: { account: desk.rider.id },
      names: ['Ala', 'Ola'],
    });
    party = Number(data['party']);
  });

  const correct = (slot: number, body: object = { account: desk.other.id }) =>
    desk.call('POST', '/desk/corrections/rider', desk.manager, { slot, ...body });
  const cancel = (slot: number) =>
    desk.call('PATCH', `/items/Slot/${slot}`, desk.manager, { bookedBy: null });
  const rides = async () =>
    (
      await desk.call(
        'GET',
        `/items/PartyRide?filter[party][_eq]=${party}&sort=number&fields=slot,contact,name,of`,
        desk.manager,
      )
    ).rows;
  const holders = async () => {
    const rows = [];
    for (const slot of slots) rows.push((await desk.read(slot))['bookedBy']);
    return rows;
  };
  const all = (rider: { id: string }) => slots.map(() => rider.id);
  const take = (lines: object[], amount: number, account: string | null = null) =>
    desk.takeBill(lines, amount === 0 ? [] : [{ method: 'cash', amount }], account);
  const payer = async (bill: string) =>
    (
      await desk.park.store.db
        .selectFrom('bill')
        .select('account_id')
        .where('id', '=', bill)
        .executeTakeFirst()
    )?.account_id;
  const contradictions = async () => {
    const nowMs = desk.park.clock.now().epochMilliseconds;
    return await findContradictions(desk.park.store.db, engine.name, nowMs);
  };

  test('One ride of a party corrects its contact: all rides, names and places stay; each is told once; Undo', async () => {
    await desk.at(later);
    await sendDue(desk.park);
    desk.park.mailer.sent.length = 0;
    expect(await correct(slots[1])).toMatchObject({ status: 200, data: { bookedBy: desk.other.id } });
    expect(await rides()).toEqual([
      { slot: slots[0], contact: desk.other.id, name: 'Ala', of: 3 },
      { slot: slots[1], contact: desk.other.id, name: 'Ola', of: 3 },
      { slot: slots[2], contact: desk.other.id, name: null, of: 3 },
    ]);
    await desk.at(Temporal.Instant.from(later).add({ minutes: 2 }).toString());
    await sendDue(desk.park);
    expect(desk.park.mailer.sent.map(({ to }) => to).toSorted()).toEqual(
      [desk.other, desk.rider].map(({ id }) => `${id}@example.com`).toSorted(),
    );
    expect(await desk.undoNewest()).toMatchObject({ status: 200 });
    expect(await holders()).toEqual(all(desk.rider));
    expect(await rides()).toMatchObject(slots.map(() => ({ contact: desk.rider.id, of: 3 })));
    expect(await contradictions()).toEqual([]);
  });

  test('A bill goes along with its payments and things, to a guest too', async () => {
    const lines = [...slots.map((slot) => ({ slot })), { item: 'board', count: 1 }];
    const bill = await take(lines, 175, desk.rider.id);
    const { data } = await correct(slots[0], { first_name: 'Szkoła nr 5', description: null });
    const guest = { id: String(data['bookedBy']) };
    expect(await holders()).toEqual(all(guest));
    expect(data['payment']).not.toBeNull();
    expect(await payer(bill)).toBe(guest.id);
    expect(await desk.undoNewest()).toMatchObject({ status: 200 });
    expect(await payer(bill)).toBe(desk.rider.id);
    expect(await contradictions()).toEqual([]);
  });

  test('A bill that is also for somebody’s other ride or pass keeps its payer', async () => {
    const own = await desk.aSlot();
    const both = await take([{ slot: own }, { slot: slots[0] }], 110, desk.rider.id);
    expect((await correct(own)).status).toBe(200);
    expect(await payer(both)).toBe(desk.rider.id);
    expect(await holders()).toEqual(all(desk.rider));
    expect(await contradictions()).toEqual([]);
  });

  test('A bill that another pays keeps its payer, also after Undo', async () => {
    const own = await desk.aSlot();
    const bill = await take([{ slot: own }], 55, desk.other.id);
    expect((await correct(own)).status).toBe(200);
    expect(await payer(bill)).toBe(desk.other.id);
    expect(await desk.undoNewest()).toMatchObject({ status: 200 });
    expect(await payer(bill)).toBe(desk.other.id);
    expect(await contradictions()).toEqual([]);
  });

  test('What a pass paid goes back to it, and Undo takes it again', async () => {
    const pass = await buyPass(desk.call, desk.manager, desk.rider);
    const left = async () => (await desk.call('GET', `/items/Pass/${pass}`, desk.manager)).data['balance'];
    await take(
      slots.slice(0, 2).map((slot) => ({ slot, pass })),
      0,
    );
    await desk.pay(slots[2]);
    expect(await correct(slots[0])).toMatchObject({ status: 200, data: { payment: null } });
    expect([await left(), (await desk.read(slots[2]))['payment']]).toEqual([10, expect.any(Number)]);
    expect(await desk.undoNewest()).toMatchObject({ status: 200 });
    expect(await left()).toBe(8);
    expect(await contradictions()).toEqual([]);
  });

  test('A ride that the party got or lost since keeps an Undo from dividing it', async () => {
    expect((await correct(slots[0])).status).toBe(200);
    const { id } = await desk.newest();
    const more = [await desk.aSlot(null)];
    await desk.call('POST', '/desk/parties', desk.manager, { slots: more, contact: { party } });
    expect(await desk.undo(id)).toMatchObject({ code: 'CHANGED_SINCE' });
    expect(await holders()).toEqual(all(desk.other));

    expect((await correct(slots[0], { account: desk.rider.id })).status).toBe(200);
    expect((await cancel(slots[2])).status).toBe(200);
    const { id: cancelling } = await desk.newest();
    expect((await correct(slots[0])).status).toBe(200);
    expect(await desk.undo(cancelling)).toMatchObject({ code: 'CHANGED_SINCE' });
    expect(await contradictions()).toEqual([]);
  });

  test('A party of a group that enquired keeps the contact who proved an address', async () => {
    await desk.park.store.db
      .insertInto('enquiry')
      .values({
        salt: 'salt',
        state: 'accepted',
        created_at: desk.park.clock.now().epochMilliseconds,
        day: '2026-07-11',
        time: null,
        people: 3,
        name: 'SP 5',
        email: 'sp5@example.com',
        phone: null,
        message: null,
        language: 'pl',
        party_id: party,
      })
      .execute();
    expect(await correct(slots[0])).toMatchObject({ status: 403 });
    expect(await holders()).toEqual(all(desk.rider));
  });
});
