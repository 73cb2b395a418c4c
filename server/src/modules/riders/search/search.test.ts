import { randomUUID } from 'node:crypto';
import type { SearchAnswer } from '@cablepark/contract/rides/search.schema';
import { beforeAll, describe, expect, test } from 'vitest';
import { callerOf } from '../../../../test/support/call.ts';
import { eitherEngine } from '../../../../test/support/engines.ts';
import { openTestApp, type TestPark } from '../../../../test/support/park.ts';
import { makePass } from '../../../../test/support/passes.ts';
import { aPerson, type Person } from '../../../../test/support/people.ts';
import { makeSlot, makeTracks } from '../../../../test/support/slots.ts';
import { insertAccount, updateAccount } from '../../accounts/rows/index.ts';

describe.each(eitherEngine(import.meta.url))('The search of the staff on $name', (engine) => {
  let park: TestPark;
  let app: Awaited<ReturnType<typeof openTestApp>>;
  let manager: Person;
  let zolkowska: string;
  let marek: string;
  let guest: string;

  const newPerson = async (
    first_name: string,
    last_name: string | null,
    email: string | null,
    phone: string,
  ) => {
    const id = randomUUID();
    await insertAccount(park.store.db, {
      id,
      email,
      first_name,
      last_name,
      phone,
      role: 'User',
      status: 'active',
      language: null,
      password_hash: null,
      created_at: 0,
    });
    return id;
  };

  beforeAll(async () => {
    park = await engine.open();
    app = await openTestApp(park);
    park.clock.set('2026-07-04T12:00:00Z');
    manager = await aPerson(park, 'Manager');
    await updateAccount(park.store.db, manager.id, { first_name: 'Szymon', phone: null });
    zolkowska = await newPerson('Anna', 'Żółkowska', 'anna@lake.example', '+48511222333');
    marek = await newPerson('Marek', 'Żak', 'm.zak@lake.example', '600700800');
    guest = await newPerson('Grupa Marka Zielińskiego', null, null, '600700801');
    await makeTracks(park);
  });

  const search = async (text: string): Promise<SearchAnswer> => {
    const url = `/desk/search?q=${encodeURIComponent(text)}`;
    const answer = await app.inject({ url, headers: manager.headers });
    expect(answer.statusCode).toBe(200);
    return answer.json().data;
  };
  const riders = async (text: string) => (await search(text)).riders.map(({ id }) => id);

  test.each([
    ['zolk', () => [zolkowska]],
    ['ŻÓŁ', () => [zolkowska]],
    ['marek z', () => [marek]],
    ['marka', () => [guest]],
    ['511 222', () => [zolkowska]],
    ['+48 600-700-800', () => [marek]],
    ['lake.example zak', () => [marek]],
    ['nobody', () => []],
    ['50%', () => []],
  ])('finds for "%s" these people, accounts and guests', async (text, found) => {
    expect(await riders(text)).toEqual(found());
  });

  test('puts first whose words begin so', async () => {
    // `ki` is also inside the names Żółkowska and Zieliński.
    const kinga = await newPerson('Zuzanna', 'Kinast', null, '600700803');
    expect((await riders('ki'))[0]).toBe(kinga);
  });

  test('finds bookings of today and to come by their rider and by their time', async () => {
    await makeSlot(park, '2026-07-03T14:15:00Z', { booked_by: zolkowska });
    const today = await makeSlot(park, '2026-07-04T07:00:00Z', { booked_by: zolkowska });
    const later = await makeSlot(park, '2026-07-06T14:15:00Z', { booked_by: zolkowska, asset_id: 2 });
    const others = await makeSlot(park, '2026-07-06T14:15:00Z', { booked_by: marek });
    await makeSlot(park, '2026-07-06T14:30:00Z');
    const slots = async (text: string) => (await search(text)).bookings.map(({ slot }) => slot);
    expect(await slots('zolk')).toEqual([today, later]);
    expect(await slots('16:15')).toEqual([others, later]);
    expect(await slots('16.15 zolk')).toEqual([later]);
    expect(await slots('17:15 zolk')).toEqual([]);
    expect((await search('zolk')).bookings[0]).toEqual({
      slot: today,
      startTime: '2026-07-04T07:00:00.000Z',
      duration: 15,
      asset: 1,
      isPaid: false,
      rider: { id: zolkowska, first_name: 'Anna', last_name: 'Żółkowska', email: 'anna@lake.example' },
    });
  });

  test('finds a party once, by its contact, by its people and by its times', async () => {
    const slots = [];
    for (const minute of ['00', '15', '30']) slots.push(await makeSlot(park, `2026-07-08T09:${minute}:00Z`));
    const body = { slots, contact: { account: guest }, names: ['Łucja Kos', 'Ola'] };
    await callerOf(app)('POST', '/desk/parties', manager, body);
    const [first, , last] = slots;
    const parties = async (text: string) => {
      const { parties: hits, bookings } = await search(text);
      return [hits.map(({ slot, person, slots: count }) => [slot, person, count]), bookings.length];
    };
    expect(await parties('marka')).toEqual([[[first, null, 3]], 0]);
    expect(await parties('lucja')).toEqual([[[first, 'Łucja Kos', 3]], 0]);
    expect(await parties('11:30 marka')).toEqual([[[last, null, 3]], 0]);
    expect(await parties('11:30 lucja')).toEqual([[], 0]);
  });

  test('finds a pass by a part of its code, however it is typed', async () => {
    const { pass } = await makePass(park, { id: marek });
    const { code } = await park.store.db
      .selectFrom('pass')
      .select('code')
      .where('id', '=', pass)
      .executeTakeFirstOrThrow();
    const typed = `${code.slice(0, 4).toLowerCase()} ${code.slice(4, 8)}`;
    expect((await search(typed)).passes).toMatchObject([
      { id: pass, code, isVoided: false, owner: { id: marek } },
    ]);
    expect((await search(code.slice(0, 3))).passes).toEqual([]);
  });

  test('finds nobody who is erased, and refuses a blank search', async () => {
    const gone = await newPerson('Erazm', null, null, '600700809');
    await park.store.db.updateTable('account').set({ status: 'erased' }).where('id', '=', gone).execute();
    expect(await riders('erazm')).toEqual([]);
    const blank = await app.inject({ url: '/desk/search?q=%20', headers: manager.headers });
    expect(blank.statusCode).toBe(400);
  });
});
