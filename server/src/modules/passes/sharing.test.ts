import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Call, callerOf } from '../../../test/support/call.ts';
import { eitherEngine } from '../../../test/support/engines.ts';
import { openTestApp, type TestPark } from '../../../test/support/park.ts';
import { buyPass, makePass, offerPasses } from '../../../test/support/passes.ts';
import { aPerson, type Person } from '../../../test/support/people.ts';
import { makeSlot, makeTracks } from '../../../test/support/slots.ts';

describe.each(eitherEngine(import.meta.url))('Sharing a pass on $name', (engine) => {
  let park: TestPark;
  let call: Call;
  let manager: Person;
  let owner: Person;
  let friend: Person;
  let pass: number;
  let minutes = 0;

  beforeAll(async () => {
    park = await engine.open({ env: { PUBLIC_URL: 'https://park.example' } });
    call = callerOf(await openTestApp(park));
    await makeTracks(park);
    manager = await aPerson(park, 'Manager');
  });

  beforeEach(async () => {
    await offerPasses(park, { shared: true });
    [owner, friend] = [await aPerson(park), await aPerson(park)];
    pass = await buyPass(call, manager, owner);
  });

  const link = async (id = pass, who = owner) => {
    const { data } = await call('POST', `/me/passes/${id}/link`, who);
    return (data as unknown as { url: string }).url;
  };
  const join = (url: string, who: Person | null = friend) =>
    call('POST', '/me/passes/joined', who, { key: url.split('#')[1] ?? url });
  const take = (code: string, who: Person | null = friend) => call('POST', '/me/passes/taken', who, { code });
  const members = async () =>
    (await call('GET', `/me/passes/${pass}/members`, owner)).rows as unknown as { account: string }[];
  const sees = async (who: Person) => (await call('GET', '/items/Pass', who)).rows.map((row) => row.id);
  const codeOf = async (id: number) =>
    String((await call('GET', `/items/Pass/${id}?fields=code`, manager)).data['code']);
  const ride = async (who: Person) => {
    minutes += 1;
    const start = Temporal.Instant.from('2026-07-20T06:00:00Z').add({ minutes }).toString();
    const slot = await makeSlot(park, start, { duration: 1, booked_by: who.id });
    return await call('POST', '/items/Payment', who, { slot, method: 'pass', pass });
  };

  test('as a present is read by its code by anybody, without its price, until somebody takes it', async () => {
    const code = await codeOf(pass);
    const read = (by = code) => call('POST', '/present', null, { code: by });
    expect((await read()).status).toBe(403);
    await park.store.db.updateTable('pass').set({ account_id: null }).where('id', '=', pass).execute();
    const { status, data } = await read(code.toLowerCase());
    expect([status, data]).toMatchObject([
      200,
      { balance: 10, from: null, kind: { amount: 10, unit: 'rides' } },
    ]);
    expect(JSON.stringify(data)).not.toMatch(/price|vat|account/);
    expect((await read('ABCD-EFGH-JKLM')).status).toBe(403);
    await take(code);
    expect((await read()).status).toBe(403);
  });

  test.each([
    ['Ola', 'Ola'],
    ['www.tanio.example', null],
  ])('as a present of %s, bought online, names %s', async (first_name, from) => {
    const { db } = park.store;
    const giver = await aPerson(park);
    await db.updateTable('account').set({ first_name }).where('id', '=', giver.id).execute();
    const { pass: gift } = await makePass(park, giver, {}, 'online');
    await db.updateTable('pass').set({ account_id: null }).where('id', '=', gift).execute();
    const { data } = await call('POST', '/present', null, { code: await codeOf(gift) });
    expect(data).toMatchObject({ from });
  });

  test('by a link lets others see it and ride on it, and no longer once they are taken off', async () => {
    expect((await ride(friend)).status).toBe(403);
    const url = await link();
    expect(url).toMatch(/^https:\/\/park\.example\/myAccount\/passes#[\w-]{22}$/);
    expect(await join(url)).toMatchObject({ status: 200, data: { id: pass, balance: 10 } });
    expect((await join(url)).status).toBe(200);
    expect(await members()).toEqual([{ account: friend.id, name: 'User' }]);
    expect([await sees(friend), (await ride(friend)).status]).toEqual([[pass], 200]);
    expect((await call('DELETE', `/me/passes/${pass}/members/${friend.id}`, owner)).status).toBe(204);
    expect([await sees(friend), (await ride(friend)).status]).toEqual([[], 403]);
    expect((await call('GET', `/items/PassEntry?filter[pass]=${pass}`, friend)).rows).toEqual([]);
  });

  test('is over for whoever was taken off, who still has the link; who leaves ends it for nobody', async () => {
    const other = await aPerson(park);
    const url = await link();
    for (const who of [friend, other]) expect((await join(url, who)).status).toBe(200);
    await call('DELETE', `/me/passes/${pass}/members/${other.id}`, other);
    expect((await join(url, other)).status).toBe(200);
    await call('DELETE', `/me/passes/${pass}/members/${friend.id}`, owner);
    expect(await join(url)).toMatchObject({ status: 403, code: 'FORBIDDEN' });
    expect([await sees(friend), (await ride(friend)).status]).toEqual([[], 403]);
    expect((await ride(other)).status).toBe(200);
    expect((await join(await link())).status).toBe(200);
  });

  test('ends with the link: an older one and one that was taken back are good no more', async () => {
    const [old, newer] = [await link(), await link()];
    expect(await join(old)).toMatchObject({ status: 403, code: 'FORBIDDEN' });
    expect((await join(newer)).status).toBe(200);
    await call('DELETE', `/me/passes/${pass}/link`, owner);
    expect(await join(newer, await aPerson(park))).toMatchObject({ status: 403 });
    expect(await members()).toHaveLength(1);
  });

  test('is its owner’s: members share it no further, look at no list and take nobody off, but may leave', async () => {
    const url = await link();
    const other = await aPerson(park);
    await join(url);
    await join(url, other);
    expect((await call('POST', `/me/passes/${pass}/link`, friend)).status).toBe(403);
    expect((await call('DELETE', `/me/passes/${pass}/link`, friend)).status).toBe(403);
    expect((await call('GET', `/me/passes/${pass}/members`, friend)).status).toBe(403);
    expect((await call('DELETE', `/me/passes/${pass}/members/${other.id}`, friend)).status).toBe(403);
    expect((await call('DELETE', `/me/passes/${pass}/members/${friend.id}`, friend)).status).toBe(204);
    expect((await members()).map(({ account }) => account)).toEqual([other.id]);
  });

  test('is not for a pass of the owner’s alone, nor for twenty-one', async () => {
    const url = await link();
    for (let count = 0; count < 20; count += 1) {
      const { id } = await aPerson(park);
      await park.store.db
        .insertInto('pass_member')
        .values({ pass_id: pass, account_id: id, created_at: 0 })
        .execute();
    }
    expect(await join(url)).toMatchObject({ status: 409, code: 'PASS_FULL' });
    await offerPasses(park);
    const named = await buyPass(call, manager, owner);
    expect((await call('POST', `/me/passes/${named}/link`, owner)).status).toBe(403);
  });

  test('A present is taken by its code, once, however it is typed', async () => {
    const present = await buyPass(call, manager, null);
    const code = await codeOf(present);
    const typed = `${code.slice(0, 4).toLowerCase()} ${code.slice(4, 8)}-${code.slice(8)}`;
    const phones = await Promise.all(Array.from({ length: 6 }, () => aPerson(park)));
    const answers = await Promise.all(phones.map((who) => take(typed, who)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ code: said }) => said === 'FORBIDDEN')).toHaveLength(5);
    const winner = phones[answers.findIndex(({ status }) => status === 200)] ?? friend;
    expect(await sees(winner)).toEqual([present]);
  });

  test('The code of a pass that somebody has takes it from nobody', async () => {
    expect(await take(await codeOf(pass))).toMatchObject({ status: 403, code: 'FORBIDDEN' });
    expect((await take(await codeOf(pass), owner)).status).toBe(200);
    expect(await sees(owner)).toEqual([pass]);
  });

  test('Whoever leaves for good rides on nobody’s pass; what is left on their own stays owed', async () => {
    const url = await link();
    await join(url);
    expect((await call('DELETE', `/users/${friend.id}`, friend)).status).toBe(204);
    expect(await members()).toEqual([]);
    expect((await call('DELETE', `/users/${owner.id}`, owner)).status).toBe(204);
    expect((await join(url, await aPerson(park))).status).toBe(403);
    expect((await call('GET', `/items/Pass/${pass}`, manager)).data).toMatchObject({
      balance: 10,
      account: owner.id,
    });
  });
});

describe.each(eitherEngine(import.meta.url))('Guesses at codes and links on $name', (engine) => {
  test('end after ten', async () => {
    const park = await engine.open({ env: { RATE_LIMITS: 'on' } });
    const call = callerOf(await openTestApp(park));
    const rider = await aPerson(park);
    for (const [url, body] of [
      ['/me/passes/taken', () => ({ code: 'ABCDEFGH2345' })],
      ['/me/passes/joined', () => ({ key: randomUUID() })],
    ] as const) {
      const answers = [];
      for (let guess = 0; guess < 12; guess += 1)
        answers.push((await call('POST', url, rider, body())).status);
      expect(answers).toEqual([...Array<number>(10).fill(403), 429, 429]);
    }
  });
});
