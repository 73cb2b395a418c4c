import type { FastifyInstance } from 'fastify';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { putPayment } from '../../../../test/support/bookings.ts';
import { keyFor } from '../../../../test/support/call.ts';
import { emptyTables } from '../../../../test/support/empty-tables.ts';
import { engines } from '../../../../test/support/engines.ts';
import { openTestApp, openTwin, type TestPark } from '../../../../test/support/park.ts';
import { makePayment } from '../../../../test/support/payments.ts';
import { aPerson, logIn, type Person } from '../../../../test/support/people.ts';
import { makeSlot, makeTracks } from '../../../../test/support/slots.ts';
import { Signal } from '../../../signal.ts';
import { bookingLink } from '../../bookings/booking-link.ts';
import { writeReminders } from '../../mails/due/write-reminders.ts';
import { startDispatcher } from '../../mails/index.ts';
import { cancelMailedBooking } from './mailed-booking.ts';

const now = '2026-07-01T08:00:00Z';

describe.each(engines)('The link of a booking’s mail on $name', (engine) => {
  let park: TestPark;
  let app: FastifyInstance;
  let rider: Person;
  let manager: Person;

  beforeAll(async () => {
    park = await engine.open({ env: { PUBLIC_URL: 'https://park.example' } });
    app = await openTestApp(park);
    await makeTracks(park);
  });

  beforeEach(async () => {
    park.clock.set(now);
    await emptyTables(park.store.db, ['outbox', 'booking_history', 'payment_void', 'payment', 'slot']);
    park.mailer.sent.length = 0;
    [rider, manager] = [await aPerson(park), await aPerson(park, 'Manager')];
  });

  async function call(who: Person, url: string, payload: object, method: 'PATCH' | 'POST' = 'PATCH') {
    const headers = { ...(await logIn(park, who)).headers, ...keyFor(method, url) };
    expect((await app.inject({ method, url, headers, payload })).statusCode).toBe(200);
  }
  const book = (id: number, who = rider) => call(who, `/items/Slot/${id}`, { bookedBy: who.id });

  /** The tokens of all mails that are sent by then. */
  async function tokensAt(time: string): Promise<string[]> {
    park.clock.set(time);
    await startDispatcher(park, { everyMs: null }).round();
    const texts = park.mailer.sent.splice(0).map(({ text }) => text);
    const links = texts.flatMap((text) => text.match(/https:\/\/park\.example\/booking\?token=\S+/g) ?? []);
    return links.map((link) => new URL(link).searchParams.get('token') ?? '');
  }

  /** Books a slot on the afternoon of the tenth. @returns its slot and the link in the mail about the booking */
  async function booked(who = rider, start = '2026-07-10T12:00:00Z') {
    const slot = await makeSlot(park, start);
    await book(slot, who);
    const [token = ''] = await tokensAt('2026-07-01T08:00:03Z');
    return { slot, token };
  }

  const see = (token: string) => app.inject({ url: `/mailed-booking?token=${token}` });
  const cancel = (token: string) =>
    app.inject({ method: 'POST', url: '/mailed-booking', payload: { token } });
  const holderOf = async (slot: number) =>
    (
      await park.store.db
        .selectFrom('slot')
        .select('booked_by')
        .where('id', '=', slot)
        .executeTakeFirstOrThrow()
    ).booked_by;

  test('shows the booking, whoever looks how often, and nothing of the account but a first name', async () => {
    const { slot, token } = await booked();
    for (const _again of [1, 2]) {
      const answer = await see(token);
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.json()).toEqual({
        data: {
          state: 'standing',
          first_name: 'User',
          slot: {
            id: slot,
            startTime: '2026-07-10T12:00:00.000Z',
            duration: 15,
            price: 55,
            asset: 1,
            bookedBy: null,
            payment: null,
            event: null,
          },
          event: null,
          delayed_from: null,
          back: null,
        },
      });
      expect(answer.body).not.toContain(rider.id);
    }
    // Mail scanners open the page itself, too.
    await app.inject({ url: `/booking?token=${token}`, headers: { accept: 'text/html' } });
    expect(await holderOf(slot)).toBe(rider.id);
  });

  test('cancels as the rider does: history, mail, and once', async () => {
    const { slot, token } = await booked();
    expect((await cancel(token)).json()).toEqual({ data: { state: 'cancelled' } });
    expect(await holderOf(slot)).toBeNull();
    const entries = () =>
      park.store.db
        .selectFrom('booking_history')
        .select(['action_type', 'user_id', 'actor_id', 'late'])
        .orderBy('id')
        .execute();
    const both = { user_id: rider.id, actor_id: rider.id, late: 0 };
    expect(await entries()).toEqual([
      { action_type: 'book', ...both },
      { action_type: 'cancel', ...both },
    ]);
    expect((await cancel(token)).json()).toEqual({ data: { state: 'cancelled' } });
    expect((await see(token)).json()).toEqual({ data: { state: 'cancelled' } });
    expect(await entries()).toHaveLength(2);
    park.clock.set('2026-07-01T08:00:20Z');
    await startDispatcher(park, { everyMs: null }).round();
    expect(park.mailer.sent.map(({ subject }) => subject)).toEqual(['Cable Park: rezerwacja anulowana']);
  });

  test('is not for the next booking of the slot, by the same rider or another', async () => {
    const { slot, token } = await booked();
    await cancel(token);
    for (const who of [rider, await aPerson(park)]) {
      await book(slot, who);
      expect((await see(token)).json()).toEqual({ data: { state: 'cancelled' } });
      expect((await cancel(token)).json()).toEqual({ data: { state: 'cancelled' } });
      expect(await holderOf(slot)).toBe(who.id);
      await call(manager, `/items/Slot/${slot}`, { bookedBy: null });
    }
  });

  test('goes with the booking when staff move it, in the old mail and in the new', async () => {
    const { slot, token } = await booked();
    const elsewhere = await makeSlot(park, '2026-07-11T12:00:00Z');
    await call(manager, '/desk/moves', { from: slot, to: elsewhere }, 'POST');
    const [moved = ''] = await tokensAt('2026-07-01T08:00:10Z');
    expect(moved).toBe(token);
    for (const each of [token, moved])
      expect((await see(each)).json().data.slot).toMatchObject({ id: elsewhere });
    expect((await cancel(token)).json()).toEqual({ data: { state: 'cancelled' } });
    expect(await holderOf(elsewhere)).toBeNull();
  });

  test('keeps the rider’s limits, for a Manager’s own booking, too', async () => {
    const { slot, token } = await booked(manager);
    park.clock.set('2026-07-10T11:00:00Z');
    const late = await cancel(token);
    expect([late.statusCode, late.json().errors[0].extensions.code]).toEqual([422, 'TOO_LATE']);
    park.clock.set(now);
    const payment = await makePayment(park, slot, now);
    await putPayment(park.store.db, slot, payment);
    expect((await see(token)).json().data.back).toBeNull();
    expect((await cancel(token)).json().errors[0].extensions.code).toBe('SLOT_PAID');
    expect(await holderOf(slot)).toBe(manager.id);
    park.clock.set('2026-07-10T12:15:00Z');
    expect((await see(token)).json()).toEqual({ data: { state: 'over' } });
  });

  test('stands in the reminders, one for each slot', async () => {
    for (const start of ['2026-07-10T12:00:00Z', '2026-07-10T12:15:00Z'])
      await book(await makeSlot(park, start));
    const tokens = await tokensAt('2026-07-01T08:00:03Z');
    expect(new Set(tokens).size).toBe(2);

    for (const time of ['2026-07-09T12:00:00Z', '2026-07-10T10:00:00Z']) {
      park.clock.set(time);
      await writeReminders({ ...park, outbox: new Signal() });
      expect(await tokensAt(time)).toEqual(tokens);
    }
  });

  test('is neither guessed nor taken from another park or rider, and ends with the account', async () => {
    const { slot, token } = await booked();
    const [booking = '', signature = ''] = token.split('.');
    const number = Number(booking.slice(1));
    const foreign = await bookingLink({ ...park, secret: new Uint8Array(32) }, number);
    const guesses = [
      '',
      booking,
      `${booking}.`,
      `b${number + 1}.${signature}`,
      token.slice(1),
      `0${token}`,
      `${token}A`,
      `${booking}.${signature.slice(0, -1)}${signature.endsWith('A') ? 'B' : 'A'}`,
      foreign?.split('=')[1] ?? '',
      `99999999999999999999.${signature}`,
      `b99999999999999999999.${signature}`,
    ];
    for (const guess of guesses) {
      expect([guess, (await see(guess)).statusCode]).toEqual([guess, 403]);
      expect((await cancel(guess)).statusCode).toBe(403);
    }
    expect((await app.inject({ url: '/mailed-booking' })).statusCode).toBe(400);
    await park.store.db
      .updateTable('account')
      .set({ status: 'blocked' })
      .where('id', '=', rider.id)
      .execute();
    expect((await see(token)).statusCode).toBe(403);
    expect((await cancel(token)).statusCode).toBe(403);
    expect(await holderOf(slot)).toBe(rider.id);
  });

  test('cancels once where two processes are asked at the same moment', async () => {
    const { slot, token } = await booked();
    const twin = await openTwin(park);
    await Promise.all([cancelMailedBooking(park, token), cancelMailedBooking(twin, token)]);
    expect(await holderOf(slot)).toBeNull();
    const cancels = await park.store.db
      .selectFrom('booking_history')
      .selectAll()
      .where('action_type', '=', 'cancel')
      .execute();
    expect(cancels).toHaveLength(1);
  });
});
