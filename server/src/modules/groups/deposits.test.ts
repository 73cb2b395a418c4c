import { defaultContent } from '@cablepark/domain/park/content';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { engines } from '../../../test/support/engines.ts';
import { GroupFixture, offerEnd } from '../../../test/support/group-fixture.ts';
import { aPerson } from '../../../test/support/people.ts';
import { ScriptedProvider } from '../../../test/support/providers/scripted-provider.ts';
import { whileLocked } from '../../../test/support/while-locked.ts';
import { startCheckoutJob } from '../bills/index.ts';
import { insertFirstContent } from '../site/settings/index.ts';
import { acceptPaidOffers } from './accept-paid-offers.ts';

describe.each(engines)('A deposit of a group in a park that takes money online, on $name', (engine) => {
  const fixture = new GroupFixture(engine);
  const { mails, see, answer, proved, offer, freeCount, contradictions } = fixture;
  let provider: ScriptedProvider;

  beforeAll(async () => {
    provider = new ScriptedProvider();
    await fixture.open((park) => {
      park.payments = provider;
    });
    const payments = { online: 'optional', afterNoShows: false } as const;
    await insertFirstContent(fixture.park.store.db, { ...defaultContent, payments }, 0);
    fixture.park.parkSettings.forget();
  });
  beforeEach(async () => {
    provider.says = 'open';
    provider.meanwhile = async () => {};
    await fixture.empty();
  });

  const withDeposit = async () => {
    const { token, id } = await proved();
    expect((await offer(id, { deposit: 60 })).status).toBe(200);
    await mails();
    return { token, id };
  };
  /** Runs the jobs of the server processes. */
  const round = async () => {
    const job = startCheckoutJob(fixture.park, { isTimed: false });
    await job.release();
    await job.reconcile();
    await job.stop();
    await acceptPaidOffers(fixture.park);
  };
  const depositOf = async (token: string) => (await see(token)).data;
  /** A deposit that the provider will say has come, and the merge of its guest. */
  const withMerge = async () => {
    const { token } = await withDeposit();
    await answer('payments', { token, offer: 1 });
    const { call, manager, park, slots } = fixture;
    const walkIn = { slot: slots[5], first_name: 'Szkoła nr 5', description: '600700800' };
    const into = String((await call('POST', '/desk/walk-ins', manager, walkIn)).data['bookedBy']);
    const { account_id } = await park.store.db
      .selectFrom('enquiry')
      .select('account_id')
      .executeTakeFirstOrThrow();
    const guest = String(account_id);
    const admin = await aPerson(park, 'Admin');
    provider.says = 'settled';
    park.clock.set('2026-07-01T08:02:00Z');
    return { token, guest, merge: () => call('POST', '/desk/merges', admin, { guest, into }) };
  };
  const expectPaid = async (token: string) => {
    expect(await depositOf(token)).toMatchObject({
      state: 'accepted',
      offer: { deposit: { paid: true, online: 0 } },
    });
    expect(await fixture.park.store.db.selectFrom('refund').select('id').execute()).toEqual([]);
    expect(await contradictions()).toEqual([]);
  };

  test('is paid by the first places that cover it, and accepts the offer once it has come', async () => {
    const { token } = await withDeposit();
    expect(await depositOf(token)).toMatchObject({
      offer: { deposit: { amount: 60, paid: false, online: 110, begun: false } },
    });
    expect((await answer('acceptance', { token, offer: 1 })).code).toBe('SLOT_HELD');
    const { data } = await answer('payments', { token, offer: 1 });
    expect(data).toEqual({ url: expect.stringContaining('https://provider.example/pay/') });
    // A second click leads to the same payment.
    expect((await answer('payments', { token, offer: 1 })).data).toEqual(data);
    expect(await depositOf(token)).toMatchObject({ offer: { deposit: { begun: true } } });
    provider.says = 'settled';
    fixture.park.clock.set('2026-07-01T08:02:00Z');
    await round();
    expect(await depositOf(token)).toMatchObject({
      state: 'accepted',
      offer: { deposit: { paid: true, online: 0 } },
      rides: [{ paid: true }, { paid: true }, { paid: false }, { paid: false }, { paid: false }],
    });
    expect((await mails()).map(({ subject }) => subject.includes('zarezerwowane'))).toEqual([true]);
    await round();
    expect(await mails()).toEqual([]);
    expect((await answer('payments', { token, offer: 1 })).code).toBe('CHANGED_SINCE');
    expect(await contradictions()).toEqual([]);
  });

  test('that begins in the last moment keeps all places on hold until the payment can have come', async () => {
    const { token } = await withDeposit();
    fixture.park.clock.set('2026-07-03T07:59:00Z');
    expect((await answer('payments', { token, offer: 1 })).status).toBe(200);
    fixture.park.clock.set('2026-07-03T08:05:00Z');
    await round();
    expect(await freeCount()).toBe(1);
    provider.says = 'settled';
    await round();
    expect(await depositOf(token)).toMatchObject({ state: 'accepted' });
    expect(await contradictions()).toEqual([]);
  });

  test('stays paid where its guest is merged with another one while the provider is asked', async () => {
    const { token, merge } = await withMerge();
    provider.meanwhile = async () => {
      provider.meanwhile = async () => {};
      expect(await merge()).toMatchObject({ status: 200 });
    };
    await round();
    await expectPaid(token);
  });

  test('that does not come lets the offer lapse, and all places are free', async () => {
    const { token } = await withDeposit();
    await answer('payments', { token, offer: 1 });
    provider.says = 'gone';
    fixture.park.clock.set(offerEnd);
    await round();
    await round();
    expect(await depositOf(token)).toMatchObject({ state: 'lapsed' });
    expect(await freeCount()).toBe(6);
    expect((await answer('payments', { token, offer: 1 })).code).toBe('TOO_LATE');
    expect(await contradictions()).toEqual([]);
  });

  // SQLite's transactions are alone.
  if (engine.name !== 'postgres') return;

  test('waits for a merge of its guest that is under way, and is asked about again', async () => {
    const { token, guest, merge } = await withMerge();
    const lock = sql`select id from account where id = ${guest} for update`;
    await whileLocked<unknown>(fixture.park.store.db, lock, async (until) => {
      const merging = merge();
      await until(1);
      const asking = round();
      await until(2);
      return [merging, asking];
    });
    await round();
    await expectPaid(token);
  });
});
