import { beforeAll, describe, expect, test } from 'vitest';
import { systemClock } from '../../src/clock.ts';
import { smtpMailer } from '../../src/mail/smtp-mailer.ts';
import { startDispatcher } from '../../src/modules/mails/index.ts';
import { depth } from '../support/depth.ts';
import { enginesOfScenes } from '../support/engines.ts';
import {
  calendarEntries,
  type MailServer,
  openMailServer,
  type ReceivedMail,
} from '../support/mail-server.ts';
import type { TestPark } from '../support/park.ts';
import { startServer } from '../support/process.ts';
import { allowManyRides } from '../support/wide-limits.ts';
import { makeRiders, patchSlot, type Rider } from './riders.ts';
import { makeSeason } from './season.ts';

const { messageKills, messageBookings } = depth;
const ridersAtOnce = 8;

type Environment = Record<string, string>;

describe.each(enginesOfScenes)('$name', (engine) => {
  let park: TestPark;
  let env: Environment;
  let mailServer: MailServer;
  let riders: Rider[];
  let slots: number[];

  beforeAll(async () => {
    mailServer = await openMailServer();
    park = await engine.open({ env: { PUBLIC_URL: 'https://park.example' } });
    env = {
      DATA_DIR: park.config.dataDir,
      DATABASE_URL: park.config.databaseUrl ?? '',
      TOKEN_SECRET: 'the secret outlives the crash of a server',
      PUBLIC_URL: park.config.publicUrl,
      SMTP_URL: mailServer.url,
    };
    slots = await makeSeason(park.store.db, messageBookings + 1);
    await allowManyRides(park.store.db);
    const server = await startServer(env);
    riders = await makeRiders(server.url, ridersAtOnce);
    await server.end('SIGTERM');
  });

  /** Sends what is left as another process would, when every lease has run out. */
  async function sendTheRest(): Promise<void> {
    const mailer = smtpMailer({ url: mailServer.url, from: 'no-reply@park.example' }, park.log, park.clock);
    park.clock.set(systemClock.now().add({ minutes: 3 }).toString());
    const dispatcher = startDispatcher({ ...park, mailer }, { everyMs: null });
    await dispatcher.round();
    await dispatcher.stop();
    await mailer.close();
  }

  test('A kill between the mail server’s taking and our mark repeats the mail under its name, and nothing else', async () => {
    const slot = slots.pop() ?? 0;
    const server = await startServer(env);
    const [rider] = riders;
    if (!rider) throw new Error('There is no rider.');
    const taken = Promise.withResolvers<void>();
    mailServer.onMail = () => {
      taken.resolve();
      return 'silence';
    };
    expect((await patchSlot(server.url, slot, rider)).status).toBe(200);
    await taken.promise;
    await server.end('SIGKILL');
    mailServer.onMail = () => 'take';
    await sendTheRest();
    const [first, again, ...others] = mailServer.mails;
    expect([again?.id, others]).toEqual([first?.id, []]);
    expect([again, first].map((mail) => mail && calendarEntries(mail))).toEqual([
      [expect.stringMatching(new RegExp(`^REQUEST slot-${slot}-`))],
      [expect.stringMatching(new RegExp(`^REQUEST slot-${slot}-`))],
    ]);
  }, 120_000);

  test(`${messageBookings} bookings while one of two processes is killed ${messageKills} times: every rider is told, nobody twice`, async () => {
    const steady = await startServer(env);
    let server = await startServer(env);
    const waves = messageKills;
    const cancellings: number[] = [];
    for (let wave = 0; wave < waves; wave += 1) {
      const free = slots.splice(0, Math.floor(messageBookings / waves));
      const mailed = Promise.withResolvers<void>();
      mailServer.onMail = () => {
        mailed.resolve();
        return 'take';
      };
      const restart = async () => {
        await server.end('SIGKILL');
        server = await startServer(env);
      };
      const killing: Promise<void>[] = [];
      const kill = () => {
        if (killing.length === 0) killing.push(restart());
      };
      // Now amid bookings, now amid mails, and amid whatever else is under way then.
      const killsAt = wave % 2 === 0 ? Math.floor(free.length / 2) : -1;
      const ride = async (rider: Rider) => {
        for (let slot = free.shift(); slot !== undefined; slot = free.shift()) {
          if (free.length === killsAt) kill();
          const booked = slot;
          await insist(
            () => patchSlot(server.url, booked, rider),
            () => Promise.all(killing),
          );
          if (slot % 4 === 0) cancellings.push((await patchSlot(steady.url, slot, rider, false)).status);
        }
      };
      await Promise.all(riders.map(ride));
      await mailed.promise;
      kill();
      await Promise.all(killing);
    }
    mailServer.onMail = () => 'take';
    expect(new Set(cancellings)).toEqual(new Set([200]));
    await server.end('SIGKILL');
    await steady.end('SIGKILL');
    await sendTheRest();
    expect(await faultsOf(park, mailServer.mails)).toEqual([]);
    // At most what two processes had in their hands when they died.
    const ids = mailServer.mails.map(({ id }) => id);
    expect(ids.length - new Set(ids).size).toBeLessThanOrEqual(10 * (waves + 2));
  }, 600_000);

  test('Control: a lost mail, one too many and one of nothing are seen', async () => {
    const [told] = mailServer.mails.filter((mail) =>
      calendarEntries(mail).some((entry) => entry.startsWith('REQUEST')),
    );
    if (!told) throw new Error('Nobody was told anything.');
    const others = mailServer.mails.filter(({ id }) => id !== told.id);
    expect(await faultsOf(park, others)).not.toEqual([]);
    expect(
      await faultsOf(park, [...mailServer.mails, { ...told, id: '<outbox-0@park.example>' }]),
    ).not.toEqual([]);
  });
});

