import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { startCheckoutJob } from '../../src/modules/bills/index.ts';
import { type Call, callerOf } from '../support/call.ts';
import { depth } from '../support/depth.ts';
import { enginesOfScenes } from '../support/engines.ts';
import { GroupFixture, groupEmail, offerEnd } from '../support/group-fixture.ts';
import { openTestApp, openTwin, type TestPark, testClock } from '../support/park.ts';
import { aPerson } from '../support/people.ts';

/** Whether the rule forgets what became of the offer, to be caught at it. */
const rule = vi.hoisted(() => ({ forgets: false }));
vi.mock('@cablepark/domain/groups/enquiry', async (original) => {
  const real = await original<typeof import('@cablepark/domain/groups/enquiry')>();
  const decideAccepting: typeof real.decideAccepting = (facts) =>
    rule.forgets ? 'ok' : real.decideAccepting(facts);
  return { ...real, decideAccepting };
});

/** A moment before the offer ends. */
const lastMoment = '2026-07-03T07:59:59Z';

describe.each(enginesOfScenes)('An offer that is answered twice at once, on $name', (engine) => {
  const fixture = new GroupFixture(engine);
  let twin: TestPark;
  let twinCall: Call;

  beforeAll(async () => {
    await fixture.open();
    twin = await openTwin(fixture.park);
    // Of another process, whose clock is a moment ahead.
    twin.clock = testClock();
    twinCall = callerOf(await openTestApp(twin));
  });

  beforeEach(() => fixture.empty());

  type Rival = 'acceptance' | 'refusal' | 'desk' | 'lapse' | 'rider';

  /** The group accepts while something else happens in another process. @returns what is left */
  async function round(rival: Rival, order: 'first' | 'second' | 'before') {
    await fixture.empty();
    const { token, id } = await fixture.offered();
    await fixture.mails();
    const isAtEnd = rival === 'lapse' || rival === 'rider';
    fixture.park.clock.set(isAtEnd ? lastMoment : '2026-07-01T09:00:00Z');
    twin.clock.set(rival === 'rider' ? '2026-07-03T08:01:00Z' : isAtEnd ? offerEnd : '2026-07-01T09:00:00Z');
    const [desk, rider] = [await aPerson(twin, 'Manager'), await aPerson(twin)];
    const body = { token, offer: 1 };
    const accept = () => fixture.answer('acceptance', body);
    const rivals: Record<Rival, () => Promise<unknown>> = {
      acceptance: () => twinCall('POST', '/mailed-group/acceptance', null, body),
      refusal: () => twinCall('POST', '/mailed-group/refusal', null, body),
      desk: () => twinCall('POST', `/desk/group-enquiries/${id}/refusal`, desk, { answer: null, offer: 1 }),
      lapse: async () => {
        const job = startCheckoutJob(twin, { isTimed: false });
        await job.release();
        await job.stop();
      },
      rider: () => twinCall('PATCH', `/items/Slot/${fixture.slots[0]}`, rider, { bookedBy: rider.id }),
    };
    if (order === 'before') {
      await rivals[rival]();
      await accept();
    } else if (order === 'first') await Promise.all([rivals[rival](), accept()]);
    else await Promise.all([accept(), rivals[rival]()]);
    const { db } = fixture.park.store;
    const [enquiry] = await db.selectFrom('enquiry').select(['state', 'account_id']).execute();
    const rows = await db
      .selectFrom('slot')
      .innerJoin('booking', 'booking.id', 'slot.booking_id')
      .select(['booking.state', 'booking.account_id'])
      .execute();
    const theirs = rows.filter(({ account_id }) => account_id === enquiry?.account_id);
    const confirmations = (await fixture.mails()).filter(({ subject }) => subject.includes('zarezerwowane'));
    return {
      isAccepted: enquiry?.state === 'accepted',
      booked: theirs.filter(({ state }) => state === 'booked').length,
      held: theirs.filter(({ state }) => state === 'held').length,
      others: rows.length - theirs.length,
      mails: confirmations.filter(({ to }) => to === groupEmail).length,
      contradictions: await fixture.contradictions(),
    };
  }

  const whole = { isAccepted: true, booked: 5, held: 0, mails: 1, contradictions: [] };
  const nothing = { isAccepted: false, booked: 0, held: 0, mails: 0, contradictions: [] };

  test('Control: where the rule forgets a withdrawal, a group accepts places that it does not have', async () => {
    rule.forgets = true;
    const left = await round('desk', 'before').finally(() => {
      rule.forgets = false;
    });
    expect(left).toMatchObject({ isAccepted: true, booked: 0 });
  });

  test.each(['acceptance', 'refusal', 'desk', 'lapse', 'rider'] as const)(
    'is a whole booking or none, and confirmed once: against %s',
    async (rival) => {
      for (let count = 0; count < depth.deskRaces; count += 1) {
        const left = await round(rival, count % 2 === 0 ? 'first' : 'second');
        const { others, ...group } = left;
        expect(group).toEqual(left.isAccepted ? whole : { ...nothing, held: group.held });
        // Only the sweep frees what nobody answered; a rider gets at most what no longer protects the group.
        const mayBeHeld = rival === 'rider' || rival === 'lapse';
        expect(mayBeHeld ? 0 : group.held).toBe(0);
        expect(others).toBeLessThanOrEqual(rival === 'rider' && !left.isAccepted ? 1 : 0);
      }
    },
    120_000,
  );
});
