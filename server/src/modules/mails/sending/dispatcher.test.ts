import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { eitherEngine } from '../../../../test/support/engines.ts';
import { openTwin, type TestPark } from '../../../../test/support/park.ts';
import { aPerson } from '../../../../test/support/people.ts';
import type { Mail, MailFailure } from '../../../mail/mailer.ts';
import { claimDue, writeAccountMessage } from '../../outbox/index.ts';
import { forgetOldMessages } from '../../outbox/retention/index.ts';
import { type Dispatcher, startDispatcher } from './dispatcher.ts';

const start = '2026-07-01T08:00:00Z';
const after = (seconds: number) => Temporal.Instant.from(start).add({ seconds }).toString();

describe.each(eitherEngine(import.meta.url))('The outbox on $name', (engine) => {
  let park: TestPark;
  let twin: TestPark;
  let dispatcher: Dispatcher;
  let account: string;
  let failures: (MailFailure | null | Promise<MailFailure | null>)[];
  let sent: Mail[];

  beforeAll(async () => {
    park = await engine.open({ env: { PUBLIC_URL: 'https://park.example' } });
    account = (await aPerson(park)).id;
    const attempt = async (mail: Mail) => {
      sent.push(mail);
      return (await failures.shift()) ?? null;
    };
    Object.assign(park.mailer, { attempt });
    twin = await openTwin(park);
    dispatcher = startDispatcher(park, { everyMs: null });
  });

  beforeEach(async () => {
    park.clock.set(start);
    [sent, failures] = [[], []];
    await park.store.db.deleteFrom('outbox').execute();
  });

  async function write(
    kind: 'password-reset' | 'password-changed' = 'password-changed',
    uselessAfter?: number,
  ) {
    const now = park.clock.now();
    const message = {
      kind,
      account,
      to: 'ola@example.com',
      about: { token: 'tajne', page: 'https://park.example/reset' },
    };
    const life = uselessAfter === undefined ? {} : { uselessAt: now.add({ seconds: uselessAfter }) };
    await writeAccountMessage({ db: park.store.db as never, now }, { ...message, ...life });
  }

  const rows = () => park.store.db.selectFrom('outbox').selectAll().orderBy('id').execute();
  const outcomes = async () => (await rows()).map(({ outcome, failure }) => [outcome, failure]);
  const busy: MailFailure = { code: 'EENVELOPE', answer: 451, isFinal: false };

  async function roundAt(seconds: number) {
    park.clock.set(after(seconds));
    await dispatcher.round();
    return sent.length;
  }

  test('A failed try is made again after growing pauses, under one name, until the mail is taken', async () => {
    await write();
    failures = [busy, { ...busy, code: 'ECONNREFUSED', answer: null }, busy];
    expect(await roundAt(0)).toBe(1);
    expect(await roundAt(4)).toBe(1);
    expect(await roundAt(5)).toBe(2);
    expect(await outcomes()).toEqual([[null, 'ECONNREFUSED']]);
    expect(await roundAt(19)).toBe(2);
    expect(await roundAt(20)).toBe(3);
    expect(await roundAt(80)).toBe(4);
    expect(new Set(sent.map(({ id }) => id))).toEqual(
      new Set([expect.stringMatching(/^<outbox-\d+-\d+@park\.example>$/)]),
    );
    expect(await outcomes()).toEqual([['sent', null]]);
    expect(await roundAt(100_000)).toBe(4);
  });

  test('A mail that nobody will take is given up, and so is one that would come too late', async () => {
    await write();
    failures = [{ code: 'EENVELOPE', answer: 550, isFinal: true }];
    await roundAt(0);
    // Of two waiting messages either may be sent first.
    await write('password-reset', 12);
    failures = [busy, busy];
    await roundAt(0);
    expect(await outcomes()).toEqual([
      ['dead', '550'],
      [null, '451'],
    ]);
    await roundAt(5);
    expect(await outcomes()).toEqual([
      ['dead', '550'],
      ['dead', '451'],
    ]);
    expect((await rows()).map(({ data }) => data.includes('tajne'))).toEqual([true, false]);
  });

  test('A message that lay until it was useless is left; one of an account that is gone, too', async () => {
    await write('password-reset', 60);
    await write();
    await park.store.db
      .updateTable('outbox')
      .set({ account_id: randomUUID() })
      .where('kind', '=', 'password-changed')
      .execute();
    expect(await roundAt(60)).toBe(0);
    expect(await outcomes()).toEqual([
      ['dropped', 'too-late'],
      ['dropped', 'no-address'],
    ]);
  });

  test('A secret is forgotten as soon as its mail has left', async () => {
    await write('password-reset', 3600);
    await roundAt(0);
    expect(sent[0]?.text).toContain('https://park.example/reset?token=tajne');
    expect(JSON.stringify(await rows())).not.toContain('tajne');
  });

  test('A process that dies with a message leaves it to another after a minute', async () => {
    await write();
    expect(await claimDue(twin.store.db, engine.name, park.clock.now().epochMilliseconds)).toHaveLength(1);
    expect(await roundAt(59)).toBe(0);
    expect(await roundAt(60)).toBe(1);
    expect(await outcomes()).toEqual([['sent', null]]);
  });

  test('A process that takes longer than its minute keeps what it has, and nobody sends it a second time', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      const held = Promise.withResolvers<MailFailure | null>();
      failures = [held.promise];
      await write();
      const round = dispatcher.round();
      while (sent.length < 1) await setImmediate();
      const heldUntil = async () => (await rows())[0]?.claimed_until ?? 0;
      for (const seconds of [20, 40, 60, 80]) {
        park.clock.set(after(seconds));
        vi.advanceTimersByTime(20_000);
        await expect.poll(heldUntil).toBe(Temporal.Instant.from(after(seconds + 60)).epochMilliseconds);
      }
      expect(await claimDue(twin.store.db, engine.name, park.clock.now().epochMilliseconds)).toEqual([]);
      held.resolve(null);
      await round;
      expect(sent).toHaveLength(1);
      expect(vi.getTimerCount()).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });

  test('A message of which no mail can be made holds up no other, and is given up in the end', async () => {
    await write();
    await park.store.db.updateTable('outbox').set({ data: 'no data at all' }).execute();
    await write('password-reset', 12);
    expect(await roundAt(0)).toBe(1);
    expect(await outcomes()).toEqual([
      [null, 'error'],
      ['sent', null],
    ]);
    await roundAt(5);
    expect((await rows())[0]?.attempts).toBe(2);
    await roundAt(3 * 24 * 3600);
    expect(await outcomes()).toEqual([
      ['dead', 'error'],
      ['sent', null],
    ]);
  });

  test('Two processes that take at once never take the same', async () => {
    for (let count = 0; count < 45; count += 1) await write();
    const nowMs = park.clock.now().epochMilliseconds;
    const taken: number[] = [];
    for (let round = 0; round < 4; round += 1) {
      const claims = [park, twin, park, twin].map(({ store }) => claimDue(store.db, engine.name, nowMs));
      for (const claimed of await Promise.all(claims)) {
        expect(claimed.length).toBeLessThanOrEqual(10);
        taken.push(...claimed.map(({ id }) => id));
      }
    }
    expect(taken).toHaveLength(45);
    expect(new Set(taken).size).toBe(45);
  });

  test('A mail on which the mail server hangs keeps its own place only: all others leave meanwhile', async () => {
    const hangs = Promise.withResolvers<MailFailure | null>();
    failures = [hangs.promise];
    for (let count = 0; count < 25; count += 1) await write();
    const round = dispatcher.round();
    const areSent = async () => (await outcomes()).filter(([outcome]) => outcome === 'sent').length;
    await expect.poll(areSent).toBe(24);
    await write('password-reset', 60);
    void dispatcher.round();
    await expect.poll(areSent).toBe(25);
    hangs.resolve(null);
    await round;
    expect([sent.length, await areSent()]).toEqual([26, 26]);
  });

  test('No more than ten mails are under way at once', async () => {
    const held = Array.from({ length: 12 }, () => Promise.withResolvers<MailFailure | null>());
    failures = held.map(({ promise }) => promise);
    for (let count = 0; count < 12; count += 1) await write();
    const claimed = async () => (await rows()).filter(({ attempts }) => attempts > 0).length;
    const round = dispatcher.round();
    await expect.poll(() => sent.length).toBe(10);
    expect(await claimed()).toBe(10);
    held[3]?.resolve(null);
    await expect.poll(() => sent.length).toBe(11);
    expect(await claimed()).toBe(11);
    for (const each of held) each.resolve(null);
    await round;
    expect(await claimed()).toBe(12);
  });

  test('Stopping lets what is on its way arrive, and begins no more', async () => {
    const held = Promise.withResolvers<MailFailure | null>();
    failures = Array.from({ length: 10 }, () => held.promise);
    for (let count = 0; count < 11; count += 1) await write();
    const own = startDispatcher(park, { everyMs: null });
    const round = own.round();
    while (sent.length < 10) await setImmediate();
    const stopped = own.stop();
    held.resolve(null);
    await Promise.all([stopped, round]);
    expect((await outcomes()).filter(([outcome]) => outcome === 'sent')).toHaveLength(10);
    await own.round();
    expect(sent).toHaveLength(10);
  });

  /**
   * Changes with each write. SQLite uses the version; on PostgreSQL the version counts the writes of other tests' parks, so it uses each row's last
   * writer.
   */
  async function trace(): Promise<unknown> {
    if (park.store.engine === 'sqlite') return park.store.version();
    return (await sql`select id, xmin::text from outbox order by id`.execute(park.store.db)).rows;
  }

  test('Who has nothing to send and nothing to forget leaves the database as it is', async () => {
    await write();
    await roundAt(0);
    await write();
    await park.store.db.updateTable('outbox').set({ due_at: 9e14 }).where('ended_at', 'is', null).execute();
    const before = await trace();
    for (let count = 0; count < 3; count += 1) await dispatcher.round();
    await forgetOldMessages(park);
    expect(await trace()).toEqual(before);
  });

  test('After thirty days a message is forgotten, and one that waits is not', async () => {
    await write();
    await roundAt(0);
    await write();
    const days = (count: number) => park.clock.set(after(count * 86_400));
    days(30);
    await forgetOldMessages(park);
    expect(await rows()).toHaveLength(2);
    days(31);
    await forgetOldMessages(park);
    expect(await outcomes()).toEqual([[null, null]]);
  });
});