/** Until the call is answered: whoever meets a dead server asks the one that comes after it. */
async function insist(
  ask: () => Promise<{ status: number }>,
  restarted: () => Promise<unknown>,
): Promise<void> {
  for (;;) {
    try {
      const { status } = await ask();
      if (status !== 200) throw new Error(`The server answered ${status}.`);
      return;
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
      await restarted();
    }
  }
}

/** Everything in the mailbox that contradicts the bookings: a rider not told, told twice, or told of nothing. */
async function faultsOf({ store }: TestPark, mails: readonly ReceivedMail[]): Promise<string[]> {
  const history = await store.db.selectFrom('booking_history').selectAll().orderBy('id').execute();
  const rows = await store.db.selectFrom('outbox').selectAll().execute();
  const messages = new Map(mails.map((mail) => [mail.id, calendarEntries(mail)]));
  const entries = [...messages.values()].flat();
  const count = (entry: string) => entries.filter((each) => each === entry).length;
  const sent = rows.filter(({ outcome, kind }) => outcome === 'sent' && kind !== 'password-reset');
  const known = new Set(sent.map(({ id, created_at }) => `<outbox-${id}-${created_at}@park.example>`));
  const faults = [...messages.keys()]
    .filter((id) => !known.has(id))
    .map((id) => `${id} is no message of ours`);
  if (rows.some(({ ended_at }) => ended_at === null)) faults.push('a message still waits');
  for (const { id, slot_id, booking_id } of history.filter(({ action_type }) => action_type === 'book')) {
    const uid = `slot-${slot_id}-${booking_id}@park.example`;
    const [told, untold] = [count(`REQUEST ${uid}`), count(`CANCEL ${uid}`)];
    const isCancelled = history.some(
      (each) => each.slot_id === slot_id && each.action_type === 'cancel' && each.id > id,
    );
    // Whoever cancelled before the mail left is told nothing, or that it is cancelled.
    const fitting = isCancelled ? ['0 0', '1 1', '0 1'] : ['1 0'];
    if (!fitting.includes(`${told} ${untold}`))
      faults.push(`${uid}: booked ${isCancelled ? 'and cancelled' : ''}, told ${told} and ${untold} times`);
  }
  return faults;
}
