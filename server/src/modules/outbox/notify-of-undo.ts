import { readAbout } from '@cablepark/domain/messages/message-kinds';
import type { Slot } from '@cablepark/domain/slots/slot';
import type { TransactionContext } from '../../db/transaction-context.ts';
import { type BookingMoment, notifyMoved } from './notify-riders.ts';
import { endMessage, lockUnsentNaming } from './outbox.store.ts';

/** Withdraws the unsent message of a move that goes back to where it began; otherwise notifies the rider of a move. */
export async function notifyMoveUndone(
  context: TransactionContext,
  from: Slot,
  to: Slot,
  event: BookingMoment,
): Promise<void> {
  const { db, engine, now } = context;
  const { rider, booking } = event;
  const unsentMoves = await lockUnsentNaming(db, engine, rider, { kinds: ['moved'], booking });
  const move = unsentMoves.find(({ data }) => {
    const about = readAbout('moved', data);
    return about.booking === booking && about.from.slot === to.id;
  });
  if (!move) return await notifyMoved(context, from, to, event);
  await endMessage(
    db,
    move.id,
    { outcome: 'dropped', failure: 'outdated', forgets: false },
    now.epochMilliseconds,
  );
}
