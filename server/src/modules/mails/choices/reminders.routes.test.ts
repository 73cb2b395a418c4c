import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../../../test/support/engines.ts';
import { openTestApp, type TestPark } from '../../../../test/support/park.ts';
import { aPerson, logIn, type Person } from '../../../../test/support/people.ts';
import { makeSlot, makeTracks } from '../../../../test/support/slots.ts';
import { Signal } from '../../../signal.ts';
import { writeReminders } from '../due/write-reminders.ts';
import { unsubscribeToken } from './mail-choice.ts';

describe.each(engines)('A rider’s choice of reminders on $name', (engine) => {
  let park: TestPark;
  let app: FastifyInstance;

  beforeAll(async () => {
    park = await engine.open({ env: { PUBLIC_URL: 'https://park.example' } });
    app = await openTestApp(park);
    await makeTracks(park);
  });

  let days = 0;
  /** A rider with a slot tomorrow, whose reminder is due now. */
  async function toBeReminded(): Promise<Person> {
    days += 1;
    const start = Temporal.Instant.from('2026-07-01T12:00:00Z').add({ hours: 24 * days });
    park.clock.set(start.subtract({ hours: 24 }).toString());
    const rider = await aPerson(park);
    await makeSlot(park, start.toString(), { booked_by: rider.id });
    return rider;
  }
  const mailsOf = ({ id }: Person) => park.mailer.sent.filter(({ to }) => to === `${id}@example.com`);
  const waiting = () =>
    park.store.db.selectFrom('outbox').select('id').where('ended_at', 'is', null).execute();
  /** The app's dispatcher only sends after a signal; a park without an app only writes. */
  const send = async () => {
    park.outbox.raise();
    await expect.poll(waiting).toEqual([]);
  };
  const write = () => writeReminders({ ...park, outbox: new Signal() });
  const chosen = async ({ headers }: Person): Promise<boolean> =>
    (await app.inject({ url: '/users/me/reminders', headers })).json().data.wanted;
  const choose = (wanted: unknown, { headers }: Person) =>
    app.inject({ method: 'PATCH', url: '/users/me/reminders', headers, payload: { wanted } });
  /** A mail program sends a form of either kind (RFC 8058), without a session. */
  const form = { type: 'application/x-www-form-urlencoded', body: 'List-Unsubscribe=One-Click' };
  const multipart = {
    type: 'multipart/form-data; boundary=edge',
    body: '--edge\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--edge--\r\n',
  };
  const press = (url: string, { type, body } = form) =>
    app.inject({ method: 'POST', url, headers: { 'content-type': type }, payload: body });

  test('is yes until they say no, and stands in the account', async () => {
    const rider = await toBeReminded();
    expect(await chosen(rider)).toBe(true);
    expect((await choose('no', rider)).statusCode).toBe(400);
    expect((await choose(false, rider)).json()).toEqual({ data: { wanted: false } });
    expect(await chosen(rider)).toBe(false);
    await write();
    await send();
    expect(mailsOf(rider)).toEqual([]);
    expect((await choose(true, rider)).statusCode).toBe(200);
    await write();
    await send();
    expect(mailsOf(rider)).toHaveLength(1);
  });

  test('is no after one press in the mail program, for as long as the mail is kept, and of nobody else', async () => {
    const rider = await toBeReminded();
    const other = await aPerson(park);
    await write();
    await send();
    const [mail] = mailsOf(rider);
    const link = mail?.unsubscribe ?? '';
    expect(mail?.text).toContain(link);
    expect(link).toMatch(/^https:\/\/park\.example\/unsubscribe\?token=/);
    const path = link.replace('https://park.example', '');
    // Mail scanners open links.
    await app.inject({ url: path });
    expect(await chosen(rider)).toBe(true);
    park.clock.set('2027-01-01T12:00:00Z');
    const later = await logIn(park, rider);
    for (const sent of [multipart, form]) expect((await press(path, sent)).statusCode).toBe(204);
    expect(await chosen(later)).toBe(false);
    const row = await park.store.db
      .selectFrom('account')
      .select('reminders')
      .where('id', '=', other.id)
      .executeTakeFirstOrThrow();
    expect(row.reminders).toBe(1);
  });

  test('is obeyed by a reminder that waits already', async () => {
    const rider = await toBeReminded();
    await write();
    expect((await choose(false, rider)).statusCode).toBe(200);
    await send();
    expect(mailsOf(rider)).toEqual([]);
    const row = await park.store.db
      .selectFrom('outbox')
      .select(['outcome', 'failure'])
      .where('account_id', '=', rider.id)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ outcome: 'dropped', failure: 'unwanted' });
  });

  test('is not for a guess, nor for a token of another park', async () => {
    const rider = await aPerson(park);
    const own = unsubscribeToken(park.secret, rider.id);
    const foreign = unsubscribeToken(new Uint8Array(32), rider.id);
    for (const token of ['', rider.id, `${rider.id}.`, own.slice(0, -2), `${own}AA`, foreign]) {
      expect((await press(`/unsubscribe?token=${token}`)).statusCode).toBe(403);
    }
    expect((await press('/unsubscribe')).statusCode).toBe(400);
    expect(await chosen(rider)).toBe(true);
  });
});
