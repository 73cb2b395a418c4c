import { mailedOffer, wishRows } from '@cablepark/contract/standby/standby.schema';
import { startCheckoutJob } from '../../src/modules/bills/checkout-job.ts';
import { doClosuresWork } from '../../src/modules/closures/closures-job.ts';
import { doStandbyWork } from '../../src/modules/standby/standby-job.ts';
import { findContradictions } from '../../src/ops/invariants/check.ts';
import { callerOf } from './call.ts';
import type { TestEngine } from './engines.ts';
import { openTestApp, type TestPark } from './park.ts';
import { aPerson, logIn, type Person } from './people.ts';
import { makeSlot, makeTracks } from './slots.ts';

/** A day with slots from ten, all of them booked by one guest; the park's clocks show two hours more. */
export async function openStandby(engine: TestEngine, of?: TestPark) {
  const park = of ?? (await engine.open());
  const app = await openTestApp(park);
  const call = callerOf(app);
  await makeTracks(park);
  const manager = await aPerson(park, 'Manager');
  const guest = await aPerson(park);
  let days = 0;
  let day = '';

  const at = (time: string) => `${day}T${time}:00.000Z`;
  const book = async (slot: number, who: Person) =>
    await call('PATCH', `/items/Slot/${slot}`, who, { bookedBy: who.id });
  const cancel = async (slot: number, who: Person) =>
    await call('PATCH', `/items/Slot/${slot}`, who, { bookedBy: null });
  const wishesOf = async (who: Person) => wishRows.parse((await call('GET', '/me/standby', who)).rows);
  const work = async () => {
    await startCheckoutJob(park, { isTimed: false }).release();
    await doClosuresWork(park);
    await doStandbyWork(park);
  };
  return {
    park,
    app,
    call,
    manager,
    guest,
    at,
    book,
    cancel,
    wishesOf,
    /** A new day, at six in the morning; nothing of the day before is open any more. */
    newDay: async () => {
      days += 1;
      day = Temporal.PlainDate.from('2026-07-01').add({ days }).toString();
      park.clock.set(at('06:00'));
      await work();
    },
    /** Slots of a quarter from this time on, booked by the guest. */
    fullSlots: async (time: string, count = 1, track = 1) => {
      const start = Temporal.Instant.from(at(time));
      const ids: number[] = [];
      for (let index = 0; index < count; index += 1)
        ids.push(await makeSlot(park, start.add({ minutes: 15 * index }).toString(), { asset_id: track }));
      const staff = await logIn(park, manager);
      for (const id of ids) {
        const answer = await call('PATCH', `/items/Slot/${id}`, staff, { bookedBy: guest.id });
        if (answer.status !== 200) throw new Error(`Not booked: ${answer.code}`);
      }
      return ids;
    },
    /** Somebody new who waits for any slot of this time. */
    aWaiter: async (from = '10:00', until = '12:00', asset: number | null = 1) => {
      const who = await aPerson(park);
      const answer = await call('POST', '/me/standby', who, { asset, from: at(from), until: at(until) });
      if (answer.status !== 200) throw new Error(`No wish: ${answer.code}`);
      return who;
    },
    /** Frees it as the staff do. */
    free: async (slot: number) => await cancel(slot, await logIn(park, manager)),
    /** A round of each job. */
    work,
    /** Who has a slot, and whether it waits for them. */
    holder: async (slot: number) => {
      const row = await park.store.db
        .selectFrom('slot')
        .leftJoin('booking', 'booking.id', 'slot.booking_id')
        .select(['slot.booked_by', 'slot.reserved_until', 'booking.hold_kind'])
        .where('slot.id', '=', slot)
        .executeTakeFirstOrThrow();
      return { rider: row.booked_by, kind: row.hold_kind, reserved: row.reserved_until };
    },
    answer: async (token: string, answer: 'take' | 'decline' | 'leave') => {
      const reply = await app.inject({ method: 'POST', url: '/mailed-offer', payload: { token, answer } });
      return { status: reply.statusCode, code: reply.json().errors?.[0]?.extensions?.code ?? null };
    },
    see: async (token: string) =>
      mailedOffer.parse((await app.inject({ url: `/mailed-offer?token=${token}` })).json().data),
    /** The token of the slot that is offered to somebody now. */
    tokenOf: async (who: Person) => {
      const tokens = (await wishesOf(who)).flatMap(({ offers }) => offers.map(({ token }) => token));
      return tokens[0] ?? '';
    },
    contradictions: async () =>
      await findContradictions(park.store.db, engine.name, park.clock.now().epochMilliseconds),
  };
}

export type StandbyFixture = Awaited<ReturnType<typeof openStandby>>;
