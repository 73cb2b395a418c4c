import type { Db } from '../../../db/store.ts';
import { findMessageStates, findPushed, type MailState } from '../message-states.store.ts';
import { delayedKey, undoneKey } from './notify-delayed.ts';

/** A mail about a stop. */
export interface StopMessage extends MailState {
  stop: number;
  account: string;
  /** Whether it is about the undoing of the stop. */
  isUndo: boolean;
  /** Whether its push notification has reached a device of the rider. */
  isPushed: boolean;
}

interface AboutRider {
  stop_id: number;
  booked_by: string | null;
}

/** The mails about these stops. */
export async function findMessages(db: Db, riders: readonly AboutRider[]): Promise<StopMessage[]> {
  const byKey = new Map<string, Pick<StopMessage, 'stop' | 'account' | 'isUndo'>>();
  for (const { stop_id: stop, booked_by: account } of riders) {
    if (account === null) continue;
    byKey.set(delayedKey(stop, account), { stop, account, isUndo: false });
    byKey.set(undoneKey(stop, account), { stop, account, isUndo: true });
  }
  const states = await findMessageStates(db, [...byKey.keys()]);
  const pushed = await findPushed(
    db,
    ['delayed'],
    riders.flatMap(({ booked_by }) => booked_by ?? []),
  );
  return [...byKey].flatMap(([key, about]) => {
    const state = states.get(key);
    return state ? [{ ...about, ...state, isPushed: pushed.has(key) }] : [];
  });
}
