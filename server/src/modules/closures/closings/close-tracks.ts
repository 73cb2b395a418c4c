import type { Actor } from '@cablepark/domain/accounts/actor';
import type { Closure } from '@cablepark/domain/closures/closure';
import {
  answerUntilOf,
  decideClosing,
  decideClosureTimes,
  needsEditor,
} from '@cablepark/domain/closures/closure-rules';
import { enforce, type Refusal } from '@cablepark/domain/decision';
import { type ParkError, ValidationFailed } from '@cablepark/domain/errors';
import type { AppContext } from '../../../context.ts';
import { lockTracks } from '../../../db/locks.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { TransactionContext } from '../../../db/transaction-context.ts';
import { writeAudit } from '../../audit/index.ts';
import { lockSlots, type StoredSlot, slotFailure } from '../../slots/rows/index.ts';
import { findTracks } from '../../tracks/rows/index.ts';
import { findRiders, type RiderOfStop } from '../riders.store.ts';
import { insertClosedRides, insertClosure } from './closures.store.ts';
import { endHolds } from './end-holds.ts';
import { notifyClosed } from './notify-closed.ts';
import {
  type AffectedSlots,
  type ClosureSpan,
  findSlotsInside,
  findSpan,
  planClosure,
} from './plan-closure.ts';

/** A closure as the desk writes it. */
export interface NewClosure extends Pick<Closure, 'tracks' | 'reason' | 'note' | 'noteEn'> {
  /** ISO 8601; null for now. */
  from: string | null;
  /** ISO 8601; null if the end is unknown. */
  until: string | null;
  /** The bookings that the desk saw in its preview. */
  seen: readonly number[];
}

export interface PlannedClosure extends AffectedSlots {
  span: ClosureSpan;
  riders: ReadonlyMap<string, RiderOfStop>;
  needsEditor: boolean;
}

/** Previews a closure; writes nothing. @throws TOO_LATE, FAILED_VALIDATION for its times */
export async function previewClosure(
  context: AppContext,
  actor: Actor,
  closure: Pick<NewClosure, 'tracks' | 'from' | 'until'>,
): Promise<PlannedClosure> {
  const { store, clock, config } = context;
  const now = clock.now();
  const span = await findSpan(store.db, closure, { now, zone: config.zone });
  enforce(decideClosureTimes({ now, ...span }), untilError);
  const plan = await planClosure(store.db, span, await findSlotsInside(store.db, span), now);
  const riders = await findRiders(
    store.db,
    plan.rides.flatMap(({ rider }) => rider ?? []),
  );
  const managerUpTo = await readManagerLimit(context);
  return {
    ...plan,
    span,
    riders,
    needsEditor: needsEditor({ actor, toGiveBack: plan.toGiveBack, managerUpTo }),
  };
}

/** The limit in grosze. */
async function readManagerLimit(context: AppContext): Promise<number> {
  return (await context.parkSettings.read()).closures.managerUpTo * 100;
}

/**
 * Closes tracks for a time. It ends holds inside, and asks the riders of other rides to choose. Riders are notified after a pause.
 * @returns its id, and how many rides it affects
 * @throws CHANGED_SINCE (the rides differ from the preview), FORBIDDEN (only an Editor may refund so much, or no such track), TRACK_CLOSED
 * (retired), TOO_LATE, FAILED_VALIDATION
 */
export async function closeTracks(
  context: AppContext,
  actor: Actor,
  closure: NewClosure,
): Promise<{ id: number; rides: number }> {
  const managerUpTo = await readManagerLimit(context);
  try {
    return await inTransaction(context, actor, async (transaction) => {
      const { db, now, zone } = transaction;
      const span = await findSpan(db, closure, { now, zone });
      enforce(decideClosureTimes({ now, ...span }), untilError);
      const plan = await planClosure(db, span, await lockSlotsInside(transaction, span), now);
      const { toGiveBack, rides } = plan;
      const tracks = await statusesOf(transaction, span.tracks);
      const facts = { actor, tracks, toGiveBack, managerUpTo, seen: closure.seen };
      enforce(decideClosing({ ...facts, affected: rides.flatMap(({ booking }) => booking ?? []) }));
      return { id: await carryOut(transaction, closure, { ...plan, span }), rides: rides.length };
    });
  } catch (error) {
    throw slotFailure(error);
  }
}

/** Locks the slots of the span, then their tracks, so that no slot is added or deleted meanwhile (`db/locks.ts`). */
async function lockSlotsInside(transaction: TransactionContext, span: ClosureSpan): Promise<StoredSlot[]> {
  const { db, engine } = transaction;
  const read = async () => (await findSlotsInside(db, span)).map(({ id }) => id);
  await lockSlots(db, engine, await read());
  await lockTracks(db, engine, span.tracks);
  // Read again: slots may have been added before the tracks were locked.
  return [...(await lockSlots(db, engine, await read())).values()];
}

async function statusesOf({ db }: TransactionContext, tracks: readonly number[]) {
  const statuses = new Map((await findTracks(db)).map(({ id, status }) => [id, status]));
  return tracks.map((track) => statuses.get(track) ?? null);
}

async function carryOut(
  transaction: TransactionContext,
  { until, reason, note, noteEn }: NewClosure,
  { span, rides, holds, toGiveBack }: AffectedSlots & { span: ClosureSpan },
): Promise<number> {
  const { now } = transaction;
  const id = await insertClosure(transaction, { ...span, isForNow: until === null, reason, note, noteEn });
  await insertClosedRides(transaction, id, rides, answerUntilOf({ from: span.from, madeAt: now }, null));
  await endHolds(transaction, holds);
  await notifyClosed(transaction, id, rides);
  await writeAudit(transaction, {
    action: 'cable.close',
    subjectId: id,
    after: {
      tracks: span.tracks,
      from: span.from.toString(),
      until: span.until.toString(),
      reason,
      rides: rides.map((slot) => slot.id),
      toGiveBack,
    },
  });
  return id;
}

function untilError({ code }: Refusal): ParkError | undefined {
  if (code !== 'FAILED_VALIDATION') return undefined;
  return new ValidationFailed([
    { field: 'until', type: 'max', message: 'This is not a time to close until.' },
  ]);
}
