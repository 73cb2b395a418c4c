import { tokenStorageKey } from '@cablepark/contract/accounts/token-set';
import { tokens } from '../lib/http/tokens.ts';
import { accountOfTokens } from '../lib/offline/accountOfTokens.ts';
import { forgetKept } from './forgetKept.ts';
import { reconnectHere } from './reconnect.ts';
import type { Session } from './session.ts';

/** Background tasks of a session, for visitors who have or had one. @returns the clean-up function */
export function watch(session: Session): () => void {
  const stops = [
    reconnectHere(session),
    forgetKept(session, () => tokens.read() !== null),
    followAccount(session),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/**
 * Another tab may log one account out and another in while this one sleeps: it then sees only the tokens of the second. Without this the page would
 * show the first account and write as the second.
 */
function followAccount(session: Session): () => void {
  const compare = (event: StorageEvent) => {
    if (event.key !== tokenStorageKey && event.key !== null) return;
    const { user } = session.state();
    const account = accountOfTokens();
    if (user === null || account === null || account === user.id) return;
    session.lost();
    void session.start();
  };
  window.addEventListener('storage', compare);
  return () => window.removeEventListener('storage', compare);
}
