import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type CheckoutJob, startCheckoutJob } from '../../src/modules/bills/checkout-job.ts';
import { findContradictions } from '../../src/ops/invariants/check.ts';
import type { Where } from '../../src/ops/open.ts';
import { type Call, callerOf, type WireRow } from './call.ts';
import { isQuick } from './depth.ts';
import { bothEngines, type TestEngine } from './engines.ts';
import { openTestApp, openTwin, type TestPark } from './park.ts';
import { aPerson, logIn, type Person } from './people.ts';
import type { FakeProvider, Rung } from './providers/fake-provider.ts';
import { FakePrzelewy24 } from './providers/fake-przelewy24.ts';
import { FakeStripe } from './providers/fake-stripe.ts';
import { makeSlot, makeTracks } from './slots.ts';

const opened = Temporal.Instant.from('2026-07-01T08:00:00Z');
const firstSlot = Temporal.Instant.from('2026-07-20T06:00:00Z');

const providers: (new () => FakeProvider)[] = [FakePrzelewy24, FakeStripe];

/** Who takes money online, on each database; in the quick run each provider and each database once. */
export const checkoutFixtures = bothEngines
  .flatMap((engine) => providers.map((Fake) => ({ engine, Fake, by: `${Fake.name} on ${engine.name}` })))
  .filter(({ Fake, engine }) => !isQuick || (Fake === FakeStripe) === (engine.name === 'postgres'));

/** A park that takes money online: each test begins at the same moment, with two riders of its own. Called where its tests are described. */
export class CheckoutFixture<Fake extends FakeProvider = FakeProvider> {
  park!: TestPark;
  app!: FastifyInstance;
  readonly provider: Fake;
  job!: CheckoutJob;
  rider!: Person;
  other!: Person;
  manager!: Person;
  engine: TestEngine['name'];
  #call!: Call;
  #slots = 0;

  constructor(engine: TestEngine, provider: Fake) {
    this.engine = engine.name;
    this.provider = provider;
    beforeAll(() => this.#open(engine));
    afterAll(() => this.provider.close());
    beforeEach(() => this.#begin());
  }

  async #open(engine: TestEngine): Promise<void> {
    await this.provider.listen();
    this.park = await engine.open({ env: { PUBLIC_URL: 'https://park.example' } });
    this.park.payments = this.provider.open();
    this.provider.clock = this.park.clock;
    await this.#serve();
    await makeTracks(this.park);
    this.manager = await aPerson(this.park, 'Manager');
  }

  async #serve(): Promise<void> {
    this.app = await openTestApp(this.park);
    this.#call = callerOf(this.app);
    this.job = startCheckoutJob(this.park, { isTimed: false });
  }

  /** From now on the park is the one that was brought there. */
  goOnAt = async (where: Where) => {
    this.engine = where.databaseUrl === null ? 'sqlite' : 'postgres';
    this.park = await openTwin({ ...this.park, config: { ...this.park.config, ...where } });
    await this.#serve();
  };

  async #begin(): Promise<void> {
    this.park.clock.set(opened.toString());
    Object.assign(this.provider.mood, { isSilent: false, isBroken: false, refusesRefunds: false });
    this.park.mailer.sent.length = 0;
    await this.policy('optional');
    [this.rider, this.other] = [await aPerson(this.park), await aPerson(this.park)];
  }

  readonly call: Call = (...asked) => this.#call(...asked);

  policy = async (online: string, afterNoShows = false) => {
    const admin = await aPerson(this.park, 'Admin');
    const many = { ridesAtMost: 1000, ridesADayAtMost: 1000 };
    const patch = { payments: { online, afterNoShows }, policy: many };
    const { status } = await this.call('PATCH', '/park', admin, patch);
    if (status !== 200) throw new Error(`The policy was answered with ${status}.`);
    this.park.parkSettings.forget();
  };

  /** In a session that begins now. */
  again = (who: Person) => logIn(this.park, who);

  after = (minutes: number) => this.park.clock.set(opened.add({ minutes }).toString());

  /** The start of the slot that was made last. */
  get lastStart(): Temporal.Instant {
    return firstSlot.add({ minutes: this.#slots * 15 });
  }

  aSlot = async () => {
    this.#slots += 1;
    return await makeSlot(this.park, this.lastStart.toString());
  };

  begin = (body: object, who: Person = this.rider) => this.call('POST', '/checkouts', who, body);

  open = async (...ids: number[]) => {
    const { status, data } = await this.begin({ slots: ids });
    if (status !== 200) throw new Error(`The checkout was answered with ${status}.`);
    return String(data['id']);
  };

  ring = (id: string, { headers, body }: Rung = this.provider.rung(id)) =>
    this.app.inject({
      method: 'POST',
      url: `/payments/notices/${this.provider.name}`,
      headers: { 'content-type': 'application/json', ...headers },
      payload: body,
    });

  read = async (id: string, who: Person = this.rider): Promise<WireRow> =>
    (await this.call('GET', `/checkouts/${id}`, who)).data;

  slot = async (id: number, who: Person = this.manager): Promise<WireRow> =>
    (await this.call('GET', `/items/Slot/${id}?fields=bookedBy,payment,hold_kind,hold_until`, who)).data;

  /** @throws where the database contradicts itself */
  sound = async () => {
    const nowMs = this.park.clock.now().epochMilliseconds;
    const found = await findContradictions(this.park.store.db, this.engine, nowMs);
    if (found.length > 0) throw new Error(found.flatMap(({ told }) => told).join('\n'));
  };
}
