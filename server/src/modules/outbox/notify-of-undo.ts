import { aboutMoves, movesOf } from '@cablepark/domain/messages/message-about';
import { readAbout } from '@cablepark/domain/messages/message-kinds';
import type { Slot } from '@cablepark/domain/slots/slot';
import type { TransactionContext } from '../../db/transaction-context.ts';
import { type BookingMoment, notifyMoved } from './notify-riders.ts';
import { endMessage, lockUnsentNaming, updateData } from './outbox.store.ts';

/** Removes a move that was undone from its unsent message; otherwise notifies the rider of another move. */
export async function notifyMoveUndone(
  context: TransactionContext,
  from: Slot,
  to: Slot,
  event: BookingMoment,
): Promise<void> {
  const { db, engine, now } = context;
  const { rider, booking } = event;
  const unsentMoves = await lockUnsentNaming(db, engine, rider, { kinds: ['moved'], booking });
  for (const { id, data, due_at, useless_at } of unsentMoves) {
    const about = readAbout('moved', data);
    const moves = movesOf(about);
    const [first, ...others] = moves.filter((move) => move.booking !== booking || move.from.slot !== to.id);
    if (first && others.length + 1 === moves.length) continue;
    if (first) {
      const rest = aboutMoves([first, ...others], about.byStaff ?? true);
      await updateData(db, id, { data: JSON.stringify(rest), due_at, useless_at });
    } else {
      const ending = { outcome: 'dropped', failure: 'outdated', forgets: false } as const;
      await endMessage(db, id, ending, now.epochMilliseconds);
    }
    return;
  }
  await notifyMoved(context, from, to, event);
}
