import type { PassReason } from '@cablepark/domain/passes/pass-reasons';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { countQueries } from '../../../../test/support/counted-queries.ts';
import { engines } from '../../../../test/support/engines.ts';
import { openTwin, type TestPark } from '../../../../test/support/park.ts';
import { makePass } from '../../../../test/support/passes.ts';
import { aPerson, type Person } from '../../../../test/support/people.ts';
import { Signal } from '../../../signal.ts';
import { changeBalance, insertEntry } from '../../passes/index.ts';
import { type Dispatcher, startDispatcher } from '../sending/dispatcher.ts';
import { writePassNotices } from './write-pass-notices.ts';

const ends = Temporal.Instant.from('2026-08-31T22:00:00Z').epochMilliseconds;

describe.each(engines)('What owners of passes are written on $name', (engine) => {
  let park: TestPark;
  let twin: TestPark;
  let dispatcher: Dispatcher;
  let owner: Person;

  beforeAll(async () => {
    park = await engine.open({ env: { PUBLIC_URL: 'https://park.example' } });
    twin = await openTwin(park);
    dispatcher = startDispatcher(park, { everyMs: null });
  });

  beforeEach(async () => {
    await park.store.db.deleteFrom('outbox').execute();
    park.mailer.sent.length = 0;
    park.clock.set('2026-06-01T08:00:00Z');
    owner = await aPerson(park);
  });

  const change = (pass: number, set: { ends_at?: number; balance?: number; voided_at?: number }) =>
    park.store.db.updateTable('pass').set(set).where('id', '=', pass).execute();

  /** Runs both processes at that time. @returns what this owner is sent */
  async function mails(time: string) {
    for (const each of [park, twin]) each.clock.set(time);
    await Promise.all([park, twin, park].map((each) => writePassNotices(each)));
    await dispatcher.round();
    const sent = park.mailer.sent.splice(0);
    return sent.filter(({ to }) => to === `${owner.id}@example.com`);
  }

  async function enter(pass: number, delta: number, reason: PassReason = 'ride'): Promise<void> {
    await park.store.db.transaction().execute(async (db) => {
      await insertEntry(db, {
        pass_id: pass,
        delta,
        reason,
        created_by: owner.id,
        created_at: park.clock.now().epochMilliseconds,
      });
      expect(await changeBalance(db, pass, delta)).toBe(true);
    });
  }

  test('Thirty days before the end and seven, once each, with what is left and how to stop it', async () => {
    const { pass } = await makePass(park, owner, { validDays: null, validUntil: '2026-08-31' });
    await change(pass, { ends_at: ends });
    expect(await mails('2026-08-01T21:59:00Z')).toEqual([]);
    const [first, ...more] = await mails('2026-08-01T22:00:00Z');
    expect([first?.subject, more]).toEqual(['Cable Park: karnet ważny do 31.08.2026', []]);
    expect(first?.text).toContain('karnet „Karnet na 10 slotów” jest ważny do 31.08.2026.');
    expect(first?.text).toContain('Sloty do wykorzystania: 10.');
    expect(first?.unsubscribe).toContain('https://park.example/');
    expect(await mails('2026-08-02T22:00:00Z')).toEqual([]);
    expect(await mails('2026-08-24T22:00:00Z')).toHaveLength(1);
    expect(await mails('2026-08-25T22:00:00Z')).toEqual([]);
  });

  test('Of more passes than one step reads none is left out, and no reading takes them all', async () => {
    const ending: number[] = [];
    for (let made = 0; made < 205; made += 1)
      ending.push((await makePass(park, owner, { validDays: null, validUntil: '2026-08-31' })).pass);
    await park.store.db.updateTable('pass').set({ ends_at: ends }).where('id', 'in', ending).execute();
    park.clock.set('2026-08-01T22:00:00Z');
    const { counted, mostRows } = countQueries(park);
    await writePassNotices(counted);
    const rows = await park.store.db
      .selectFrom('outbox')
      .select('id')
      .where('account_id', '=', owner.id)
      .execute();
    expect(rows).toHaveLength(205);
    expect(mostRows()).toBeLessThanOrEqual(100);
    await park.store.db
      .updateTable('pass')
      .set({ voided_at: 0, balance: 0 })
      .where('id', 'in', ending)
      .execute();
  });

  test('When two slots are left, once, however often a ride is given back and taken again', async () => {
    const { pass } = await makePass(park, owner);
    await enter(pass, -7);
    expect(await mails('2026-06-01T09:00:00Z')).toEqual([]);
    await enter(pass, -1);
    const [low] = await mails('2026-06-01T10:00:00Z');
    expect(low?.text).toContain('na karnecie „Karnet na 10 slotów” zostały jeszcze 2 sloty.');
    await enter(pass, -1);
    expect(await mails('2026-06-01T11:00:00Z')).toEqual([]);
    await enter(pass, 2, 'return');
    await enter(pass, -1);
    expect(await mails('2026-06-01T12:00:00Z')).toEqual([]);
  });

  test('Again where the staff have put slots on it and two are left again', async () => {
    const { pass } = await makePass(park, owner);
    await enter(pass, -9);
    expect(await mails('2026-06-01T09:00:00Z')).toHaveLength(1);
    await enter(pass, 1, 'adjust');
    expect(await mails('2026-06-01T10:00:00Z')).toEqual([]);
    await enter(pass, 2, 'adjust');
    expect(await mails('2026-06-01T11:00:00Z')).toEqual([]);
    await enter(pass, -2);
    expect(await mails('2026-06-01T12:00:00Z')).toHaveLength(1);
    await enter(pass, -1);
    expect(await mails('2026-06-01T13:00:00Z')).toEqual([]);
  });

  test('Nothing of a pass that is voided or used up, nor to who wants no reminders', async () => {
    const made = [await makePass(park, owner), await makePass(park, owner)];
    for (const { pass } of made) await change(pass, { ends_at: ends });
    await change(made[0]?.pass ?? 0, { voided_at: 1 });
    await change(made[1]?.pass ?? 0, { balance: 0 });
    expect(await mails('2026-08-24T22:00:00Z')).toEqual([]);
    const other = await makePass(park, owner);
    await change(other.pass, { ends_at: ends });
    const silent = { reminders: 0 };
    await park.store.db.updateTable('account').set(silent).where('id', '=', owner.id).execute();
    expect(await mails('2026-08-24T23:00:00Z')).toEqual([]);
  });

  test('What is no longer so when its turn has come is not said', async () => {
    const { pass } = await makePass(park, owner);
    await change(pass, { ends_at: ends });
    park.clock.set('2026-08-24T22:00:00Z');
    // Without a signal: otherwise the dispatcher would send it before it becomes outdated.
    await writePassNotices({ ...park, outbox: new Signal() });
    await change(pass, { ends_at: ends + 1 });
    await dispatcher.round();
    expect(park.mailer.sent.filter(({ to }) => to.startsWith(owner.id))).toEqual([]);
  });
});
