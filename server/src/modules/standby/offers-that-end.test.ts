import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { eitherEngine } from '../../../test/support/engines.ts';
import { sendDue } from '../../../test/support/outbox.ts';
import type { TestMailer } from '../../../test/support/park.ts';
import { logIn, type Person } from '../../../test/support/people.ts';
import { makeSlot } from '../../../test/support/slots.ts';
import { openStandby, type StandbyFixture } from '../../../test/support/standby-fixture.ts';
import type { MailFailure } from '../../mail/mailer.ts';

const unreachable: MailFailure = { code: 'ECONNREFUSED', answer: null, isFinal: false };

describe.each(eitherEngine(import.meta.url))('An offer of a slot ends on $name', (engine) => {
  let day: StandbyFixture;
  let mailer: TestMailer;

  beforeAll(async () => {
    day = await openStandby(engine);
    mailer = day.park.mailer;
  });
  beforeEach(async () => {
    day.park.mailer = mailer;
    await day.newDay();
    mailer.sent.length = 0;
  });

  const wishOf = async (rider: Person) => (await day.wishesOf(await logIn(day.park, rider)))[0];
  const offersOf = async (rider: Person) =>
    await day.park.store.db
      .selectFrom('standby_offer')
      .innerJoin('standby', 'standby.id', 'standby_offer.standby_id')
      .select(['standby_offer.id', 'standby_offer.state'])
      .where('standby.account_id', '=', rider.id)
      .orderBy('standby_offer.id')
      .execute();
  /** Offers a slot to a rider, and waits ten minutes. */
  const letRunOut = async (slot: number, until: string, sendMail: () => Promise<void>) => {
    await day.free(slot);
    await sendMail();
    day.park.clock.set(day.at(until));
    await day.work();
  };
  const failMails = (failure: MailFailure) => {
    day.park.mailer = { ...mailer, attempt: async () => failure };
  };

  test('without a count where no mail of it was sent, and the slot goes to the next rider', async () => {
    const slots = await day.fullSlots('10:00', 2);
    const [rider, next] = [await day.aWaiter('10:00', '10:30'), await day.aWaiter('10:00', '10:15')];
    failMails(unreachable);
    await letRunOut(slots[0] ?? 0, '06:11', () => sendDue(day.park));
    expect(await day.holder(slots[0] ?? 0)).toMatchObject({ rider: next.id });
    await letRunOut(slots[1] ?? 0, '06:22', () => sendDue(day.park));
    day.park.mailer = mailer;
    await sendDue(day.park);
    expect(mailer.sent.filter(({ to }) => to.startsWith(rider.id))).toEqual([]);
    expect((await offersOf(rider)).map(({ state }) => state)).toEqual(['unsent', 'unsent']);
    expect(await wishOf(rider)).toMatchObject({ state: 'waiting', offers: [] });
    expect(await day.contradictions()).toEqual([]);
  });

  test('with a count where a push of it was sent, though its mail was not', async () => {
    const [slot = 0] = await day.fullSlots('10:00');
    const rider = await day.aWaiter();
    failMails(unreachable);
    await letRunOut(slot, '06:11', async () => {
      await sendDue(day.park);
      await insertPush(rider);
    });
    expect((await offersOf(rider)).map(({ state }) => state)).toEqual(['lapsed']);
  });

  test('with a count where the rider’s address refuses mails: it would delay all others', async () => {
    const [slot = 0] = await day.fullSlots('10:00');
    const rider = await day.aWaiter();
    failMails({ code: null, answer: 550, isFinal: true, refusesAddress: true });
    await letRunOut(slot, '06:11', () => sendDue(day.park));
    expect((await offersOf(rider)).map(({ state }) => state)).toEqual(['lapsed']);
  });

  /** Makes two offers for one wish: one held for its rider, and one that the first tap takes. */
  const offerTwo = async () => {
    const [held = 0, firstTap = 0] = [...(await day.fullSlots('10:00')), ...(await day.fullSlots('06:30'))];
    const rider = await day.aWaiter('06:00', '12:00');
    await day.free(firstTap);
    await day.free(held);
    const offers = (await day.wishesOf(rider)).flatMap((wish) => wish.offers);
    const tokenOf = (slot: number) => offers.find((offer) => offer.slot === slot)?.token ?? '';
    return { rider, held, firstTap, tokenOf };
  };

  test('where its rider takes another of the same wish: the slot goes to the next in turn at once', async () => {
    const { rider, held, firstTap, tokenOf } = await offerTwo();
    const next = await day.aWaiter('10:00', '12:00');
    expect(await day.holder(held)).toMatchObject({ rider: rider.id, kind: 'standby' });
    expect((await day.answer(tokenOf(firstTap), 'take')).status).toBe(200);
    expect(await day.holder(firstTap)).toMatchObject({ rider: rider.id, kind: null });
    expect(await day.holder(held)).toMatchObject({ rider: next.id, kind: 'standby' });
    expect((await offersOf(rider)).map(({ state }) => state)).toEqual(['taken', 'gone']);
    expect((await day.answer(tokenOf(held), 'take')).code).toBe('SLOT_TAKEN');
    expect(await day.contradictions()).toEqual([]);
  });

  test('where its rider takes the held one: the first tap is left to the others', async () => {
    const { rider, held, firstTap, tokenOf } = await offerTwo();
    expect((await day.answer(tokenOf(held), 'take')).status).toBe(200);
    expect(await day.holder(firstTap)).toEqual({ rider: null, kind: null, reserved: null });
    expect((await offersOf(rider)).map(({ state }) => state)).toEqual(['gone', 'taken']);
    expect(await day.contradictions()).toEqual([]);
  });

  const stop = async (minutes: number) => {
    const desk = await logIn(day.park, day.manager);
    const { data } = await day.call('GET', '/desk/stops', desk);
    const [newest] = data['stops'] as { id: number }[];
    const answer = await day.call('POST', '/desk/stops', desk, {
      minutes,
      assets: [1],
      seen: newest?.id ?? null,
    });
    expect(answer.status).toBe(200);
  };

  test('where a stop moves the slot out of the time that its rider waits for: the next who wants it gets it', async () => {
    const [slot = 0] = await day.fullSlots('06:50');
    await makeSlot(day.park, day.at('20:00'));
    const rider = await day.aWaiter('06:30', '07:10');
    const next = await day.aWaiter('06:30', '08:00');
    await day.free(slot);
    expect(await day.holder(slot)).toMatchObject({ rider: rider.id });
    const token = await day.tokenOf(rider);
    await stop(90);
    expect(await day.holder(slot)).toMatchObject({ rider: next.id, kind: 'standby' });
    expect(await day.see(token)).toMatchObject({ state: 'over', why: 'gone' });
    expect(await wishOf(await logIn(day.park, rider))).toMatchObject({ state: 'waiting', offers: [] });
    expect(await day.contradictions()).toEqual([]);
  });

  test('not where a stop moves the slot within that time: its mail then names the new start', async () => {
    const [slot = 0] = await day.fullSlots('06:50');
    await makeSlot(day.park, day.at('20:00'));
    const rider = await day.aWaiter('06:30', '12:00');
    failMails(unreachable);
    await day.free(slot);
    await sendDue(day.park);
    day.park.mailer = mailer;
    await stop(60);
    day.park.clock.set(day.at('06:02'));
    await sendDue(day.park);
    const mails = mailer.sent.filter(({ to }) => to.startsWith(rider.id));
    expect(mails.map(({ subject }) => subject)).toEqual([expect.stringContaining('09:00')]);
    expect(await day.holder(slot)).toMatchObject({ rider: rider.id, kind: 'standby' });
  });

  /** A push about the rider's offer that has reached a device. */
  async function insertPush(rider: Person): Promise<void> {
    const { db } = day.park.store;
    const [offer] = await offersOf(rider);
    const sentAt = day.park.clock.now().epochMilliseconds;
    const message = { kind: 'standby-offer', account_id: rider.id, address: null, data: '{}' } as const;
    const times = { created_at: sentAt, due_at: sentAt, useless_at: sentAt, ended_at: sentAt };
    const dedupe = `push:1:standby-offer:${offer?.id}`;
    await db
      .insertInto('outbox')
      .values({ ...message, ...times, dedupe, push_to: 1, outcome: 'sent', failure: null })
      .execute();
  }
});
