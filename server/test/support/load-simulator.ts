import { setTimeout as pause } from 'node:timers/promises';
import type { Db } from '../../src/db/store.ts';
import { selectSlots } from '../../src/modules/slots/rows/slot-row.ts';
import { call, makeRiders, type Rider } from '../races/riders.ts';
import type { Random } from './random.ts';
import { type Held, heldBy, type SimulatedCall, simulatedCalls } from './simulated-calls.ts';

/** What came of all calls so far. */
export interface Tally {
  requests: number;
  bookings: number;
  cancels: number;
  payments: number;
  reads: number;
  /** 503, or no answer at all: the caller does not know what happened. */
  unsure: number;
}

/**
 * Riders and a desk at work on slots of which they know everything: whatever they were told is kept, and held against what
 * the server says and the database holds later. The first rider is made an Editor by the caller and is the desk.
 */
export class LoadSimulator {
  readonly counts: Tally = { requests: 0, bookings: 0, cancels: 0, payments: 0, reads: 0, unsure: 0 };
  /** Everything that contradicted what somebody had been told. */
  readonly contradictions: string[] = [];
  #riders: Rider[] = [];
  readonly #known = new Map<number, Held>();
  readonly #unsure = new Map<number, SimulatedCall>();
  /** All riders go for these; nobody gives one back. */
  readonly #contested: number[];
  readonly #random: Random;
  readonly #size: number;

  readonly #restMs: number;

  /** @param restMs how long each rider rests between two calls */
  constructor(slots: readonly number[], size: number, random: Random, restMs = 0) {
    this.#random = random;
    this.#size = size;
    this.#restMs = restMs;
    this.#contested = slots.filter((_, index) => index % 5 === 0);
    for (const slot of slots) this.#known.set(slot, { by: null, payment: null });
  }

  /** Signs everybody up, or logs them in again: access tokens live for a quarter of an hour. */
  async logIn(url: string): Promise<void> {
    this.#riders = await makeRiders(url, this.#size);
  }

  /** Everybody acts, one call after the other each, until `isOver`, or until the server is gone for them. */
  async work(url: string, isOver: () => boolean): Promise<void> {
    const own = [...this.#known.keys()].filter((slot) => !this.#contested.includes(slot));
    await Promise.all(
      this.#riders.map(async (rider, index) => {
        // A rider's slots are theirs alone, so that what is known of them changes one step at a time.
        const mine = own.filter((slot) => slot % this.#riders.length === index);
        while (!isOver()) {
          const contests = this.#random.below(4) === 0;
          const isThere = await (contests ? this.#contest(url, rider) : this.#step(url, rider, mine));
          if (!isThere) return;
          if (this.#restMs > 0) await pause(this.#restMs);
        }
      }),
    );
  }

  /** Asks the server for every slot of which somebody does not know what became of it. It must be one of two things. */
  async reconcile(url: string): Promise<void> {
    for (const [slot, simulated] of this.#unsure) {
      const before = this.#stateOf(slot);
      const { status, data } = await call<{ bookedBy: string | null; payment: number | null }>(
        url,
        'GET',
        `/items/Slot/${slot}`,
        undefined,
        this.#desk.token,
      );
      if (status !== 200 || !data) throw new Error(`Slot ${slot} could not be read: ${status}.`);
      const now: Held = { by: data.bookedBy, payment: data.payment };
      if (!simulated.mayLeave(before, now))
        this.#contradict(slot, `after a lost "${simulated.name}" it is ${heldBy(now)}`);
      this.#known.set(slot, now);
    }
    this.#unsure.clear();
  }

  /** Holds what everybody was told against the database. To be asked once all is settled. */
  async compare(db: Db): Promise<void> {
    const rows = await selectSlots(db).execute();
    const stored = new Map(rows.map((row) => [row.id, { by: row.booked_by, payment: row.payment_id }]));
    for (const [slot, told] of this.#known) {
      const now = stored.get(slot);
      if (now?.by === told.by && now.payment === told.payment) continue;
      this.#contradict(slot, `told to be ${heldBy(told)}, it is ${now ? heldBy(now) : 'gone'}`);
    }
  }

  get #desk(): Rider {
    const [desk] = this.#riders;
    if (!desk) throw new Error('Nobody is logged in.');
    return desk;
  }

  #stateOf(slot: number): Held {
    return this.#known.get(slot) ?? { by: null, payment: null };
  }

