import {
  type ClosedRide,
  closedRide,
  closurePreview,
  deskClosures,
} from '@cablepark/contract/closures/closures.schema';
import { vi } from 'vitest';
import { bookingLink } from '../../src/modules/bookings/booking-link.ts';
import { doClosuresWork } from '../../src/modules/closures/closures-job.ts';
import type { TestEngine } from './engines.ts';
import { openTestApp } from './park.ts';
import { makeBookingEntry, makeSlot } from './slots.ts';
import { at, openStops } from './stop-fixture.ts';

/** What closures write, in the order in which it can be deleted before `stopTables`. */
export const closureTables = [
  'closure_ride',
  'closure_track',
  'closure',
  'closed_day',
  'pass_entry',
  'no_show',
] as const;

/** A day of rides, as for stops, that the desk closes. Times are in UTC; the park's clocks show two hours more. */
export async function openClosures(engine: TestEngine) {
  const day = await openStops(engine, closureTables);
  const { desk } = day;
  const app = await openTestApp(desk.park);
  const answer = async (token: string, choice: object) => {
    const reply = await app.inject({
      method: 'POST',
      url: '/closed-ride',
      payload: { token, answer: choice },
    });
    return { status: reply.statusCode, code: reply.json().errors?.[0]?.extensions?.code ?? null };
  };
  const tokenOf = async (slot: number) => {
    const { booking_id } = await desk.park.store.db
      .selectFrom('closure_ride')
      .select('booking_id')
      .where('slot_id', '=', slot)
      .executeTakeFirstOrThrow();
    return new URL((await bookingLink(desk.park, booking_id)) ?? '').searchParams.get('token') ?? '';
  };
  return {
    ...day,
    /** Closes track 1 from `from` until `until`, as the preview of this very moment. */
    close: async (facts: object = {}, who = desk.manager, by = desk.call) => {
      const span = { assets: [1], from: at('08:10'), until: at('10:00'), ...facts };
      const from = span.from ? `&from=${span.from}` : '';
      const until = span.until ? `&until=${span.until}` : '';
      const preview = await by(
        'GET',
        `/desk/closures/preview?assets=${span.assets.join(',')}${from}${until}`,
        who,
      );
      const seen =
        preview.status === 200 ? closurePreview.parse(preview.data).rides.map(({ booking }) => booking) : [];
      return await by('POST', '/desk/closures', who, {
        reason: 'wind',
        note: null,
        note_en: null,
        seen,
        ...span,
      });
    },
    lift: async (id: number, who = desk.manager) =>
      await desk.call('POST', `/desk/closures/${id}/lift`, who, {}),
    closures: async () => deskClosures.parse((await desk.call('GET', '/desk/closures', desk.manager)).data),
    /** A ride of a quarter of an hour on track 1. @param time of the day (`at`), or ISO 8601 */
    ride: async (time: string, who: { id: string } = desk.rider, facts: object = {}) => {
      const start = time.includes('T') ? time : at(time);
      const slot = await makeSlot(desk.park, start, { booked_by: who.id, ...facts });
      await makeBookingEntry(desk.park, slot, who.id);
      return slot;
    },
    subjects: async (time: string) => (await day.mails(time)).map(({ subject }) => subject),
    /** Until the returned function is called no mail leaves. */
    breakRelay: () => {
      const refusing = vi
        .spyOn(desk.park.mailer, 'attempt')
        .mockResolvedValue({ code: 'ECONNREFUSED', answer: null, isFinal: false });
      return () => refusing.mockRestore();
    },
    /** A round of the job. */
    work: async () => await doClosuresWork(desk.park),
    tokenOf,
    see: async (slot: number): Promise<ClosedRide> => {
      const token = await tokenOf(slot);
      const reply = await app.inject({ url: `/closed-ride?token=${token}` });
      return closedRide.parse(reply.json().data);
    },
    choose: async (slot: number, choice: object) => await answer(await tokenOf(slot), choice),
    places: async (slot: number, day: string) => {
      const token = await tokenOf(slot);
      return (await app.inject({ url: `/closed-ride/places?token=${token}&day=${day}` })).json().data;
    },
    app,
  };
}

export type ClosureFixture = Awaited<ReturnType<typeof openClosures>>;
