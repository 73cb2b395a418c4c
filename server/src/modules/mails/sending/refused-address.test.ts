import type { FastifyInstance } from 'fastify';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { engines } from '../../../../test/support/engines.ts';
import { openTestApp, type TestPark } from '../../../../test/support/park.ts';
import { aPerson, type Person } from '../../../../test/support/people.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { MailFailure } from '../../../mail/mailer.ts';
import { writeAccountMessage } from '../../outbox/index.ts';
import { startDispatcher } from './dispatcher.ts';

const refusal: MailFailure = { code: 'EENVELOPE', answer: 550, isFinal: true, refusesAddress: true };

describe.each(engines)('An address that a mail server refuses on $name', (engine) => {
  let park: TestPark;
  let app: FastifyInstance;
  let manager: Person;
  let rider: Person;
  let failure: MailFailure | null;

  beforeAll(async () => {
    park = await engine.open();
    app = await openTestApp(park);
    park.mailer.attempt = async () => failure;
  });

  beforeEach(async () => {
    await park.store.db.updateTable('account').set({ refused_email: null }).execute();
    [manager, rider] = [await aPerson(park, 'Manager'), await aPerson(park)];
  });

  async function mail(to: string, answer: MailFailure | null) {
    failure = answer;
    const message = { kind: 'password-changed', account: rider.id, to, about: {} } as const;
    await inTransaction(park, rider, (transaction) => writeAccountMessage(transaction, message));
    await startDispatcher(park, { everyMs: null }).round();
  }
  const own = () => `${rider.id}@example.com`;
  const read = async (url: string, { headers }: Person) => (await app.inject({ url, headers })).json().data;
  const told = async () => ({
    staff: await read('/messages/refused', manager),
    rider: (await read('/users/me/mail', rider)).refused,
  });
  const known = () => ({ staff: [rider.id], rider: true });
  const nothing = { staff: [], rider: false };

  test('is known to the staff and to whose it is, until a mail arrives there', async () => {
    expect(await told()).toEqual(nothing);
    await mail(own(), refusal);
    expect(await told()).toEqual(known());
    expect((await read('/users/me/mail', manager)).refused).toBe(false);
    await mail(own(), { code: 'ECONNECTION', answer: null, isFinal: false });
    expect(await told()).toEqual(known());
    await mail(own(), null);
    expect(await told()).toEqual(nothing);
  });

  test('is forgotten with it, when the account has another', async () => {
    await mail(own(), refusal);
    const move = (email: string) =>
      park.store.db.updateTable('account').set({ email }).where('id', '=', rider.id).execute();
    const old = own();
    await move('nowa@example.com');
    expect(await told()).toEqual(nothing);
    await mail(old, refusal);
    expect(await told()).toEqual(nothing);
    await mail('nowa@example.com', refusal);
    expect(await told()).toEqual(known());
  });

  test('is not one whose server is busy, nor one that takes no such mail', async () => {
    await mail(own(), { code: 'EENVELOPE', answer: 451, isFinal: false });
    await mail(own(), { code: 'EENVELOPE', answer: 554, isFinal: true });
    expect(await told()).toEqual(nothing);
  });
});