  #contradict(slot: number, what: string): void {
    this.contradictions.push(`Slot ${slot}: ${what}.`);
  }

  async #step(url: string, rider: Rider, mine: readonly number[]): Promise<boolean> {
    if (this.#random.below(3) === 0) return this.#read(url);
    const slot = this.#random.of(mine);
    if (slot === undefined || this.#unsure.has(slot)) return this.#read(url);
    const before = this.#stateOf(slot);
    const simulated =
      this.#random.of(simulatedCalls.filter((each) => each.fits(before))) ?? simulatedCalls[0];
    const { method, path, body, asDesk } = simulated.ask(slot, before, rider);
    const answer = await this.#call(url, method, path, body, (asDesk ? this.#desk : rider).token);
    if (answer === null || answer.status === 503) {
      this.#unsure.set(slot, simulated);
      this.counts.unsure += 1;
      return answer !== null;
    }
    if (simulated.counts === 'bookings' && hasBookedEnough(answer)) return true;
    if (answer.status >= 300) {
      this.#contradict(
        slot,
        `${heldBy(before)}, "${simulated.name}" was answered with ${answer.status} ${answer.code}`,
      );
      return true;
    }
    this.#known.set(slot, simulated.after(before, rider, answer.data));
    if (simulated.counts) this.counts[simulated.counts] += 1;
    return true;
  }

  /** A slot that others want at the same moment: told "booked" is at most one. */
  async #contest(url: string, rider: Rider): Promise<boolean> {
    const slot = this.#random.of(this.#contested);
    if (slot === undefined || this.#unsure.has(slot)) return this.#read(url);
    const [book] = simulatedCalls;
    const { method, path, body } = book.ask(slot, this.#stateOf(slot), rider);
    const answer = await this.#call(url, method, path, body, rider.token);
    if (answer === null || answer.status === 503) {
      if (this.#stateOf(slot).by === null) this.#unsure.set(slot, book);
      this.counts.unsure += 1;
      return answer !== null;
    }
    if (answer.status === 200) {
      const { by } = this.#stateOf(slot);
      if (by !== null && by !== rider.id)
        this.#contradict(slot, `${rider.id} was told "booked", and ${by} before`);
      this.#known.set(slot, { by: rider.id, payment: null });
      this.counts.bookings += 1;
    } else if (answer.status !== 409 && !hasBookedEnough(answer))
      this.#contradict(slot, `a booking was answered with ${answer.status}`);
    return true;
  }

  async #read(url: string): Promise<boolean> {
    const { id, token } = this.#desk;
    const path = this.#random.of([
      '/items/Slot?limit=48',
      '/items/Event',
      `/items/Slot?filter[bookedBy][_eq]=${id}`,
      '/users/me',
    ]);
    const answer = await this.#call(url, 'GET', path ?? '/items/Slot', undefined, token);
    if (answer === null) return false;
    if (answer.status === 200) this.counts.reads += 1;
    else if (answer.status === 503) this.counts.unsure += 1;
    else this.contradictions.push(`GET ${path} was answered with ${answer.status}.`);
    return true;
  }

  /** @returns null where no answer came */
  async #call(url: string, method: string, path: string, body: object | undefined, token: string) {
    this.counts.requests += 1;
    try {
      return await call<{ id: number }>(url, method, path, body, token);
    } catch (error) {
      if (error instanceof TypeError) return null;
      throw error;
    }
  }
}

/** A rider books and cancels in turns so often, and no more for a while. */
function hasBookedEnough({ status, code }: { status: number; code?: string }): boolean {
  return status === 429 && code === 'REQUESTS_EXCEEDED';
}
