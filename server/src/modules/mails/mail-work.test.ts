import { describe, expect, test } from 'vitest';
import { countQueries } from '../../../test/support/counted-queries.ts';
import { engines } from '../../../test/support/engines.ts';
import { ManyRides } from '../../../test/support/many-rides.ts';
import { aPerson } from '../../../test/support/people.ts';
import { countTurns } from '../../../test/support/turns.ts';
import { Signal } from '../../signal.ts';
import type { Message } from '../outbox/index.ts';
import { composeMail } from './compose-mail.ts';
import { startDispatcher } from './sending/dispatcher.ts';

describe.each(engines)('The work that a mail makes on $name', (engine) => {
  const rides = new ManyRides(engine);
  const { after, call, change, changeInTwelves, mails, makeSlots, messages } = rides;

  test('A mail of 24 rides asks the database no more than a mail of one', async () => {
    const queriesFor = async (message: Message | undefined) => {
      const { counted, queries } = countQueries(rides.park);
      await counted.parkSettings.read();
      const before = queries();
      expect(await composeMail(counted, message as Message)).toHaveProperty('mail');
      return queries() - before;
    };
    const slots = await makeSlots(25);
    await change(slots.slice(0, 1), rides.rider.id, rides.rider);
    await change(slots.slice(1), rides.rider.id, rides.manager);
    const [one, many] = await messages();
    const asked = await queriesFor(one);
    expect(await queriesFor(many)).toBe(asked);
    expect(asked).toBeLessThanOrEqual(5);
    await mails(after(3));
    await change(slots.slice(0, 1), null, rides.rider);
    await change(slots.slice(1), null, rides.manager);
    const [oneGone, manyGone] = (await messages()).slice(2);
    expect(await queriesFor(manyGone)).toBe(await queriesFor(oneGone));
  });
  test('Whoever has had forty mails today makes no more work: nothing is read for the next one', async () => {
    const sentAt = rides.park.clock.now().epochMilliseconds;
    const times = { created_at: sentAt, due_at: sentAt, useless_at: sentAt, ended_at: sentAt };
    const sent = {
      kind: 'booked',
      account_id: rides.rider.id,
      outcome: 'sent',
      data: '{}',
      ...times,
    } as const;
    await rides.park.store.db
      .insertInto('outbox')
      .values(Array.from({ length: 40 }, (_, index) => ({ ...sent, dedupe: `booked:earlier ${index}` })))
      .execute();
    await changeInTwelves(await makeSlots(24), rides.rider.id);
    const { counted, queries } = countQueries(rides.park);
    expect(await composeMail(counted, (await messages()).at(-1) as Message)).toEqual({ verdict: 'too-many' });
    // One query for the reader, one for the number of their bookings.
    expect(queries()).toBe(2);
  });
  test('Each mail is made in a turn of the event loop of its own', async () => {
    for (let count = 0; count < 10; count += 1) {
      const other = await aPerson(rides.park);
      const [slot] = await makeSlots(1, `2026-07-${10 + count}`);
      await call(rides.manager, `/items/Slot/${slot}`, { bookedBy: other.id });
    }
    const turns = countTurns();
    const madeIn: number[] = [];
    const sent = async () => {
      madeIn.push(turns.now());
      return null;
    };
    const mailer = { ...rides.park.mailer, attempt: sent };
    rides.park.clock.set(after(3));
    const own = startDispatcher({ ...rides.park, outbox: new Signal(), mailer }, { everyMs: null });
    await own.round();
    await own.stop();
    turns.stop();
    expect(madeIn).toHaveLength(10);
    expect(new Set(madeIn).size).toBe(10);
  });
  test('A device is told without the calendar and the rest of the mail being made for it', async () => {
    await change(await makeSlots(24), rides.rider.id, rides.manager);
    const [message] = await messages();
    const composed = await composeMail(rides.park, { ...(message as Message), push_to: 1 });
    expect(composed).toMatchObject({ mail: { calendar: [] }, brief: expect.stringContaining('10:00–10:15') });
  });
});
