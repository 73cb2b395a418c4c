import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { engines } from '../../../test/support/engines.ts';
import { GroupFixture, groupEmail, offerEnd } from '../../../test/support/group-fixture.ts';
import { aPerson, type Person } from '../../../test/support/people.ts';
import { startCheckoutJob } from '../bills/index.ts';

describe.each(engines)('A group with an offer on $name', (engine) => {
  const fixture = new GroupFixture(engine);
  const { mails, see, answer, list, offer, proved, offered, freeCount, contradictions } = fixture;

  beforeAll(() => fixture.open());
  beforeEach(() => fixture.empty());

  test('gets its places all or none, at most until the first of them starts', async () => {
    const { id } = await proved();
    await fixture.call('PATCH', `/items/Slot/${fixture.slots[4]}`, fixture.rider, {
      bookedBy: fixture.rider.id,
    });
    const refusal = await offer(id);
    expect([refusal.code, refusal.extensions?.slots]).toEqual(['SLOT_TAKEN', [fixture.slots[4]]]);
    expect((await offer(id, { slots: fixture.slots.slice(0, 4), until: '2026-07-10T14:00:01Z' })).code).toBe(
      'FAILED_VALIDATION',
    );
    expect((await offer(id, { slots: fixture.slots.slice(0, 4) }, fixture.rider)).code).toBe('FORBIDDEN');
    expect(await freeCount()).toBe(5);
    expect((await list())[0]).toMatchObject({ state: 'open', party: null });
    expect(
      (await offer(id, { slots: fixture.slots.slice(0, 4), until: '2026-07-10T14:00:00Z' })).status,
    ).toBe(200);
    // A second offer is refused, also from a desk that did not see the first.
    expect((await offer(id, { slots: [fixture.slots[5]] })).code).toBe('CHANGED_SINCE');
    expect((await offer(id, { slots: [fixture.slots[5]], offer: 1 })).code).toBe('CHANGED_SINCE');
  });

  test('declines: its places are free at once', async () => {
    const { token, id } = await offered();
    expect((await answer('refusal', { token, offer: 1 })).data).toMatchObject({
      state: 'declined',
      rides: [],
    });
    expect(await freeCount()).toBe(6);
    expect((await answer('refusal', { token, offer: 1 })).status).toBe(200);
    expect((await answer('acceptance', { token, offer: 1 })).code).toBe('CHANGED_SINCE');
    // The desk may make another offer, and only that one can be accepted.
    await offer(id, { slots: [fixture.slots[5]], offer: 1 });
    expect((await answer('acceptance', { token, offer: 1 })).code).toBe('CHANGED_SINCE');
    expect((await answer('acceptance', { token, offer: 2 })).data).toMatchObject({ state: 'accepted' });
    expect(await freeCount()).toBe(5);
    expect(await contradictions()).toEqual([]);
  });

  test('does not answer in time: the offer lapses by itself, and the places are sold again', async () => {
    const { token, id } = await offered();
    fixture.park.clock.set(offerEnd);
    expect((await answer('acceptance', { token, offer: 1 })).code).toBe('TOO_LATE');
    expect((await see(token)).data).toMatchObject({ state: 'lapsed', rides: [] });
    const job = startCheckoutJob(fixture.park, { isTimed: false });
    await job.release();
    await job.stop();
    expect(await freeCount()).toBe(6);
    const [late, desk] = [await aPerson(fixture.park), await aPerson(fixture.park, 'Manager')];
    expect(
      (await fixture.call('PATCH', `/items/Slot/${fixture.slots[0]}`, late, { bookedBy: late.id })).status,
    ).toBe(200);
    // The desk offers other slots instead.
    expect(
      (await offer(id, { slots: fixture.slots.slice(1, 6), offer: 1, until: '2026-07-05T08:00:00Z' }, desk))
        .status,
    ).toBe(200);
    expect((await answer('acceptance', { token, offer: 2 })).data).toMatchObject({ state: 'accepted' });
    expect(await contradictions()).toEqual([]);
  });

  test('has longer to answer where the desk extends the offer, and hears of it once', async () => {
    const { token, id } = await offered();
    await mails();
    const extend = (change: object = {}) =>
      fixture.call('POST', `/desk/group-enquiries/${id}/extension`, fixture.manager, {
        until: '2026-07-04T08:00:00Z',
        offer: 1,
        ...change,
      });
    expect((await extend({ until: '2026-07-02T08:00:00Z' })).code).toBe('FAILED_VALIDATION');
    expect((await extend({ until: '2026-07-10T14:01:00Z' })).code).toBe('FAILED_VALIDATION');
    expect((await extend()).status).toBe(204);
    expect((await extend()).status).toBe(204);
    expect((await mails()).map(({ to, subject }) => [to, subject.includes('przedłużona')])).toEqual([
      [groupEmail, true],
    ]);
    fixture.park.clock.set('2026-07-04T07:59:59Z');
    expect((await answer('acceptance', { token, offer: 1 })).data).toMatchObject({ state: 'accepted' });
  });

  test('hears of a no once, also of an offer that is withdrawn: its places are free at once', async () => {
    const { token, id } = await offered();
    await mails();
    const refuse = (seen: number, who: Person = fixture.manager) =>
      fixture.call('POST', `/desk/group-enquiries/${id}/refusal`, who, {
        answer: 'Wyciąg stoi.',
        offer: seen,
      });
    expect((await refuse(1, fixture.rider)).code).toBe('FORBIDDEN');
    // A desk that saw no offer must not withdraw another desk's offer.
    expect((await refuse(0)).code).toBe('CHANGED_SINCE');
    expect((await refuse(1)).status).toBe(204);
    expect((await refuse(1)).status).toBe(204);
    const sent = await mails();
    expect(sent.map(({ to }) => to)).toEqual([groupEmail]);
    expect(sent[0]?.text).toContain('Wyciąg stoi.');
    expect(await freeCount()).toBe(6);
    expect((await answer('acceptance', { token, offer: 1 })).code).toBe('CHANGED_SINCE');
    expect((await see(token)).data).toMatchObject({ state: 'withdrawn', answer: 'Wyciąg stoi.' });
  });

  test('keeps no offer of which a place is gone', async () => {
    const { token } = await offered();
    await fixture.call('PATCH', `/items/Slot/${fixture.slots[0]}`, fixture.manager, { bookedBy: null });
    expect((await answer('acceptance', { token, offer: 1 })).code).toBe('CHANGED_SINCE');
  });

  test('owes the deposit until the desk has taken payment for places that cover it, before or after the answer', async () => {
    const { token, id } = await proved();
    expect((await offer(id, { deposit: 275.01 })).code).toBe('FAILED_VALIDATION');
    expect((await offer(id, { deposit: 60 })).status).toBe(200);
    expect((await mails()).at(-1)?.text.replaceAll('\u00a0', ' ')).toContain('zaliczkę: 60 zł');
    expect((await list())[0]).toMatchObject({ deposit: 60 });
    const depositOf = async () => (await see(token)).data['offer'];
    const pay = async (slot: number | undefined) =>
      (await fixture.call('POST', '/items/Payment', fixture.manager, { slot, amount: 55, method: 'cash' }))
        .status;
    expect(await depositOf()).toMatchObject({ deposit: { amount: 60, paid: false } });
    expect(await pay(fixture.slots[0])).toBe(200);
    expect(await depositOf()).toMatchObject({ deposit: { amount: 60, paid: false } });
    const { data } = await answer('acceptance', { token, offer: 1 });
    expect(data).toMatchObject({ state: 'accepted', rides: [{ paid: true }, { paid: false }, {}, {}, {}] });
    expect(await pay(fixture.slots[1])).toBe(200);
    expect(await depositOf()).toMatchObject({ deposit: { amount: 60, paid: true } });
    expect(await contradictions()).toEqual([]);
  });

  describe('of which a place was paid by mistake', () => {
    const payAndUndo = async (meanwhile: () => Promise<unknown>) => {
      const body = { slot: fixture.slots[0], amount: 55, method: 'cash' };
      expect((await fixture.call('POST', '/items/Payment', fixture.manager, body)).status).toBe(200);
      const [action] = (await fixture.call('GET', '/desk/actions', fixture.manager)).rows;
      await meanwhile();
      const undo = await fixture.call('POST', `/desk/actions/${action?.id}/undo`, fixture.manager, {});
      expect(undo.status).toBe(200);
    };
    const releaseAt = async (time: string) => {
      fixture.park.clock.set(time);
      const job = startCheckoutJob(fixture.park, { isTimed: false });
      await job.release();
      await job.stop();
    };

    test('has that place until its end', async () => {
      await offered();
      await payAndUndo(async () => undefined);
      expect(await freeCount()).toBe(1);
      await releaseAt(offerEnd);
      expect(await freeCount()).toBe(6);
      expect(await contradictions()).toEqual([]);
    });

    test('has it as long as the others where the desk has extended the offer', async () => {
      const { id } = await offered();
      const extension = { until: '2026-07-04T08:00:00Z', offer: 1 };
      await payAndUndo(() =>
        fixture.call('POST', `/desk/group-enquiries/${id}/extension`, fixture.manager, extension),
      );
      await releaseAt(offerEnd);
      expect(await freeCount()).toBe(1);
      await releaseAt(extension.until);
      expect(await freeCount()).toBe(6);
    });

    test('keeps it once it has accepted', async () => {
      const { token } = await offered();
      await payAndUndo(() => answer('acceptance', { token, offer: 1 }));
      await releaseAt(offerEnd);
      expect(await freeCount()).toBe(1);
      expect(await contradictions()).toEqual([]);
    });
  });
});
