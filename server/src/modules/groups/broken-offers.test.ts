import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { emptyTables } from '../../../test/support/empty-tables.ts';
import { bothEngines } from '../../../test/support/engines.ts';
import { GroupFixture, groupEmail, offerEnd } from '../../../test/support/group-fixture.ts';
import { logIn } from '../../../test/support/people.ts';
import { startCheckoutJob } from '../bills/index.ts';
import { withdrawBrokenOffers } from './withdraw-broken-offers.ts';

const written = ['closure_ride', 'closure_track', 'closure', 'stop_slot', 'stop_track', 'stop'] as const;

describe.each(bothEngines)('An offer to a group that loses a place on $name', (engine) => {
  const fixture = new GroupFixture(engine);
  const { mails, see, answer, list, offer, offered, freeCount, contradictions } = fixture;

  beforeAll(() => fixture.open());
  beforeEach(async () => {
    await emptyTables(fixture.park.store.db, written);
    await fixture.empty();
  });

  /** Closes the track at the time of the first place. */
  const close = async () => {
    const span = { assets: [1], from: '2026-07-10T14:00:00Z', until: '2026-07-10T14:15:00Z' };
    const closure = { ...span, reason: 'wind', note: null, note_en: null, seen: [] };
    return await fixture.call('POST', '/desk/closures', fixture.manager, closure);
  };
  /** Moves the last of its places past closing. */
  const stop = async () => {
    fixture.park.clock.set('2026-07-10T13:55:00Z');
    fixture.manager = await logIn(fixture.park, fixture.manager);
    const facts = { minutes: 30, assets: [1], seen: null };
    return await fixture.call('POST', '/desk/stops', fixture.manager, facts);
  };

  test.each([
    ['a closing', close],
    ['a stop', stop],
  ])(
    'to %s ends as a whole: the group hears of it once, and the desk has to answer anew',
    async (_, take) => {
      const { token } = await offered({ until: '2026-07-10T14:00:00Z' });
      await mails();
      expect((await take()).status).toBe(200);
      await Promise.all([withdrawBrokenOffers(fixture.park), withdrawBrokenOffers(fixture.park)]);
      expect(await freeCount()).toBe(6);
      expect(await list()).toMatchObject([{ state: 'open', offer: 1, offered_until: null, deposit: 0 }]);
      expect((await see(token)).data).toMatchObject({ state: 'open', offer: null, rides: [] });
      expect((await answer('acceptance', { token, offer: 1 })).code).toBe('CHANGED_SINCE');
      const sent = await mails();
      expect(sent.map(({ to, text }) => [to, text.includes('wycofać ofertę')])).toEqual([[groupEmail, true]]);
      expect(await contradictions()).toEqual([]);
    },
  );

  test('is answered by other places, or by a no, which the group hears of, too', async () => {
    const { token, id } = await offered();
    await close();
    await withdrawBrokenOffers(fixture.park);
    await mails();
    const refusal = { answer: null, offer: 1 };
    await fixture.call('POST', `/desk/group-enquiries/${id}/refusal`, fixture.manager, refusal);
    expect((await mails()).map(({ text }) => text.includes('nie mamy dla Was slotów'))).toEqual([true]);
    expect((await offer(id, { slots: fixture.slots.slice(1), offer: 1 })).status).toBe(200);
    await withdrawBrokenOffers(fixture.park);
    expect((await answer('acceptance', { token, offer: 2 })).data).toMatchObject({ state: 'accepted' });
    expect(await contradictions()).toEqual([]);
  });

  test('by its end has lapsed, and one that lost none goes on', async () => {
    const { token } = await offered();
    await withdrawBrokenOffers(fixture.park);
    expect((await see(token)).data).toMatchObject({ state: 'offered' });
    fixture.park.clock.set(offerEnd);
    await startCheckoutJob(fixture.park, { isTimed: false }).release();
    await withdrawBrokenOffers(fixture.park);
    expect((await see(token)).data).toMatchObject({ state: 'lapsed' });
  });

  test('goes, also where the withdrawal of another one fails', async () => {
    const { id } = await offered();
    await close();
    const { db } = fixture.park.store;
    const row = await db.selectFrom('enquiry').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const failing = vi.spyOn(fixture.park.outbox, 'raise').mockImplementationOnce(() => {
      throw new Error('A fault of the machine.');
    });
    await db
      .insertInto('enquiry')
      .values({ ...row, id: id + 1, party_id: null, places: 1 })
      .execute();
    await expect(withdrawBrokenOffers(fixture.park)).rejects.toThrow('could not be ended');
    failing.mockRestore();
    const states = await db.selectFrom('enquiry').select('state').orderBy('id').execute();
    expect(states.map(({ state }) => state)).toEqual(['open', 'open']);
  });
});
