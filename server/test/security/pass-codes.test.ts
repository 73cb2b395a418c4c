import type { Role } from '@cablepark/domain/accounts/permissions';
import { beforeEach, describe, expect, test } from 'vitest';
import { collectOwnData } from '../../src/modules/rights/own-data/collect-own-data.ts';
import { type ListeningPark, openListeningPark } from '../sdk/official-client.ts';
import { type Call, callerOf } from '../support/call.ts';
import { engines } from '../support/engines.ts';
import { openSocket, tokenOf } from '../support/live-socket.ts';
import { makePass, offerPasses } from '../support/passes.ts';
import { aPerson, type Person } from '../support/people.ts';

/** Whoever has the code of a pass has the pass (docs/decisions/070): its owner and the staff read it, nobody else. */
describe.each(engines)('The code of a pass on $name', (engine) => {
  let fixture: ListeningPark;
  let call: Call;
  let owner: Person;
  let friend: Person;
  let pass: number;
  let code: string;

  beforeEach(async () => {
    fixture = await openListeningPark(engine);
    call = callerOf(fixture.app);
    await offerPasses(fixture.park, { shared: true });
    [owner, friend] = [await aPerson(fixture.park), await aPerson(fixture.park)];
    pass = (await makePass(fixture.park, owner, { shared: true }, 'online')).pass;
    await join(friend);
    code = await codeNow();
  });

  const join = async ({ id }: Person) => {
    const member = { pass_id: pass, account_id: id, created_at: 0 };
    await fixture.park.store.db.insertInto('pass_member').values(member).execute();
  };
  const codeNow = async () =>
    (await fixture.park.store.db.selectFrom('pass').select('code').where('id', '=', pass).executeTakeFirst())
      ?.code ?? '';

  /** What somebody is shown of the code, however they ask. */
  const shown = async (who: Person | null) => {
    const one = await call('GET', `/items/Pass/${pass}?fields=id,code`, who);
    const list = await call('GET', '/items/Pass?fields=*,code', who);
    const searched = await call('SEARCH', '/items/Pass', who, { query: { fields: ['code'] } });
    const sorted = await call('GET', '/items/Pass?fields=code&sort=-code', who);
    const grouped = await call('GET', '/items/Pass?groupBy=code&aggregate[count]=*', who);
    const found = async (filter: string) =>
      (await call('GET', `/items/Pass?fields=id&filter[code]${filter}`, who)).rows.length;
    return {
      codes: [one.data?.['code'], ...[list, searched, sorted, grouped].map(({ rows }) => rows[0]?.['code'])],
      found: [
        await found(`[_eq]=${code}`),
        await found(`[_starts_with]=${code[0]}`),
        await found('[_nnull]=true'),
      ],
    };
  };
  const all = () => ({ codes: [code, code, code, code, code], found: [1, 1, 1] });
  const masked = { codes: [null, null, null, null, null], found: [0, 0, 0] };
  const nothing = {
    codes: [undefined, undefined, undefined, undefined, undefined],
    found: [0, 0, 0],
  };

  test('is shown to its owner', async () => {
    expect(await shown(owner)).toEqual(all());
  });

  test.each<Role>(['Manager', 'Editor', 'Admin'])('is shown to the staff: %s', async (role) => {
    expect(await shown(await aPerson(fixture.park, role))).toEqual(all());
  });

  test('is not shown to those who ride along, who see the rest of the pass', async () => {
    expect(await shown(friend)).toEqual(masked);
    expect((await call('GET', `/items/Pass/${pass}`, friend)).data).toMatchObject({ id: pass, balance: 10 });
  });

  test('is shown to no other rider and to no visitor, and neither is the pass', async () => {
    expect(await shown(await aPerson(fixture.park))).toEqual(nothing);
    expect(await shown(null)).toEqual(nothing);
  });

  test('stands in no answer that did not ask for it', async () => {
    const other = await aPerson(fixture.park);
    const { url } = (await call('POST', `/me/passes/${pass}/link`, owner)).data as unknown as { url: string };
    const answers = [
      await call('POST', '/me/passes/joined', other, { key: url.split('#')[1] }),
      await call('GET', `/items/Pass/${pass}`, owner),
      await call('GET', `/items/PassEntry?filter[pass]=${pass}`, friend),
      await call('GET', `/items/PassEntry?fields=*.*&filter[pass]=${pass}`, owner),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(JSON.stringify(answers)).not.toContain(code);
    expect((await call('GET', `/items/PassEntry?fields=pass.code`, friend)).code).toBe('FORBIDDEN');
  });

  test('stands in nobody’s download of their own data', async () => {
    for (const who of [owner, friend]) {
      const { passes, ...rest } = await collectOwnData(fixture.park, who);
      expect(passes.map(({ id }) => id)).toEqual([pass]);
      expect(JSON.stringify({ passes, rest })).not.toContain(code);
    }
  });

  test('is told live to its owner, and not to those who ride along', async () => {
    const query = { fields: ['id', 'balance', 'code'], filter: { id: { _eq: pass } } };
    const follow = async (who: Person) => {
      const client = await openSocket(fixture.url);
      client.say({ type: 'auth', access_token: tokenOf(who) });
      await client.hear({ type: 'auth', status: 'ok' });
      client.say({ type: 'subscribe', collection: 'Pass', query, uid: 'pass' });
      return { client, first: await client.hear({ event: 'init' }) };
    };
    const [theirs, shared] = [await follow(owner), await follow(friend)];
    expect(theirs.first).toMatchObject({ data: [{ id: pass, code }] });
    expect(shared.first).toMatchObject({ data: [{ id: pass, code: null }] });
    const body = { by: 1, reason: 'Za deszcz', request_key: crypto.randomUUID() };
    await call('POST', `/passes/${pass}/adjustments`, await aPerson(fixture.park, 'Editor'), body);
    await shared.client.hear({ event: 'update', data: { 0: { balance: 11, code: null } } });
    await theirs.client.hear({ event: 'update', data: { 0: { balance: 11, code } } });
    expect(JSON.stringify(shared.client.heard)).not.toContain(code);
  });

  test('of a present is another, and its giver’s until somebody takes it', async () => {
    const old = code;
    const given = await call('POST', `/me/passes/${pass}/given`, owner);
    code = await codeNow();
    expect(given).toMatchObject({ status: 200, data: { code } });
    expect(code).not.toBe(old);
    expect((await call('POST', `/me/passes/${pass}/given`, owner)).data).toEqual({ code });
    expect(await shown(owner)).toEqual(all());
    expect(await shown(friend)).toEqual(nothing);
    const taker = await aPerson(fixture.park);
    expect((await call('POST', '/me/passes/taken', taker, { code: old })).status).toBe(403);
    expect((await call('POST', '/me/passes/taken', taker, { code })).status).toBe(200);
    expect([await shown(taker), await shown(owner)]).toEqual([all(), nothing]);
    expect((await call('POST', `/me/passes/${pass}/given`, owner)).status).toBe(403);
    expect((await call('POST', `/me/passes/${pass}/given`, taker)).status).toBe(403);
  });

  test('Who bought a pass online is told to them and the staff', async () => {
    const toldTo = async (who: Person) =>
      (await call('GET', `/items/Pass/${pass}?fields=buyer`, who)).data['buyer'];
    const manager = await aPerson(fixture.park, 'Manager');
    expect([await toldTo(owner), await toldTo(manager), await toldTo(friend)]).toEqual([
      owner.id,
      owner.id,
      null,
    ]);
    expect((await call('GET', '/items/Pass?filter[buyer][_nnull]=true', friend)).code).toBe('INVALID_QUERY');
  });

  test('A giver takes their present back by its code; a pass of the desk and a used one are not given', async () => {
    const { code: present } = (await call('POST', `/me/passes/${pass}/given`, owner)).data;
    await call('POST', '/me/passes/taken', owner, { code: present as string });
    expect((await call('GET', `/items/Pass/${pass}`, owner)).data).toMatchObject({ account: owner.id });
    await fixture.park.store.db.updateTable('pass').set({ balance: 9 }).where('id', '=', pass).execute();
    expect((await call('POST', `/me/passes/${pass}/given`, owner)).code).toBe('FORBIDDEN');
    const desks = (await makePass(fixture.park, owner)).pass;
    expect((await call('POST', `/me/passes/${desks}/given`, owner)).code).toBe('FORBIDDEN');
  });
});
