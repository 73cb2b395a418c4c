import type { FastifyInstance } from 'fastify';
import { beforeAll, beforeEach } from 'vitest';
import { type Dispatcher, startDispatcher } from '../../src/modules/mails/index.ts';
import { keyFor } from './call.ts';
import { emptyTables } from './empty-tables.ts';
import type { TestEngine } from './engines.ts';
import { openTestApp, type TestPark } from './park.ts';
import { aPerson, logIn, type Person } from './people.ts';
import { makeSlot, makeTracks } from './slots.ts';

const start = '2026-07-01T08:00:00Z';
const written = ['outbox', 'no_show', 'booking_history', 'payment_void', 'payment', 'slot'] as const;

/** A rider, a Manager, and as many bookings as they like, with the mails that follow. Each test begins on 1 July 2026 with none. */
export class ManyRides {
  park!: TestPark;
  rider!: Person;
  manager!: Person;
  #app!: FastifyInstance;
  #dispatcher!: Dispatcher;

  constructor(engine: TestEngine) {
    beforeAll(async () => {
      this.park = await engine.open({ env: { PUBLIC_URL: 'https://park.example' } });
      this.#app = await openTestApp(this.park);
      this.#dispatcher = startDispatcher(this.park, { everyMs: null });
      await makeTracks(this.park);
      await this.#allowMany();
    });
    beforeEach(async () => {
      this.park.clock.set(start);
      await emptyTables(this.park.store.db, written);
      this.park.mailer.sent.length = 0;
      [this.rider, this.manager] = [await aPerson(this.park), await aPerson(this.park, 'Manager')];
    });
  }

  /** As a park may that knows its riders. */
  async #allowMany() {
    const { headers } = await aPerson(this.park, 'Admin');
    const payload = { policy: { ridesAtMost: 1000, ridesADayAtMost: 1000 } };
    const answer = await this.#app.inject({ method: 'PATCH', url: '/park', headers, payload });
    if (answer.statusCode !== 200) throw new Error(`The limits were answered with ${answer.statusCode}.`);
    this.park.parkSettings.forget();
  }

  after = (seconds: number) => Temporal.Instant.from(start).add({ seconds }).toString();

  call = async (who: Person, url: string, payload: object, method: 'PATCH' | 'POST' = 'PATCH') => {
    const { headers } = await logIn(this.park, who);
    const answer = await this.#app.inject({
      method,
      url,
      headers: { ...keyFor(method, url), ...headers },
      payload,
    });
    if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode}: ${answer.body}`);
  };

  change = (keys: readonly number[], bookedBy: string | null, who: Person) =>
    this.call(who, '/items/Slot', { keys, data: { bookedBy } });

  /** In the calls of a planner. */
  changeInTwelves = async (slots: readonly number[], bookedBy: string | null) => {
    for (let from = 0; from < slots.length; from += 12)
      await this.change(slots.slice(from, from + 12), bookedBy, this.rider);
  };

  /** Quarters of an hour one after the other, from ten in the morning by the park's clocks. */
  makeSlots = async (count: number, day = '2026-07-10') => {
    const first = Temporal.Instant.from(`${day}T08:00:00Z`);
    const slots: number[] = [];
    for (let index = 0; index < count; index += 1)
      slots.push(await makeSlot(this.park, first.add({ minutes: 15 * index }).toString()));
    return slots;
  };

  /** All that is sent until then, those that name most first. */
  mails = async (time: string) => {
    this.park.clock.set(time);
    await this.#dispatcher.round();
    return this.park.mailer.sent.splice(0).toSorted((a, b) => namedIn(b.text) - namedIn(a.text));
  };

  messages = () => this.park.store.db.selectFrom('outbox').selectAll().orderBy('id').execute();
}

/** How many rides a mail names. */
export function namedIn(text = ''): number {
  return text.match(/^ {2}\S.*, \d\d:\d\d–\d\d:\d\d/gm)?.length ?? 0;
}
