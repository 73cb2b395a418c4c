import { someoneElse } from '@cablepark/domain/slots/slot';
import {
  createItem,
  createItems,
  deleteItem,
  deleteItems,
  readItem,
  readItems,
  updateItem,
  updateItems,
} from '@directus/sdk';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { putRider } from '../support/bookings.ts';
import { emptyTables } from '../support/empty-tables.ts';
import { engines } from '../support/engines.ts';
import { aPerson, logIn, type Person } from '../support/people.ts';
import { makeSlot, makeTracks } from '../support/slots.ts';
import { type Ask, clientOf, type ListeningPark, openListeningPark, refusalOf } from './official-client.ts';

const soon = '2026-07-01T12:00:00.000Z';
const next = '2026-07-01T12:15:00.000Z';
const quarter = { duration: 15, price: 55, asset: 1, bookedBy: null };

describe.each(engines)('The official client writes on $name', (engine) => {
  let server: ListeningPark;
  let people: Record<'rider' | 'other' | 'manager' | 'editor' | 'admin', Person>;
  let as: Record<'visitor' | keyof typeof people, Ask>;
  let slot: number;

  beforeAll(async () => {
    server = await openListeningPark(engine);
    const { park, url } = server;
    await makeTracks(park);
    people = {
      rider: await aPerson(park),
      other: await aPerson(park),
      manager: await aPerson(park, 'Manager'),
      editor: await aPerson(park, 'Editor'),
      admin: await aPerson(park, 'Admin'),
    };
    as = {
      visitor: clientOf(url, null),
      rider: clientOf(url, people.rider),
      other: clientOf(url, people.other),
      manager: clientOf(url, people.manager),
      editor: clientOf(url, people.editor),
      admin: clientOf(url, people.admin),
    };
  });

  beforeEach(async () => {
    const { park } = server;
    park.clock.set('2026-07-01T08:00:00Z');
    await emptyTables(park.store.db, ['booking_history', 'payment_void', 'payment', 'slot', 'event']);
    slot = await makeSlot(park, soon);
  });

  const book = (who: Ask, holder: Person | null, id = slot) =>
    who(updateItem('Slot', id, { bookedBy: holder?.id ?? null }));

  test('A rider books, reads it back, and cancels', async () => {
    const { rider } = people;
    expect(await book(as.rider, rider)).toMatchObject({ id: slot, bookedBy: rider.id });
    expect(await as.rider(readItem('Slot', slot, { fields: ['*'] }))).toMatchObject({ bookedBy: rider.id });
    expect(await book(as.rider, rider)).toMatchObject({ bookedBy: rider.id });
    expect(await book(as.rider, null)).toMatchObject({ bookedBy: null });
    const entries = await as.editor(readItems('BookingHistory', { fields: ['actionType', 'userId'] }));
    expect(entries).toEqual([
      { actionType: 'book', userId: rider.id },
      { actionType: 'cancel', userId: rider.id },
    ]);
  });

  test('A rider books an hour at once, all of it or nothing', async () => {
    const { rider, other } = people;
    const second = await makeSlot(server.park, next);
    const hour = (who: Person) => as.rider(updateItems('Slot', [slot, second], { bookedBy: who.id }));
    expect(await hour(rider)).toMatchObject([{ id: slot }, { id: second, bookedBy: rider.id }]);
    await book(as.rider, null);
    await book(as.other, other);
    await book(as.rider, null, second);
    expect(await refusalOf(hour(rider))).toBe('409 SLOT_TAKEN');
    expect(await as.visitor(readItem('Slot', second))).toMatchObject({ bookedBy: null });
  });

  test('Whoever writes chooses what of the rows comes back; with a field that is not there nothing is written', async () => {
    const { rider } = people;
    const bookedBy = rider.id;
    const free = await makeSlot(server.park, next);
    const fields = ['bookedBy', { asset: ['name'] }] as const;
    const one = as.rider(updateItem('Slot', slot, { bookedBy }, { fields: [...fields] }));
    expect(await one).toEqual({ bookedBy, asset: { name: '1' } });
    const both = as.rider(updateItems('Slot', [free, slot], { bookedBy }, { fields: ['startTime'] }));
    expect(await both).toEqual([{ startTime: next }, { startTime: soon }]);
    const later = { ...quarter, startTime: '2026-07-03T09:00:00.000Z' };
    const made = as.editor(createItems('Slot', [later] as never[], { fields: ['startTime', 'event'] }));
    expect(await made).toEqual([{ startTime: later.startTime, event: null }]);
    const strange = as.rider(updateItem('Slot', slot, { bookedBy: null }, { fields: ['colour' as 'id'] }));
    expect(await refusalOf(strange)).toBe('403 FORBIDDEN');
    expect(await as.rider(readItem('Slot', slot))).toMatchObject({ bookedBy });
  });

  test('What a rider may not do with a slot is refused by its code', async () => {
    const { rider, other } = people;
    const refused = (who: Ask, change: object) => refusalOf(who(updateItem('Slot', slot, change)));
    expect(await refused(as.visitor, { bookedBy: rider.id })).toBe('403 FORBIDDEN');
    expect(await refused(as.rider, { bookedBy: other.id })).toBe('403 FORBIDDEN');
    expect(await refused(as.rider, { price: 1 })).toBe('403 FORBIDDEN');
    expect(await refused(as.rider, { bookedBy: rider.id, price: 1 })).toBe('403 FORBIDDEN');
    await book(as.other, other);
    expect(await refused(as.rider, { bookedBy: rider.id })).toBe('409 SLOT_TAKEN');
    expect(await refused(as.rider, { bookedBy: null })).toBe('403 FORBIDDEN');
    expect(await as.rider(readItem('Slot', slot))).toMatchObject({ bookedBy: someoneElse });
    server.park.clock.set('2026-07-01T11:30:00Z');
    // An access token lives for 15 minutes only.
    const late = clientOf(server.url, await logIn(server.park, other));
    expect(await refusalOf(book(late, null))).toBe('422 TOO_LATE');
    server.park.clock.set('2026-07-01T12:15:00Z');
    await putRider(server.park.store.db, 'all', null);
    const evenLater = clientOf(server.url, await logIn(server.park, other));
    expect(await refusalOf(book(evenLater, other))).toBe('422 TOO_LATE');
  });

  test('A Manager books for a rider, is paid, and can’t unbook what is paid', async () => {
    const { rider } = people;
    expect(await book(as.manager, rider)).toMatchObject({ bookedBy: rider.id });
    const pay = (who: Ask) => who(createItem('Payment', { slot, amount: 55, method: 'blik' }));
    expect(await refusalOf(pay(as.visitor))).toBe('403 FORBIDDEN');
    expect(await refusalOf(pay(as.rider))).toBe('403 FORBIDDEN');
    const payment = await pay(as.manager);
    expect(payment).toEqual({ id: expect.any(Number), slot, amount: 55, method: 'blik' });
    expect(await as.manager(updateItem('Slot', slot, { payment: payment.id }))).toMatchObject({
      payment: payment.id,
    });
    expect(await refusalOf(pay(as.manager))).toBe('409 SLOT_PAID');
    for (const who of [as.manager, as.rider, as.admin]) {
      expect(await refusalOf(book(who, null))).toBe('409 SLOT_PAID');
    }
    expect(await refusalOf(as.rider(updateItem('Slot', slot, { payment: null })))).toBe('403 FORBIDDEN');
    expect(await as.manager(readItems('Payment', { filter: { id: { _in: [payment.id] } } }))).toHaveLength(1);
  });

  test('A payment needs a booked slot that is there, and a method of the park', async () => {
    const pay = (body: object) => refusalOf(as.manager(createItem('Payment', body)));
    const unbooked = as.manager(createItem('Payment', { slot, method: 'cash' }));
    await expect(unbooked).rejects.toMatchObject({ message: 'Cannot pay for unbooked slot.' });
    expect(await pay({ slot: 2_000_000_000, method: 'cash' })).toBe('400 INVALID_FOREIGN_KEY');
    expect(await pay({ slot, method: 'cheque', amount: -1 })).toBe('400 FAILED_VALIDATION FAILED_VALIDATION');
    expect(await pay({ slot: 'one', method: 'cash' })).toBe('400 INVALID_PAYLOAD');
  });

  test('An Editor makes slots, one or many, changes and deletes them; others do not', async () => {
    const later = ['2026-07-02T09:00:00.000Z', '2026-07-02T09:15:00.000Z'] as const;
    const make = (who: Ask) =>
      who(createItems('Slot', later.map((startTime) => ({ ...quarter, startTime })) as never[]));
    const made = await make(as.editor);
    expect(made).toMatchObject(later.map((startTime) => ({ startTime, bookedBy: null, event: null })));
    expect(await refusalOf(make(as.editor))).toBe('409 SLOT_OVERLAP');
    const ids = made.map(({ id }) => id);
    const single = { ...quarter, asset: 2, startTime: soon };
    const one = await as.editor(createItem('Slot', single as never));
    expect(one).toMatchObject({ asset: 2, startTime: soon, price: 55 });
    expect(await as.editor(createItems('Slot', []))).toEqual([]);

    const dearer = (who: Ask) => who(updateItems('Slot', ids, { price: 60.5 }));
    expect(await dearer(as.editor)).toMatchObject([{ price: 60.5 }, { price: 60.5 }]);
    const log = (who: Ask) =>
      who(
        createItem('SlotEdit', { start: later[0], end: later[1], actionType: 'create', asset: 1 } as never),
      );
    expect(await log(as.editor)).toMatchObject({ actionType: 'create', user_created: people.editor.id });
    const away = (who: Ask) => who(deleteItems('Slot', ids));
    for (const below of [as.visitor, as.rider, as.manager]) {
      for (const call of [make, dearer, log, away])
        expect(await refusalOf(call(below))).toBe('403 FORBIDDEN');
      expect(await refusalOf(below(deleteItem('Slot', slot)))).toBe('403 FORBIDDEN');
      expect(await refusalOf(below(createItem('Slot', single as never)))).toBe('403 FORBIDDEN');
    }
    expect(await away(as.editor)).toBeNull();
    expect(await as.editor(deleteItem('Slot', one.id))).toBeNull();
    expect((await as.visitor(readItems('Slot'))).map(({ id }) => id)).toEqual([slot]);
  });

  test('Booked slots are neither deleted nor changed', async () => {
    await book(as.rider, people.rider);
    const free = await makeSlot(server.park, next);
    expect(await refusalOf(as.editor(deleteItem('Slot', slot)))).toBe('409 SLOT_BOOKED');
    expect(await refusalOf(as.editor(deleteItems('Slot', [free, slot])))).toBe('409 SLOT_BOOKED');
    expect(await as.visitor(readItem('Slot', free))).toMatchObject({ id: free });
    expect(await refusalOf(as.editor(updateItem('Slot', slot, { price: 1 })))).toBe('409 SLOT_BOOKED');
    expect(await refusalOf(as.editor(deleteItem('Slot', 2_000_000_000)))).toBe('403 FORBIDDEN');
  });

  test('What is wrong with a new slot is said field by field', async () => {
    const make = (body: object) => refusalOf(as.editor(createItem('Slot', body)));
    const good = { ...quarter, startTime: soon };
    expect(await make({ ...good, price: 0, duration: 0 })).toBe('400 FAILED_VALIDATION FAILED_VALIDATION');
    expect(await make({ ...good, asset: 77 })).toBe('400 INVALID_FOREIGN_KEY');
    expect(await make({ ...good, startTime: 'tomorrow' })).toBe('400 FAILED_VALIDATION');
    expect(await make({ ...good, price: '55' })).toBe('400 INVALID_PAYLOAD');
  });

  test('An event with its slots, of which a rider takes the first free one', async () => {
    const camp = { name: 'Obóz', start: soon, end: next, asset: null, description: null, url: null };
    const make = (who: Ask) => who(createItem('Event', camp as never));
    for (const below of [as.visitor, as.rider, as.manager]) {
      expect(await refusalOf(make(below))).toBe('403 FORBIDDEN');
    }
    const event = await make(as.editor);
    expect(event).toMatchObject({ name: 'Obóz', asset: null, slots: [] });
    const place = { ...quarter, asset: 2, startTime: soon, event: event.id };
    const [first] = await as.editor(createItems('Slot', [place, place] as never[]));
    const free = (who: Ask) =>
      who(
        readItems('Slot', {
          filter: { event: { _eq: event.id }, bookedBy: { _null: true } },
          fields: ['id'],
          sort: ['id'],
        }),
      );
    expect(await free(as.rider)).toEqual([{ id: first?.id }, { id: expect.any(Number) }]);
    await book(as.rider, people.rider, first?.id);
    expect(await free(as.other)).toHaveLength(1);
    expect(await as.visitor(readItem('Event', event.id, { fields: ['slots'] }))).toEqual({
      slots: [first?.id, expect.any(Number)],
    });
    expect(await as.editor(updateItem('Event', event.id, { name: 'Camp' }))).toMatchObject({ name: 'Camp' });
  });

  test('Nobody writes history, or collections that are not there', async () => {
    for (const name of ['BookingHistory', 'Nothing'] as unknown as 'Asset'[]) {
      expect(await refusalOf(as.admin(createItem(name, { name: 'x' })))).toBe('403 FORBIDDEN');
      expect(await refusalOf(as.admin(updateItem(name, 1, { name: 'x' })))).toBe('403 FORBIDDEN');
      expect(await refusalOf(as.admin(updateItems(name, [1], { name: 'x' })))).toBe('403 FORBIDDEN');
      expect(await refusalOf(as.admin(deleteItem(name, 1)))).toBe('403 FORBIDDEN');
      expect(await refusalOf(as.admin(deleteItems(name, [1])))).toBe('403 FORBIDDEN');
    }
    expect(await refusalOf(as.admin(deleteItem('Payment', 1)))).toBe('403 FORBIDDEN');
  });
});
