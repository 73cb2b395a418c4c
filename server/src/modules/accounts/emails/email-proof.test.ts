import { askEmailProofCall } from '@cablepark/contract/accounts/own-account';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { type Call, callerOf } from '../../../../test/support/call.ts';
import { engines } from '../../../../test/support/engines.ts';
import { openTestApp, type TestPark } from '../../../../test/support/park.ts';
import { aPerson, type Person } from '../../../../test/support/people.ts';
import { askedEmail, mailEmailProof } from './ask-email-change.ts';

describe.each(engines)('Proving one’s own address on $name', (engine) => {
  let park: TestPark;
  let call: Call;

  beforeAll(async () => {
    park = await engine.open();
    call = callerOf(await openTestApp(park));
  });

  const account = (id: string) =>
    park.store.db.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const unprove = (id: string) =>
    park.store.db.updateTable('account').set({ proved_email: null }).where('id', '=', id).execute();
  /** Waits for this many mailed links to this address. @returns their tokens */
  const links = async (to: string, count: number) =>
    await vi.waitFor(() => {
      const mails = park.mailer.sent.filter((mail) => mail.to === to);
      const tokens = mails.flatMap(({ text }) => /[?]token=([\w-]{43})$/m.exec(text)?.[1] ?? []);
      expect(tokens).toHaveLength(count);
      return tokens;
    });

  test('a link is mailed to it, once is enough, and who changes the address is to prove the new one', async () => {
    const rider = await aPerson(park);
    await unprove(rider.id);
    const { link_round } = await account(rider.id);
    expect((await call('GET', askEmailProofCall.path, rider)).data).toEqual({ proved: false });
    expect((await call('POST', askEmailProofCall.path, rider)).status).toBe(204);
    expect((await call('POST', askEmailProofCall.path, rider)).status).toBe(204);
    const confirmed: number[] = [];
    for (const token of await links(`${rider.id}@example.com`, 2))
      confirmed.push((await call('POST', '/auth/email/confirm', null, { token })).status);
    // Only the newest link works.
    expect(confirmed.toSorted((a, b) => a - b)).toEqual([204, 403]);
    expect((await call('GET', askEmailProofCall.path, rider)).data).toEqual({ proved: true });
    // The booking links in earlier mails stay valid.
    expect((await account(rider.id)).link_round).toBe(link_round);
    // No other mail is sent, and nobody is notified, because nothing has changed.
    expect((await call('POST', askEmailProofCall.path, rider)).status).toBe(204);
    const kinds = await park.store.db
      .selectFrom('outbox')
      .select('kind')
      .where('account_id', '=', rider.id)
      .execute();
    expect(kinds.map(({ kind }) => kind)).toEqual(['email-proof', 'email-proof']);
    const admin = await aPerson(park, 'Admin');
    const email = `new-${rider.id}@example.com`;
    expect((await call('PATCH', `/users/${rider.id}`, admin, { email })).status).toBe(200);
    const { email: now, proved_email } = await account(rider.id);
    expect([now, proved_email === email]).toEqual([email, false]);
  });

  test('is not kept from its owner by others who ask for that address', async () => {
    const [owner, other] = [await aPerson(park), await aPerson(park)];
    await unprove(owner.id);
    const to = `${owner.id}@example.com`;
    const ask = async (who: Person, of: string) => {
      const asker = await account(who.id);
      const now = park.clock.now();
      return await park.store.db
        .transaction()
        .execute((db) => mailEmailProof({ db, now }, asker, askedEmail(of, null)));
    };
    const answers: boolean[] = [];
    for (let times = 0; times < 7; times += 1) answers.push(await ask(other, to));
    expect(answers.filter(Boolean)).toHaveLength(5);
    expect((await call('POST', askEmailProofCall.path, owner)).status).toBe(204);
    const waiting = await park.store.db
      .selectFrom('email_change')
      .select('email')
      .where('account_id', '=', owner.id)
      .execute();
    expect(waiting).toEqual([{ email: to }]);
    // The owner's limit is the same.
    for (let times = 0; times < 6; times += 1) await ask(owner, to);
    const mailed = await park.store.db
      .selectFrom('outbox')
      .select('id')
      .where('account_id', '=', owner.id)
      .where('kind', '=', 'email-proof')
      .execute();
    expect(mailed).toHaveLength(5);
  });

  test('a new account has not proved it; who sets a password by a mailed link has', async () => {
    const email = `signs.up.${engine.name}@example.com`;
    const body = { first_name: 'Ola', description: '600700800', email, password: 'a long password' };
    expect((await call('POST', '/users', null, body)).status).toBe(204);
    const { db } = park.store;
    const made = () =>
      db.selectFrom('account').selectAll().where('email', '=', email).executeTakeFirstOrThrow();
    expect((await made()).proved_email).toBe(null);
    await call('POST', '/auth/password/request', null, { email });
    const [token] = await links(email, 1);
    const reset = await call('POST', '/auth/password/reset', null, { token, password: 'another password' });
    expect([reset.status, (await made()).proved_email]).toEqual([204, email]);
  });
});
