import { ParkError } from '@cablepark/domain/errors';
import { beforeAll, describe, expect, test } from 'vitest';
import type { AppContext } from '../../src/context.ts';
import { changeSlots } from '../../src/modules/rides/book/change-slots.ts';
import { doStandbyWork } from '../../src/modules/standby/standby-job.ts';
import { makeWish } from '../../src/modules/standby/wishes.ts';
import { depth } from '../support/depth.ts';
import { enginesOfScenes } from '../support/engines.ts';
import { openTwin, type TestPark } from '../support/park.ts';
import { aPerson, type Person } from '../support/people.ts';
import { randomFrom } from '../support/random.ts';
import { openStandby, type StandbyFixture } from '../support/standby-fixture.ts';

const waiting = 50;
const freed = 20;

describe.each(enginesOfScenes)('Fifty wait and twenty slots become free on $name', (engine) => {
  let day: StandbyFixture;
  let twin: TestPark;
  let riders: Person[];
  let passersBy: Person[];

  beforeAll(async () => {
    day = await openStandby(engine);
    twin = await openTwin(day.park);
    riders = await many(waiting);
    passersBy = await many(5);
  });

  async function many(count: number): Promise<Person[]> {
    const people: Person[] = [];
    for (let index = 0; index < count; index += 1) people.push(await aPerson(day.park));
    return people;
  }

  const book = async (context: AppContext, who: Person, slot: number) => {
    try {
      await changeSlots(context, who, [slot], { bookedBy: who.id });
    } catch (error) {
      if (!(error instanceof ParkError)) throw error;
    }
  };
  const holders = async (slots: readonly number[]) =>
    (await Promise.all(slots.map((slot) => day.holder(slot)))).map(({ rider }) => rider);
  const inOrder = (ids: readonly (string | null)[]) =>
    ids.map((id) => riders.findIndex((rider) => rider.id === id)).toSorted((a, b) => a - b);
  const first = Array.from({ length: freed }, (_, index) => index);

  test('Nobody overtakes, and no slot is offered twice', async () => {
    for (let round = 0; round < depth.standbyRounds; round += 1) {
      const random = randomFrom(round);
      const heads = () => random.below(2) === 0;
      await day.newDay();
      const slots = await day.fullSlots('10:00', freed);
      const span = {
        from: Temporal.Instant.from(day.at('10:00')),
        until: Temporal.Instant.from(day.at('15:00')),
      };
      for (const rider of riders) await makeWish(day.park, rider, { track: heads() ? 1 : null, ...span });
      const contextOf = () => (heads() ? day.park : twin);
      const frees = slots.map(async (slot) => {
        const context = contextOf();
        await changeSlots(context, day.manager, [slot], { bookedBy: null });
        await Promise.all(passersBy.map((who) => book(contextOf(), who, slot)));
      });
      const tries = passersBy.flatMap((who) => slots.map((slot) => book(contextOf(), who, slot)));
      await Promise.all([...frees, ...tries]);
      await Promise.all([doStandbyWork(day.park), doStandbyWork(twin)]);
      await doStandbyWork(day.park);
      expect(inOrder(await holders(slots))).toEqual(first);
      const offers = await day.park.store.db
        .selectFrom('standby_offer')
        .select('slot_id')
        .where('slot_id', 'in', slots)
        .execute();
      expect(offers).toHaveLength(freed);
      expect(await day.contradictions()).toEqual([]);
    }
  }, 600_000);

  test('Freed to all at once, somebody overtakes', async () => {
    await day.newDay();
    const slots = await day.fullSlots('10:00', freed);
    for (const slot of slots) {
      await changeSlots(day.park, day.manager, [slot], { bookedBy: null });
      await Promise.all([...passersBy, ...riders.slice(0, freed / 2)].map((who) => book(twin, who, slot)));
    }
    expect(inOrder(await holders(slots))).not.toEqual(first);
  });
});
