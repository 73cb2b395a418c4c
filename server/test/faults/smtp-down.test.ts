import { beforeEach, expect, test } from 'vitest';
import { smtpMailer } from '../../src/mail/smtp-mailer.ts';
import { startDispatcher } from '../../src/modules/mails/index.ts';
import { atEnd } from '../support/cleanup.ts';
import { type MailServer, openMailServer } from '../support/mail-server.ts';
import { openTestApp, openTestPark } from '../support/park.ts';
import { aPerson } from '../support/people.ts';
import { makeSlot, makeTracks } from '../support/slots.ts';

const start = '2026-07-01T08:00:00Z';
const from = 'no-reply@park.example';
const farFromPatience = { socketTimeout: 300, greetingTimeout: 300 };

let mailServer: MailServer;

beforeEach(async () => {
  mailServer = await openMailServer();
});

async function openPark() {
  const park = await openTestPark();
  const mailer = smtpMailer({ url: mailServer.url, from, timeouts: farFromPatience }, park.log, park.clock);
  atEnd(() => mailer.close());
  Object.assign(park, { mailer });
  const app = await openTestApp(park);
  const dispatcher = startDispatcher(park, { everyMs: null });
  await makeTracks(park);
  const rider = await aPerson(park);
  const ask = async () => {
    const payload = { email: `${rider.id}@example.com` };
    const { statusCode } = await app.inject({ method: 'POST', url: '/auth/password/request', payload });
    expect(statusCode).toBe(204);
  };
  const message = async () => {
    const columns = ['outcome', 'failure', 'attempts'] as const;
    const row = await park.store.db.selectFrom('outbox').select(columns).executeTakeFirst();
    return row && [row.outcome, row.failure, row.attempts];
  };
  const later = async (seconds: number) => {
    park.clock.set(Temporal.Instant.from(start).add({ seconds }).toString());
    await dispatcher.round();
  };
  const health = async () => {
    const answer = await app.inject('/server/health');
    const { status, checks, messages } = answer.json();
    return [answer.statusCode, status, checks.mail, messages];
  };
  return { park, app, rider, ask, message, later, health };
}

test('While no mail leaves, riders book, health warns, and the mail goes out once when it can', async () => {
  mailServer.setDown(true);
  const { park, app, rider, ask, message, later, health } = await openPark();
  await ask();
  const slot = await makeSlot(park, '2026-07-10T08:00:00Z');
  const booked = await app.inject({
    method: 'PATCH',
    url: `/items/Slot/${slot}`,
    headers: rider.headers,
    payload: { bookedBy: rider.id },
  });
  expect([booked.statusCode, booked.json().data.bookedBy]).toEqual([200, rider.id]);
  await expect.poll(message).toEqual([null, '421', 1]);
  expect(await health()).toEqual([200, 'warn', 'error', { waiting: 1, oldestSeconds: 0, dead: 0 }]);
  await later(16 * 60);
  expect(await health()).toEqual([200, 'warn', 'error', { waiting: 2, oldestSeconds: 960, dead: 0 }]);
  mailServer.setDown(false);
  await later(17 * 60);
  expect(mailServer.mails.map(({ to }) => to)).toEqual(Array(2).fill(`${rider.id}@example.com`));
  expect(await health()).toEqual([200, 'ok', 'ok', { waiting: 0, oldestSeconds: 0, dead: 0 }]);
  await later(3 * 3600);
  expect(mailServer.mails).toHaveLength(2);
});

test('A mail server that says "later" (4xx) gets the mail later, under the same name', async () => {
  const answers = [
    { code: 451, text: 'later' },
    { code: 421, text: 'busy' },
  ];
  const seen: string[] = [];
  mailServer.onMail = ({ id }) => {
    seen.push(id);
    return answers.shift() ?? 'take';
  };
  const { ask, message, later } = await openPark();
  await ask();
  await expect.poll(message).toEqual([null, '451', 1]);
  await later(5);
  expect(await message()).toEqual([null, '421', 2]);
  await later(20);
  expect(await message()).toEqual(['sent', null, 3]);
  expect([new Set(seen).size, mailServer.mails.length]).toEqual([1, 1]);
});

test('An address that the mail server refuses (5xx) is not tried again, and health counts it', async () => {
  mailServer.onRecipient = () => ({ code: 550, text: 'no such box' });
  const { ask, message, later, health } = await openPark();
  await ask();
  await expect.poll(message).toEqual(['dead', '550', 1]);
  mailServer.onRecipient = () => 'take';
  await later(3600);
  expect(mailServer.mails).toEqual([]);
  expect(await health()).toEqual([200, 'ok', 'ok', { waiting: 0, oldestSeconds: 0, dead: 1 }]);
});

test('A mail server that falls silent keeps nobody waiting, and gets the mail again under the same name', async () => {
  const receptions = ['silence' as const];
  mailServer.onMail = () => receptions.shift() ?? 'take';
  const { ask, message, later } = await openPark();
  await ask();
  await expect.poll(message).toEqual([null, 'ETIMEDOUT', 1]);
  await later(5);
  expect(await message()).toEqual(['sent', null, 2]);
  const [first, again] = mailServer.mails;
  expect([mailServer.mails.length, again?.id]).toEqual([2, first?.id]);
});
