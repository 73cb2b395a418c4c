import type { FastifyInstance } from 'fastify';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readAudit } from '../../../../test/support/audit.ts';
import { emptyTables } from '../../../../test/support/empty-tables.ts';
import { engines } from '../../../../test/support/engines.ts';
import { openTestApp, type TestPark } from '../../../../test/support/park.ts';
import { aPerson, type Person } from '../../../../test/support/people.ts';
import type { MailFailure } from '../../../mail/mailer.ts';
import { writeAccountMessage } from '../../outbox/index.ts';
import { type Dispatcher, startDispatcher } from './dispatcher.ts';

describe.each(engines)('The page of messages on $name', (engine) => {
  let park: TestPark;
  let app: FastifyInstance;
  let dispatcher: Dispatcher;
  let manager: Person;
  let rider: Person;
  let failure: MailFailure | null;

  beforeAll(async () => {
    park = await engine.open();
    Object.assign(park.mailer, { attempt: async () => failure });
    app = await openTestApp(park);
    dispatcher = startDispatcher(park, { everyMs: null });
    [manager, rider] = [await aPerson(park, 'Manager'), await aPerson(park)];
  });

  beforeEach(async () => {
    failure = null;
    await emptyTables(park.store.db, ['outbox', 'audit']);
  });

  const list = async (state: string, page = 1) => {
    const { headers } = manager;
    const answer = await app.inject({ url: `/messages?state=${state}&page=${page}`, headers });
    return answer.json();
  };
  const again = (message: number) =>
    app.inject({
      method: 'POST',
      url: '/messages/again',
      headers: manager.headers,
      payload: { message },
    });
  const write = (kind: 'password-changed' | 'password-reset', to = 'ola@example.com') =>
    writeAccountMessage(
      { db: park.store.db as never, now: park.clock.now() },
      { kind, account: rider.id, to, about: { token: 'tajne' } },
    );

  test('tells to whom, what, when and why not', async () => {
    await write('password-changed');
    const row = {
      id: expect.any(Number),
      kind: 'password-changed',
      to: 'ola@example.com',
      name: 'User',
      date_created: '2026-07-01T08:00:00.000Z',
      date: '2026-07-01T08:00:00.000Z',
      attempts: 0,
      failure: null,
      can_send_again: false,
    };
    expect(await list('waiting')).toEqual({
      data: [{ ...row, state: 'waiting' }],
      meta: { filter_count: 1 },
    });
    failure = { code: 'EENVELOPE', answer: 550, isFinal: true };
    await dispatcher.round();
    const dead = { ...row, state: 'dead', attempts: 1, failure: '550', can_send_again: true };
    expect(await list('dead')).toEqual({ data: [dead], meta: { filter_count: 1 } });
    expect((await list('waiting')).meta.filter_count).toBe(0);
  });

  test('has fifty on a page, the newest first', async () => {
    for (let count = 0; count < 51; count += 1) await write('password-changed', `r${count}@example.com`);
    await dispatcher.round();
    const [first, second] = [await list('sent'), await list('sent', 2)];
    expect([first.data.length, second.data.length, first.meta.filter_count]).toEqual([50, 1, 51]);
  });

  test('sends again what was given up, and writes down who wanted it', async () => {
    await write('password-changed');
    failure = { code: 'EENVELOPE', answer: 550, isFinal: true };
    await dispatcher.round();
    const [{ id }] = (await list('dead')).data;
    failure = null;
    expect((await again(id)).statusCode).toBe(204);
    // The app's own dispatcher is signalled, too, and may be the one that sends it.
    await expect.poll(async () => (await list('sent')).data).toMatchObject([{ id, failure: null }]);
    expect((await again(id)).statusCode).toBe(403);
    expect(await readAudit(park)).toMatchObject([
      { actor: manager.id, action: 'message.sendAgain', subject: 'Message', id: `${id}` },
    ]);
  });

  test('sends no link again that is forgotten, and nothing that is not there', async () => {
    await write('password-reset');
    failure = { code: 'EENVELOPE', answer: 550, isFinal: true };
    await dispatcher.round();
    const [row] = (await list('dead')).data;
    expect(row.can_send_again).toBe(false);
    expect(JSON.stringify(row)).not.toContain('tajne');
    for (const id of [row.id, 999_999]) expect((await again(id)).statusCode).toBe(403);
    expect(await readAudit(park)).toEqual([]);
  });
});
