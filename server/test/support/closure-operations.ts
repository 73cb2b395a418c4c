import { systemClock } from '../../src/clock.ts';
import { bookingLink } from '../../src/modules/bookings/booking-link.ts';
import { doClosuresWork } from '../../src/modules/closures/closures-job.ts';
import type { Call } from './call.ts';
import { closureTables } from './closure-fixture.ts';
import { emptyTables } from './empty-tables.ts';
import type { OperationRequest } from './money-operations.ts';
import type { TestPark } from './park.ts';
import { buyPass } from './passes.ts';
import { aPerson, logIn, type Person } from './people.ts';
import { makeSlot } from './slots.ts';
import { stopTables } from './stop-fixture.ts';

/** Three rides to come on track 1, one unpaid, one paid in cash, one with a pass; then free slots. */
export interface ClosureScene {
  park: TestPark;
  call: Call;
  manager: Person;
  riders: readonly [Person, Person, Person];
  unpaid: number;
  paid: number;
  onPass: number;
  later: number;
  /** By slot, milliseconds. */
  starts: ReadonlyMap<number, number>;
}

export interface ClosureOperation {
  name: string;
  prepare(scene: ClosureScene): Promise<OperationRequest>;
}

const emptied = ['friends_place', 'friends_link', ...closureTables, ...stopTables] as const;

/** @param minutes from now, of each slot */
export async function openClosureScene(
  park: TestPark,
  call: Call,
  people: { manager: Person; riders: readonly Person[] },
): Promise<ClosureScene> {
  await emptyTables(park.store.db, emptied);
  const now = park.clock.now();
  const manager = await logIn(park, people.manager);
  const [first, second, third] = await Promise.all(people.riders.map(async (each) => logIn(park, each)));
  if (!first || !second || !third) throw new Error('A scene has three riders.');
  const slotIn = async (minutes: number, rider: Person | null = null) => {
    const slot = await makeSlot(park, now.add({ minutes }).toString());
    if (rider) await must(call('PATCH', `/items/Slot/${slot}`, rider, { bookedBy: rider.id }));
    return slot;
  };
  const unpaid = await slotIn(10, first);
  const paid = await slotIn(25, second);
  const onPass = await slotIn(40, third);
  await slotIn(70);
  // An alternative for each of them, and one that is not held.
  for (const minutes of [240, 255, 270]) await slotIn(minutes);
  const later = await slotIn(285);
  await must(call('POST', '/items/Payment', manager, { slot: paid, method: 'cash' }));
  const pass = await buyPass(call, manager, third);
  await must(call('POST', '/items/Payment', third, { slot: onPass, method: 'pass', pass }));
  // The messages about bookings have left: one that waits would stand for its cancellation, too.
  await emptyTables(park.store.db, ['outbox']);
  const slots = await park.store.db.selectFrom('slot').select(['id', 'start_at']).execute();
  const starts = new Map(slots.map(({ id, start_at }) => [id, start_at]));
  const riders = [first, second, third] as const;
  return { park, call, manager, riders, unpaid, paid, onPass, later, starts };
}

export async function aDeskWithRiders(park: TestPark) {
  const manager = await aPerson(park, 'Manager');
  return { manager, riders: [await aPerson(park), await aPerson(park), await aPerson(park)] };
}

/** What a desk and its riders do about a cable that stands still, each in one transaction. */
export const closureOperations: ClosureOperation[] = [
  {
    name: 'reports a stop of 20 minutes',
    prepare: async (scene) => stopRequest(scene, 20),
  },
  {
    name: 'takes a stop back',
    async prepare(scene) {
      const { id } = await carryOut(scene, stopRequest(scene, 20));
      return { method: 'POST', path: `/desk/stops/${id}/undo`, who: scene.manager, body: {} };
    },
  },
  {
    name: 'closes a track',
    prepare: async (scene) => closeRequest(scene),
  },
  {
    name: 'opens a track early',
    async prepare(scene) {
      const { id } = await carryOut(scene, await closeRequest(scene));
      await doClosuresWork(scene.park);
      return { method: 'POST', path: `/desk/closures/${id}/lift`, who: scene.manager, body: {} };
    },
  },
  {
    name: 'is content with the new time of a delayed ride',
    async prepare(scene) {
      await carryOut(scene, stopRequest(scene, 50));
      return await answerRequest(scene, scene.unpaid, { kind: 'keep' });
    },
  },
  {
    name: 'takes another time instead of a closed ride',
    async prepare(scene) {
      await carryOut(scene, await closeRequest(scene));
      await doClosuresWork(scene.park);
      return await answerRequest(scene, scene.paid, { kind: 'slot', slot: scene.later });
    },
  },
  {
    name: 'gives back a closed ride, and lets the one that is held go',
    async prepare(scene) {
      await carryOut(scene, await closeRequest(scene));
      await doClosuresWork(scene.park);
      return await answerRequest(scene, scene.onPass, { kind: 'back' });
    },
  },
  {
    name: 'takes a rain check instead of a closed ride',
    async prepare(scene) {
      await carryOut(scene, await closeRequest(scene));
      await doClosuresWork(scene.park);
      return await answerRequest(scene, scene.paid, { kind: 'rainCheck' });
    },
  },
  {
    name: 'takes a slot that a friend holds',
    async prepare(scene) {
      const [friend, host] = scene.riders;
      const until = scene.park.clock.now().add({ minutes: 60 }).toString();
      const body = { slots: [scene.later], own: null, until };
      const { links } = (await must(scene.call('POST', '/me/friends-links', host, body))) as unknown as {
        links: { token: string }[];
      };
      const claim = { token: links[0]?.token, slot: scene.later };
      return { method: 'POST', path: '/friends-link', who: friend, body: claim };
    },
  },
];

