import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readAudit } from '../../../test/support/audit.ts';
import { type Call, callerOf } from '../../../test/support/call.ts';
import { eitherEngine } from '../../../test/support/engines.ts';
import { openTestApp, type TestPark } from '../../../test/support/park.ts';
import { buyPass, offerPasses, passRow } from '../../../test/support/passes.ts';
import { aPerson, type Person } from '../../../test/support/people.ts';
import { findContradictions } from '../../ops/invariants/check.ts';

const now = '2026-07-10T08:00:00Z';
const range = 'from=2026-07-10&to=2026-07-10';

describe.each(eitherEngine(import.meta.url))('Passes on $name', (engine) => {
  let park: TestPark;
  let call: Call;
  let manager: Person;
  let editor: Person;
  let rider: Person;

  beforeAll(async () => {
    park = await engine.open();
    call = callerOf(await openTestApp(park));
  });

  beforeEach(async () => {
    park.clock.set(now);
    await offerPasses(park);
    [manager, editor, rider] = [
      await aPerson(park, 'Manager'),
      await aPerson(park, 'Editor'),
      await aPerson(park),
    ];
  });

  const sell = (body: object = {}, who: Person | null = manager) =>
    call('POST', '/passes', who, {
      kind: passRow,
      method: 'card',
      account: rider.id,
      request_key: randomUUID(),
      ...body,
    });
  const adjust = (id: number, by: number, who: Person = editor, key = randomUUID()) =>
    call('POST', `/passes/${id}/adjustments`, who, { by, reason: 'Pomyłka kasy', request_key: key });
  const voidIt = (id: number, moneyBack: number, who: Person = editor) =>
    call('POST', `/passes/${id}/void`, who, { reason: 'Wyjeżdża', money_back: moneyBack });
  const entries = async (id: number, who: Person = rider) =>
    (await call('GET', `/items/PassEntry?filter[pass]=${id}&sort=id`, who)).rows;
  const balance = async (id: number) => (await call('GET', `/items/Pass/${id}`, manager)).data['balance'];
  const count = async () => (await park.store.db.selectFrom('pass').select('id').execute()).length;

  test('A Manager sells one: the pass, its first entry and its money are there at once', async () => {
    const { status, data } = await sell();
    expect([status, data]).toEqual([
      200,
      {
        id: data.id,
        account: rider.id,
        kind: expect.objectContaining({ row: passRow, unit: 'rides', amount: 10, price: 490, vat: '23' }),
        balance: 10,
        ends: null,
        date_created: '2026-07-10T08:00:00.000Z',
        voided: null,
      },
    ]);
    expect(await entries(data.id)).toMatchObject([{ pass: data.id, delta: 10, reason: 'buy', slot: null }]);
    const payments = await park.store.db
      .selectFrom('payment')
      .selectAll()
      .where('pass_id', '=', data.id)
      .execute();
    const money = {
      booking_id: null,
      amount_cents: 49_000,
      method: 'card',
      vat_rate: '23',
      created_by: manager.id,
    };
    expect(payments).toMatchObject([money]);
    expect((await readAudit(park)).at(-1)).toMatchObject({
      action: 'payment.create',
      id: `${payments[0]?.id}`,
      after: { pass: data.id, rider: rider.id, amount: 490, method: 'card' },
    });
  });

  test('What was sold stays what it was, whatever the price list says later', async () => {
    const { data } = await sell();
    await offerPasses(park, { price: 600, slots: 12, shared: true });
    const { data: later } = await call('GET', `/items/Pass/${data.id}`, rider);
    expect(later['kind']).toMatchObject({ price: 490, amount: 10, shared: false });
  });

  test('A pass of a date ends with it, and is sold no more after', async () => {
    await offerPasses(park, { validDays: null, validUntil: '2026-07-10' });
    expect((await sell()).data['ends']).toBe('2026-07-10T22:00:00.000Z');
    park.clock.set('2026-07-10T22:00:00Z');
    const before = await count();
    const { headers: _old, ...same } = manager;
    expect(await sell({}, await aPerson(park, same.role))).toMatchObject({
      status: 409,
      code: 'PASS_EXPIRED',
    });
    expect(await count()).toBe(before);
  });

  test('A call that is sent again sells nothing more, also when both come at once', async () => {
    const before = await count();
    const key = { request_key: randomUUID() };
    const answers = await Promise.all(Array.from({ length: 8 }, () => sell(key)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
    expect(await count()).toBe(before + 1);
    expect(await sell(key, editor)).toMatchObject({ status: 409, code: 'KEY_USED' });
    expect(await sell({ ...key, method: 'cash' })).toMatchObject({ status: 409, code: 'KEY_USED' });
    expect(await count()).toBe(before + 1);
  });

  test.each([
    [{ kind: 'pass-20' }, { code: 'INVALID_FOREIGN_KEY', field: 'kind' }],
    [{ kind: 'slot' }, { code: 'INVALID_FOREIGN_KEY', field: 'kind' }],
    [{ account: randomUUID() }, { code: 'INVALID_FOREIGN_KEY', field: 'account' }],
    [{ method: 'pass' }, { code: 'FAILED_VALIDATION', field: 'method' }],
    [{ method: 'online' }, { code: 'FAILED_VALIDATION', field: 'method' }],
    [{ price: 1 }, { code: 'FAILED_VALIDATION', field: 'price' }],
    [{ request_key: 'x' }, { code: 'FAILED_VALIDATION', field: 'request_key' }],
  ])('None is sold with %j', async (wrong, said) => {
    const before = await count();
    expect(await sell(wrong)).toMatchObject({ status: 400, extensions: said });
    expect(await count()).toBe(before);
  });

  test('An Editor puts something on it and takes it off, for a reason that its rider reads; never below nothing', async () => {
    const id = await buyPass(call, manager, rider);
    expect((await adjust(id, 2)).data['balance']).toBe(12);
    expect((await adjust(id, -12)).data['balance']).toBe(0);
    expect(await adjust(id, -1)).toMatchObject({ status: 409, code: 'PASS_EMPTY' });
    expect((await adjust(id, 0)).status).toBe(200);
    expect(await entries(id)).toMatchObject([
      { delta: 10, reason: 'buy' },
      { delta: 2, reason: 'adjust', note: 'Pomyłka kasy' },
      { delta: -12, reason: 'adjust' },
    ]);
  });

  test('An adjustment that is sent again is done once', async () => {
    const [id, other] = [await buyPass(call, manager, rider), await buyPass(call, manager, rider)];
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 6 }, () => adjust(id, 1, editor, key)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await balance(id)).toBe(11);
    expect(await adjust(other, 1, editor, key)).toMatchObject({ status: 409, code: 'KEY_USED' });
    expect(await balance(other)).toBe(10);
  });

  test('Voided, it has nothing left; what the desk gave back is told apart, and never more than is owed', async () => {
    const id = await buyPass(call, manager, rider);
    const preview = () => call('GET', `/passes/${id}/void`, editor);
    expect((await preview()).data).toEqual({ pass: id, money_back: 490, online: false });
    expect(await voidIt(id, 490.01)).toMatchObject({ status: 400, extensions: { field: 'money_back' } });
    expect(await balance(id)).toBe(10);
    expect((await voidIt(id, 490)).data).toMatchObject({ balance: 0, voided: '2026-07-10T08:00:00.000Z' });
    expect((await entries(id)).at(-1)).toMatchObject({
      delta: -10,
      reason: 'void',
      note: 'Wyjeżdża',
      moneyBack: 490,
    });
    for (const again of [await voidIt(id, 0), await adjust(id, 1), await preview()]) {
      expect(again).toMatchObject({ status: 403, code: 'FORBIDDEN' });
    }
  });

  test('The log names how money went back for a pass, and no way where none did', async () => {
    const voided = async (moneyBack: number) => {
      const id = await buyPass(call, manager, rider);
      const body = { reason: 'Wyjeżdża', money_back: moneyBack, back_by: 'card' };
      expect((await call('POST', `/passes/${id}/void`, editor, body)).status).toBe(200);
      return (await readAudit(park)).filter(({ action }) => action === 'pass.void').at(-1)?.after;
    };
    expect(await voided(100)).toEqual({ reason: 'Wyjeżdża', moneyBack: 100, backBy: 'card' });
    expect(await voided(0)).toEqual({ reason: 'Wyjeżdża', moneyBack: 0 });
  });

  test('The takings tell what passes brought and cost, and what is still owed', async () => {
    park.clock.set('2026-07-20T08:00:00Z');
    const [desk, chief] = [await aPerson(park, 'Manager'), await aPerson(park, 'Editor')];
    const owed = async () =>
      (await call('GET', '/takings/passes', desk)).data as unknown as { amount: number };
    const before = (await owed()).amount;
    const kept = await buyPass(call, desk, rider);
    const gone = await buyPass(call, desk, rider);
    await adjust(kept, -3, chief);
    await voidIt(gone, 100, chief);
    const { rows } = await call('GET', '/takings?from=2026-07-20&to=2026-07-20', desk);
    const none = { asset: null, vat_rate: '23', day: '2026-07-20' };
    expect(rows).toEqual([
      { ...none, kind: 'pass', method: 'cash', amount: 980, count: 2 },
      { ...none, kind: 'moneyBack', method: 'cash', amount: 100, count: 1 },
    ]);
    expect((await owed()).amount - before).toBeCloseTo(7 * 49);
  });

  test('The sale is not voided like a ride, and is no payment of a slot', async () => {
    const id = await buyPass(call, manager, rider);
    const { id: payment } = await park.store.db
      .selectFrom('payment')
      .select('id')
      .where('pass_id', '=', id)
      .executeTakeFirstOrThrow();
    const answer = await call('POST', '/desk/voids', editor, { payment, reason: 'Pomyłka' });
    expect(answer).toMatchObject({ status: 403, code: 'FORBIDDEN' });
    expect((await call('GET', `/items/Payment/${payment}`, manager)).status).toBe(403);
    const csv = await park.store.db.selectFrom('payment').select('id').where('id', '=', payment).execute();
    expect(csv).toHaveLength(1);
  });

  test('A rider sees their own passes and lines, the staff all; the code only where it is asked for', async () => {
    const stranger = await aPerson(park);
    const id = await buyPass(call, manager, rider);
    expect((await call('GET', `/items/Pass/${id}?fields=id,code`, rider)).data['code']).toMatch(
      /^[2-9A-Z]{12}$/,
    );
    expect((await call('GET', '/items/Pass', rider)).rows.map((row) => row.id)).toEqual([id]);
    for (const url of [`/items/Pass/${id}`, `/items/Pass/${id}?fields=code`]) {
      expect((await call('GET', url, stranger)).status).toBe(403);
      expect((await call('GET', url)).status).toBe(403);
    }
    expect((await call('GET', '/items/Pass', stranger)).rows).toEqual([]);
    expect(await entries(id, stranger)).toEqual([]);
    const guess = await call('GET', `/items/Pass?filter[code][_starts_with]=2`, stranger);
    expect(guess.rows).toEqual([]);
  });

  test('Riders and strangers neither sell, adjust nor void; Managers only sell', async () => {
    const id = await buyPass(call, manager, rider);
    for (const who of [rider, null]) {
      expect(await sell({}, who)).toMatchObject({ status: 403, code: 'FORBIDDEN' });
      expect(await sell({ broken: true }, who)).toMatchObject({ status: 403, code: 'FORBIDDEN' });
    }
    for (const who of [rider, manager]) {
      expect(await adjust(id, 1, who)).toMatchObject({ status: 403, code: 'FORBIDDEN' });
      expect(await voidIt(id, 0, who)).toMatchObject({ status: 403, code: 'FORBIDDEN' });
    }
    expect(await balance(id)).toBe(10);
  });

  test.each([
    'update pass_entry set delta = 100',
    'update pass_entry set note = note',
    'delete from pass_entry',
  ])('The database refuses: %s', async (statement) => {
    await buyPass(call, manager, rider);
    await expect(sql.raw(statement).execute(park.store.db)).rejects.toThrow('PASS_ENTRY_IS_KEPT');
  });

  test('The database refuses a balance below nothing', async () => {
    const id = await buyPass(call, manager, rider);
    const broken = sql`update pass set balance = -1 where id = ${id}`.execute(park.store.db);
    await expect(broken).rejects.toThrow(/pass_balance/i);
  });

  test('After all of it the database contradicts itself nowhere', async () => {
    const nowMs = park.clock.now().epochMilliseconds;
    expect(await findContradictions(park.store.db, engine.name, nowMs)).toEqual([]);
    expect((await call('GET', `/takings?${range}`, manager)).status).toBe(200);
  });
});
