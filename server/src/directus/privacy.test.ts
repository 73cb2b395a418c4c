import { someoneElse } from '@cablepark/domain/slots/slot';
import { beforeAll, describe, expect, test } from 'vitest';
import { eitherEngine } from '../../test/support/engines.ts';
import { ask, openReadingPark, type ReadingPark } from '../../test/support/reading-park.ts';

const collections = ['Slot', 'Event', 'Asset', 'Payment', 'BookingHistory', 'SlotEdit'];

describe.each(eitherEngine(import.meta.url))('Who sees what on $name', (engine) => {
  let fixture: ReadingPark;
  beforeAll(async () => {
    fixture = await openReadingPark(engine);
  });

  const holders = async (who: 'rider' | 'other' | 'manager' | 'editor' | null) => {
    const { data } = await ask(fixture.app, '/items/Slot?fields=bookedBy,payment', who && fixture[who]);
    return (data as { bookedBy: string | null; payment: number | null }[]).map(({ bookedBy, payment }) => [
      bookedBy,
      payment,
    ]);
  };

  test('A visitor learns that a slot is taken, not by whom and not whether it is paid', async () => {
    const [free, taken] = [
      [null, null],
      [someoneElse, null],
    ];
    expect(await holders(null)).toEqual([free, taken, taken, free, taken, taken, free]);
  });

  test('A rider sees their own bookings and payments, others stay someone else', async () => {
    const [free, taken, me] = [[null, null], [someoneElse, null], fixture.rider.id];
    expect(await holders('rider')).toEqual([free, [me, 1], taken, free, [me, null], taken, free]);
  });

  test('Staff see every holder and payment', async () => {
    const [me, other, free] = [fixture.rider.id, fixture.other.id, [null, null]];
    const all = [free, [me, 1], [other, 2], free, [me, null], [other, null], free];
    expect(await holders('manager')).toEqual(all);
    expect(await holders('editor')).toEqual(all);
  });

  test('A filter tells a rider no more than the rows do', async () => {
    const slots = async (filter: string) =>
      (await ask(fixture.app, `/items/Slot?${filter}`, fixture.rider)).ids;
    const [me, other] = [fixture.rider.id, fixture.other.id];
    expect(await slots(`filter[bookedBy][_eq]=${me}`)).toEqual([2, 5]);
    expect(await slots(`filter[bookedBy][_eq]=${me.toUpperCase()}`)).toEqual([2, 5]);
    expect(await slots(`filter[bookedBy][_in]=${me},${other}`)).toEqual([2, 5]);
    expect(await slots(`filter[bookedBy][_eq]=${other}`)).toEqual([]);
    expect(await slots(`filter[bookedBy][_neq]=${other}`)).toEqual([2, 3, 5, 6]);
    expect(await slots(`filter[bookedBy][_nin]=${me}`)).toEqual([3, 6]);
    expect(await slots(`filter[bookedBy][_eq]=${someoneElse}`)).toEqual([3, 6]);
    expect(await slots(`filter[bookedBy][_in]=${me},${someoneElse}`)).toEqual([2, 3, 5, 6]);
    expect(await slots('filter[bookedBy][_nnull]=true')).toEqual([2, 3, 5, 6]);
    expect(await slots('filter[payment][_nnull]=true')).toEqual([2]);
    expect(await slots('filter[payment][_eq]=2')).toEqual([]);
    expect(await slots('filter[payment][_gt]=0')).toEqual([2]);
  });

  test('A filter tells a visitor no more than the rows do', async () => {
    const slots = async (filter: string) => (await ask(fixture.app, `/items/Slot?${filter}`)).ids;
    expect(await slots(`filter[bookedBy][_eq]=${fixture.rider.id}`)).toEqual([]);
    expect(await slots(`filter[bookedBy][_in]=${fixture.rider.id},${fixture.other.id}`)).toEqual([]);
    expect(await slots(`filter[bookedBy][_eq]=${someoneElse}`)).toEqual([2, 3, 5, 6]);
    expect(await slots('filter[bookedBy][_null]=true')).toEqual([1, 4, 7]);
    expect(await slots('filter[payment][_nnull]=true')).toEqual([]);
  });

  test('Neither does a sort nor a group', async () => {
    const sorted = await ask(fixture.app, '/items/Slot?sort=-bookedBy,-payment&fields=id', null);
    expect(sorted.ids).toEqual([2, 3, 5, 6, 1, 4, 7]);
    const grouped = await ask(fixture.app, '/items/Slot?aggregate[count]=*&groupBy=bookedBy', fixture.rider);
    expect(grouped.data).toEqual([
      { bookedBy: null, count: 3 },
      { bookedBy: someoneElse, count: 2 },
      { bookedBy: fixture.rider.id, count: 2 },
    ]);
    const counted = await ask(fixture.app, '/items/Slot?aggregate[count]=payment', fixture.rider);
    expect(counted.data).toEqual([{ count: { payment: 1 } }]);
  });

  test('A payment’s slot is as masked as the slot itself', async () => {
    const rider = await ask(fixture.app, '/items/Payment?fields=id,slot.id,slot.bookedBy', fixture.rider);
    expect(rider.data).toEqual([{ id: 1, slot: { id: 2, bookedBy: fixture.rider.id } }]);
    const manager = await ask(fixture.app, '/items/Payment?fields=id,slot.bookedBy', fixture.manager);
    expect(manager.data).toEqual([
      { id: 1, slot: { bookedBy: fixture.rider.id } },
      { id: 2, slot: { bookedBy: fixture.other.id } },
    ]);
  });

  test.each([
    [null, ['Slot', 'Event', 'Asset']],
    ['rider', ['Slot', 'Event', 'Asset', 'Payment']],
    ['manager', ['Slot', 'Event', 'Asset', 'Payment']],
    ['editor', collections],
  ] as const)('%s may read the collections of their role', async (who, readable) => {
    for (const collection of collections) {
      const list = await ask(fixture.app, `/items/${collection}`, who && fixture[who]);
      const one = await ask(fixture.app, `/items/${collection}/1`, who && fixture[who]);
      const isReadable = readable.some((name) => name === collection);
      expect([collection, list.status, one.status]).toEqual([
        collection,
        ...(isReadable ? [200, 200] : [403, 403]),
      ]);
    }
  });

  test('A rider sees the payments of their own slots, staff all, nobody the voided ones', async () => {
    expect((await ask(fixture.app, '/items/Payment', fixture.rider)).ids).toEqual([1]);
    expect((await ask(fixture.app, '/items/Payment?filter[id][_in]=1,2,3', fixture.other)).ids).toEqual([2]);
    expect((await ask(fixture.app, '/items/Payment', fixture.editor)).ids).toEqual([1, 2]);
    expect((await ask(fixture.app, '/items/Payment/2', fixture.rider)).code).toBe('FORBIDDEN');
    expect((await ask(fixture.app, '/items/Payment/3', fixture.editor)).code).toBe('FORBIDDEN');
    const meta = await fixture.app.inject({
      url: '/items/Payment?meta=*&filter[id]=2',
      headers: fixture.rider.headers,
    });
    expect(meta.json()).toEqual({ meta: { total_count: 1, filter_count: 0 }, data: [] });
  });

  test('Accounts: staff see all but the erased, a rider their own row, a visitor none', async () => {
    const { park, app, rider, other, manager, editor } = fixture;
    const erased = { id: '99999999-0000-4000-8000-000000000000', role: 'User', status: 'erased' } as const;
    await park.store.db
      .insertInto('account')
      .values({
        ...erased,
        email: null,
        first_name: null,
        last_name: null,
        phone: null,
        language: null,
        password_hash: null,
        created_at: 0,
      })
      .execute();
    const everyone = [rider, other, manager, editor].map(({ id }) => id).toSorted();
    expect((await ask(app, '/users?limit=1200', manager)).ids).toEqual(everyone);
    expect((await ask(app, `/users?filter[id][_in]=${rider.id}%2C${other.id}`, manager)).ids).toHaveLength(2);
    expect((await ask(app, '/users', rider)).ids).toEqual([rider.id]);
    expect((await ask(app, `/users?filter[id][_in]=${other.id},${rider.id}&fields=*`, rider)).ids).toEqual([
      rider.id,
    ]);
    expect((await ask(app, `/users?filter[email][_contains]=${other.id}`, rider)).ids).toEqual([]);
    expect((await ask(app, '/users')).code).toBe('FORBIDDEN');
    expect((await ask(app, `/users/${rider.id}`)).code).toBe('FORBIDDEN');
    expect((await ask(app, `/users/${other.id}`, rider)).code).toBe('FORBIDDEN');
    expect((await ask(app, `/users/${rider.id}`, rider)).status).toBe(200);
    expect((await ask(app, `/users/${erased.id}`, manager)).code).toBe('FORBIDDEN');
    expect((await ask(app, '/users/$CURRENT_USER', manager)).code).toBe('FORBIDDEN');
  });

  test('A row of an account has the fields of the wire, and a password is only said to exist', async () => {
    const { park, app, rider, manager } = fixture;
    await park.store.db
      .updateTable('account')
      .set({ password_hash: '$argon2id$secret', first_name: 'Ola' })
      .where('id', '=', rider.id)
      .execute();
    expect((await ask(app, `/users/${rider.id}`, manager)).data).toEqual({
      id: rider.id,
      email: `${rider.id}@example.com`,
      first_name: 'Ola',
      last_name: null,
      description: '600700800',
      role: 'User',
      status: 'active',
      language: 'pl',
      password: '**********',
    });
    const guess = await ask(app, '/users?filter[password][_contains]=argon', manager);
    expect([guess.code, guess.data]).toEqual(['INVALID_QUERY', undefined]);
    expect((await ask(app, '/users?sort=password', manager)).code).toBe('INVALID_QUERY');
    expect((await ask(app, '/users?filter[password_hash][_null]=true', manager)).code).toBe('FORBIDDEN');
    expect((await ask(app, '/items/users', manager)).code).toBe('FORBIDDEN');
  });
});
