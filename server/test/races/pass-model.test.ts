import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { findContradictions } from '../../src/ops/invariants/check.ts';
import { type Call, callerOf } from '../support/call.ts';
import { depth } from '../support/depth.ts';
import { enginesOfScenes } from '../support/engines.ts';
import { openTestApp, openTwin, type TestPark } from '../support/park.ts';
import { offerPasses, passRow } from '../support/passes.ts';
import { aPerson, type Person } from '../support/people.ts';
import { makeSlot, makeTracks } from '../support/slots.ts';

/** A pass as a child would keep it on paper. */
interface Paper {
  id: number;
  /** As if it was never voided. */
  left: number;
  isVoided: boolean;
  /** Whether a rider was told that a ride on it ends at the desk alone, where its money goes back. */
  endsAtDesk: boolean;
  owner: Person;
  friends: Set<string>;
}

interface Ride {
  slot: number;
  rider: Person;
  paper: Paper;
  payment: number;
}

const kinds = [
  'buy',
  'ride',
  'ride',
  'ride',
  'cancel',
  'voidRide',
  'share',
  'leave',
  'adjust',
  'void',
] as const;
const step = fc.record({ kind: fc.constantFrom(...kinds), a: fc.nat(999), b: fc.nat(999) });

describe.each(enginesOfScenes)('Passes on $name, whatever is done to them', (engine) => {
  let park: TestPark;
  let calls: Call[];
  let manager: Person;
  let editor: Person;
  let riders: Person[];
  let minutes = 0;

  beforeAll(async () => {
    park = await engine.open();
    calls = [callerOf(await openTestApp(park)), callerOf(await openTestApp(await openTwin(park)))];
    await makeTracks(park);
    await offerPasses(park, { slots: 3, price: 100, shared: true });
    [manager, editor] = [await aPerson(park, 'Manager'), await aPerson(park, 'Editor')];
    riders = await Promise.all([1, 2, 3].map(() => aPerson(park)));
  });

  const pick = <Each>(from: readonly Each[], at: number): Each | undefined =>
    from[at % Math.max(from.length, 1)];

  async function aSlot(call: Call, rider: Person): Promise<number> {
    minutes += 1;
    const start = Temporal.Instant.from('2026-08-01T06:00:00Z').add({ minutes }).toString();
    const slot = await makeSlot(park, start, { duration: 1 });
    // By the desk, which has no limit: a rider would soon hold as many rides as they may.
    const { status } = await call('PATCH', `/items/Slot/${slot}`, manager, { bookedBy: rider.id });
    if (status !== 200) throw new Error(`A booking: ${status}`);
    return slot;
  }

  /** Does it, and notes on paper what was answered. */
  async function carryOut(
    call: Call,
    { kind, a, b }: { kind: (typeof kinds)[number]; a: number; b: number },
    { papers, rides }: { papers: Paper[]; rides: Ride[] },
  ): Promise<void> {
    const rider = riders[a % riders.length] as Person;
    const paper = pick(papers, b);
    if (kind === 'buy') {
      const sale = { kind: passRow, method: 'cash', account: rider.id, request_key: randomUUID() };
      const { status, data } = await call('POST', '/passes', manager, sale);
      if (status !== 200) throw new Error(`No pass was sold: ${status}`);
      papers.push({
        id: data.id,
        left: 3,
        isVoided: false,
        endsAtDesk: false,
        owner: rider,
        friends: new Set(),
      });
      return;
    }
    if (kind === 'cancel' || kind === 'voidRide') {
      const [ride] = rides.splice(a % Math.max(rides.length, 1), 1);
      if (!ride) return;
      const answer =
        kind === 'cancel'
          ? await call('POST', '/me/cancellations', ride.rider, { slot: ride.slot })
          : await call('POST', '/desk/voids', editor, { payment: ride.payment, reason: 'Pomyłka' });
      if (kind === 'cancel' && answer.code === 'SLOT_PAID') {
        ride.paper.endsAtDesk = true;
        rides.push(ride);
        return;
      }
      if (answer.status !== 200) throw new Error(`${kind}: ${answer.status} ${answer.code}`);
      ride.paper.left += 1;
      return;
    }
    if (!paper) return;
    if (kind === 'ride') {
      const slot = await aSlot(call, rider);
      const { status, data, code } = await call('POST', '/items/Payment', rider, {
        slot,
        method: 'pass',
        pass: paper.id,
      });
      if (status === 200) {
        paper.left -= 1;
        rides.push({ slot, rider, paper, payment: data.id });
        return;
      }
      // While another does something to the same pass, what stood on the paper may be over.
      const known = /^(FORBIDDEN|PASS_(EMPTY|EXPIRED))$/;
      if (!known.test(code ?? '')) throw new Error(`A ride: ${code}`);
      return;
    }
    if (kind === 'share') {
      const link = await call('POST', `/me/passes/${paper.id}/link`, paper.owner);
      if (link.status !== 200) return;
      const key = (link.data as unknown as { url: string }).url.split('#')[1];
      const joined = await call('POST', '/me/passes/joined', rider, { key });
      if (joined.status === 200 && rider.id !== paper.owner.id) paper.friends.add(rider.id);
      return;
    }
    if (kind === 'leave') {
      const left = await call('DELETE', `/me/passes/${paper.id}/members/${rider.id}`, paper.owner);
      if (left.status === 204) paper.friends.delete(rider.id);
      return;
    }
    if (kind === 'adjust') {
      const by = (a % 5) - 2;
      const body = { by, reason: 'Korekta', request_key: randomUUID() };
      const { status } = await call('POST', `/passes/${paper.id}/adjustments`, editor, body);
      if (status === 200) paper.left += by;
      return;
    }
    const gone = await call('POST', `/passes/${paper.id}/void`, editor, { reason: 'Koniec', money_back: 0 });
    if (gone.status !== 200) return;
    paper.isVoided = true;
  }

  test('have left what the answers say, entry by entry, and the database agrees with itself', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(step, step), { minLength: 6, maxLength: 25 }), async (pairs) => {
        const book = { papers: [] as Paper[], rides: [] as Ride[] };
        const [first, second] = calls as [Call, Call];
        await carryOut(first, { kind: 'buy', a: 0, b: 0 }, book);
        for (const [one, other] of pairs) {
          // Two at once, on two connections.
          await Promise.all([carryOut(first, one, book), carryOut(second, other, book)]);
        }
        for (const { id, left, isVoided, endsAtDesk } of book.papers) {
          const { data } = await first('GET', `/items/Pass/${id}`, manager);
          const { rows } = await first('GET', `/items/PassEntry?filter[pass]=${id}&limit=-1`, manager);
          const sum = (entries: typeof rows) => entries.reduce((all, row) => all + Number(row['delta']), 0);
          // Nothing stays on a voided pass, also of what comes back to it later.
          const balance = isVoided ? 0 : left;
          expect([id, data['balance'], sum(rows)]).toEqual([id, balance, balance]);
          expect([id, sum(rows.filter(({ reason }) => reason !== 'void'))]).toEqual([id, left]);
          expect(left).toBeGreaterThanOrEqual(0);
          expect({ id, isTold: isVoided || !endsAtDesk }).toEqual({ id, isTold: true });
        }
        expect(park.repeats).toEqual([]);
        const nowMs = park.clock.now().epochMilliseconds;
        expect(await findContradictions(park.store.db, engine.name, nowMs)).toEqual([]);
      }),
      { numRuns: depth.passRuns },
    );
  }, 600_000);
});