/** Yesterday a ride on a pass was cancelled late, and its slot was ridden by somebody else: the night has yet to give the ride back. */
export async function openRideBackScene(
  park: TestPark,
  call: Call,
  people: { manager: Person; riders: readonly Person[] },
): Promise<void> {
  await emptyTables(park.store.db, emptied);
  const now = park.clock.now();
  const yesterday = now.subtract({ hours: 24 });
  park.clock.set(yesterday.toString());
  const manager = await logIn(park, people.manager);
  const [first, second] = await Promise.all(people.riders.map(async (each) => logIn(park, each)));
  if (!first || !second) throw new Error('A scene has two riders.');
  const slot = await makeSlot(park, yesterday.add({ hours: 3 }).toString());
  const pass = await buyPass(call, manager, first);
  await must(call('PATCH', `/items/Slot/${slot}`, first, { bookedBy: first.id, pass }));
  await must(call('POST', '/me/cancellations', first, { slot }));
  await must(call('PATCH', `/items/Slot/${slot}`, second, { bookedBy: second.id }));
  await emptyTables(park.store.db, ['outbox']);
  park.clock.set(now.toString());
}

/** What the night gives back, and what it leaves in the books. */
export async function rideBackStateOf({ store: { db } }: TestPark): Promise<object> {
  return {
    voids: await db.selectFrom('payment_void').select(['kept', 'reason']).orderBy('id').execute(),
    passes: await db.selectFrom('pass').select('balance').execute(),
    entries: await db.selectFrom('pass_entry').select(['delta', 'reason']).orderBy('id').execute(),
    books: await db.selectFrom('cash_entry').select(['kind', 'amount_cents']).orderBy('id').execute(),
    messages: await db
      .selectFrom('outbox')
      .select(['kind', 'dedupe'])
      .where('kind', '=', 'ride-back')
      .execute()
      .then((rows) => rows.length),
  };
}

export async function closeTrack(scene: ClosureScene): Promise<void> {
  await carryOut(scene, await closeRequest(scene));
}

function stopRequest({ manager }: ClosureScene, minutes: number): OperationRequest {
  const body = { minutes, assets: [1], seen: null };
  return { method: 'POST', path: '/desk/stops', who: manager, body };
}

async function closeRequest({ park, manager }: ClosureScene): Promise<OperationRequest> {
  const rows = await park.store.db
    .selectFrom('slot')
    .select('booking_id')
    .where('booked_by', 'is not', null)
    .execute();
  const seen = rows.flatMap(({ booking_id }) => booking_id ?? []);
  const until = park.clock.now().add({ minutes: 120 }).round({ smallestUnit: 'minute' }).toString();
  const body = { assets: [1], from: null, until, reason: 'wind', note: null, note_en: null, seen };
  return { method: 'POST', path: '/desk/closures', who: manager, body };
}

/** The answer to a ride's mailed question. */
async function answerRequest(
  { park }: ClosureScene,
  slot: number,
  answer: object,
): Promise<OperationRequest> {
  const { booking_id } = await park.store.db
    .selectFrom('closure_ride')
    .select('booking_id')
    .where('slot_id', '=', slot)
    .executeTakeFirstOrThrow();
  const token = new URL((await bookingLink(park, booking_id)) ?? '').searchParams.get('token');
  return { method: 'POST', path: '/closed-ride', who: null, body: { token, answer } };
}

async function carryOut({ call }: ClosureScene, { method, path, who, body }: OperationRequest) {
  return await must(call(method, path, who, typeof body === 'object' ? body : {}));
}

async function must(answer: ReturnType<Call>) {
  const { status, code, data } = await answer;
  if (status !== 200) throw new Error(`What comes before was answered with ${status} ${code}.`);
  return data;
}

/**
 * All that the operations change once the job of closures has settled it, without ids and what differs each time: not the alternatives that are
 * held.
 */
export async function closureStateOf({ park, starts }: ClosureScene): Promise<object> {
  const { db } = park.store;
  park.clock.set(systemClock.now().toString());
  for (let round = 0; round < 3; round += 1) await doClosuresWork(park);
  const slots = await db
    .selectFrom('slot')
    .leftJoin('booking', 'booking.id', 'slot.booking_id')
    .select(['slot.id', 'slot.start_at', 'booking.account_id', 'booking.payment_id', 'booking.held_until'])
    .orderBy('slot.start_at')
    .execute();
  return {
    slots: slots.map(({ id, start_at, account_id, payment_id, held_until }) => [
      // A stop moves rides to a time that depends on its own.
      start_at === starts.get(id) ? 'in place' : 'later',
      held_until === null ? account_id : null,
      payment_id !== null,
    ]),
    gaps: (await db.selectFrom('slot_gap').select('id').execute()).length,
    stops: await db.selectFrom('stop').select(['minutes']).where('undone_at', 'is', null).execute(),
    closures: (await db.selectFrom('closure').select('lifted_at').orderBy('id').execute()).map(
      ({ lifted_at }) => lifted_at === null,
    ),
    rides: await db
      .selectFrom('closure_ride')
      .select(['state', 'question'])
      .orderBy('start_at')
      .orderBy('id')
      .execute(),
    passes: await db.selectFrom('pass').select('balance').orderBy('id').execute(),
    books: await db.selectFrom('cash_entry').select(['kind', 'amount_cents']).orderBy('id').execute(),
    messages: await db.selectFrom('outbox').select('kind').orderBy('kind').execute(),
  };
}
