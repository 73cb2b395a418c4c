import { defaultContent } from '@cablepark/domain/park/content';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { engines } from '../../../test/support/engines.ts';
import { GroupFixture, offerEnd } from '../../../test/support/group-fixture.ts';
import { aPerson } from '../../../test/support/people.ts';
import { ScriptedProvider } from '../../../test/support/providers/scripted-provider.ts';
import { startCheckoutJob } from '../bills/index.ts';
import { insertFirstContent } from '../site/settings/index.ts';
import { acceptPaidOffers } from './accept-paid-offers.ts';
import { withdrawBrokenOffers } from './withdraw-broken-offers.ts';

describe.each(engines)('An offer whose places the desk changes, on $name', (engine) => {
  const fixture = new GroupFixture(engine);
  const { mails, see, answer, list, offer, offered, freeCount, contradictions } = fixture;
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
    await fixture.empty();
  });

  /** Runs the jobs of the server processes. */
  const round = async () => {
    const job = startCheckoutJob(fixture.park, { isTimed: false });
    await job.release();
    await job.reconcile();
    await job.stop();
    await acceptPaidOffers(fixture.park);
  };
  const addPlace = async () => {
    const contact = { party: (await list())[0]?.['party'] };
    return await fixture.call('POST', '/desk/parties', fixture.manager, {
      slots: [fixture.slots[5]],
      contact,
    });
  };
  const freePlace = async (index: number) =>
    await fixture.call('PATCH', `/items/Slot/${fixture.slots[index]}`, fixture.manager, { bookedBy: null });
  const payAtDesk = async (slot: number | undefined) =>
    await fixture.call('POST', '/items/Payment', fixture.manager, { slot, amount: 55, method: 'cash' });
  const settle = async () => {
    provider.says = 'settled';
    fixture.park.clock.set('2026-07-01T08:02:00Z');
    await round();
  };
  const paidPlaces = async (token: string) =>
    ((await see(token)).data['rides'] as { paid: boolean }[]).map(({ paid }) => paid);
  /** Lets the offer expire, and offers these places again from another desk. */
  const offerAnew = async (id: number, slots: readonly number[], change: object = {}) => {
    fixture.park.clock.set(offerEnd);
    await round();
    const desk = await aPerson(fixture.park, 'Manager');
    return await offer(id, { slots, until: '2026-07-05T08:00:00Z', offer: 1, ...change }, desk);
  };

  test('is accepted with a place that the desk added', async () => {
    const { token } = await offered();
    expect((await addPlace()).status).toBe(200);
    const { data } = await answer('acceptance', { token, offer: 1 });
    expect(data).toMatchObject({ state: 'accepted', rides: [{}, {}, {}, {}, {}, {}] });
    expect(await contradictions()).toEqual([]);
  });

  test('is accepted by its deposit though the desk added a place, and keeps all of them', async () => {
    const { token } = await offered({ deposit: 60 });
    expect((await addPlace()).status).toBe(200);
    expect((await answer('payments', { token, offer: 1 })).status).toBe(200);
    await settle();
    expect((await see(token)).data).toMatchObject({ state: 'accepted' });
    expect(await paidPlaces(token)).toEqual([true, true, false, false, false, false]);
    fixture.park.clock.set(offerEnd);
    await round();
    expect(await freeCount()).toBe(0);
    expect(await contradictions()).toEqual([]);
  });

  test('takes no deposit once a place of it is gone: the desk offers anew', async () => {
    const { token } = await offered({ deposit: 60 });
    expect((await freePlace(4)).status).toBe(200);
    expect((await answer('payments', { token, offer: 1 })).code).toBe('CHANGED_SINCE');
  });

  test('keeps the places that are left where one is freed after the group began to pay', async () => {
    const { token } = await offered({ deposit: 60 });
    expect((await answer('payments', { token, offer: 1 })).status).toBe(200);
    expect((await freePlace(4)).status).toBe(200);
    await withdrawBrokenOffers(fixture.park);
    await settle();
    await withdrawBrokenOffers(fixture.park);
    expect((await see(token)).data).toMatchObject({ state: 'accepted' });
    expect(await paidPlaces(token)).toEqual([true, true, false, false]);
    fixture.park.clock.set(offerEnd);
    await round();
    expect(await freeCount()).toBe(2);
    expect(await contradictions()).toEqual([]);
  });

  test('has a freed place again where the deposit pays for it', async () => {
    const { token } = await offered({ deposit: 60 });
    expect((await answer('payments', { token, offer: 1 })).status).toBe(200);
    expect((await freePlace(0)).status).toBe(200);
    await settle();
    expect((await see(token)).data).toMatchObject({ state: 'accepted' });
    expect(await paidPlaces(token)).toEqual([true, true, false, false, false]);
    expect(await contradictions()).toEqual([]);
  });

  test('keeps its paid places where the freed one is sold before the deposit comes', async () => {
    const { token } = await offered({ deposit: 60 });
    expect((await answer('payments', { token, offer: 1 })).status).toBe(200);
    expect((await freePlace(0)).status).toBe(200);
    const { rider, slots } = fixture;
    await fixture.call('PATCH', `/items/Slot/${slots[0]}`, rider, { bookedBy: rider.id });
    await settle();
    expect((await see(token)).data).toMatchObject({ state: 'accepted' });
    expect(await paidPlaces(token)).toEqual([true, false, false, false]);
    expect(await contradictions()).toEqual([]);
  });

  test('keeps its places but those of a track that the desk closes before the deposit comes', async () => {
    const { token } = await offered({ deposit: 110 });
    expect((await answer('payments', { token, offer: 1 })).status).toBe(200);
    const setTrack = async (status: 'open' | 'closed') =>
      await fixture.park.store.db.updateTable('asset').set({ status }).where('id', '=', 2).execute();
    await setTrack('closed');
    await settle();
    await setTrack('open');
    expect((await see(token)).data).toMatchObject({ state: 'accepted' });
    // The slots alternate between tracks 1 and 2. The deposit paid for the first two.
    expect(await paidPlaces(token)).toEqual([true, true, false, false]);
    expect(await contradictions()).toEqual([]);
  });

  test('that lapsed leaves its paid place to the next one, which the group accepts', async () => {
    const { token, id } = await offered({ deposit: 55 });
    expect((await payAtDesk(fixture.slots[0])).status).toBe(200);
    expect((await offerAnew(id, fixture.slots.slice(1, 5))).status).toBe(200);
    const { data } = await answer('acceptance', { token, offer: 2 });
    expect(data).toMatchObject({ state: 'accepted', rides: [{ paid: true }, {}, {}, {}, {}] });
    expect(await contradictions()).toEqual([]);
  });

  test.each([
    ['with others', 0, 5, 1],
    ['alone', 0, 1, 5],
  ] as const)('may name a place that the group has paid, %s', async (_with, from, to, free) => {
    const { token, id } = await offered({ deposit: 55 });
    expect((await payAtDesk(fixture.slots[0])).status).toBe(200);
    const slots = fixture.slots.slice(from, to);
    expect((await offerAnew(id, slots, { deposit: 55 })).status).toBe(200);
    const { data } = await answer('acceptance', { token, offer: 2 });
    expect(data).toMatchObject({ state: 'accepted', offer: { deposit: { paid: true } } });
    expect(await paidPlaces(token)).toHaveLength(to - from);
    expect(await freeCount()).toBe(free);
    expect(await contradictions()).toEqual([]);
  });

  test('is not accepted by what the group paid online for an older one', async () => {
    const { token, id } = await offered({ deposit: 60 });
    expect((await answer('payments', { token, offer: 1 })).status).toBe(200);
    const refusal = { answer: null, offer: 1 };
    await fixture.call('POST', `/desk/group-enquiries/${id}/refusal`, fixture.manager, refusal);
    await settle();
    expect((await see(token)).data).toMatchObject({ state: 'withdrawn' });
    expect((await offerAnew(id, fixture.slots.slice(2, 5), { deposit: 60 })).status).toBe(200);
    await round();
    expect((await see(token)).data).toMatchObject({ state: 'offered' });
    expect(await paidPlaces(token)).toEqual([true, true, false, false, false]);
    await mails();
    expect((await answer('acceptance', { token, offer: 2 })).data).toMatchObject({ state: 'accepted' });
    expect(await contradictions()).toEqual([]);
  });
});
