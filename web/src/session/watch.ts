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
 * Follows another account that another tab has logged in: a tab that was frozen, or was reading its account, notices only the new tokens. It would
 * show the old account and write as the new one.
 */
function followAccount(session: Session): () => void {
  const compare = () => {
    const { user } = session.state();
    const account = accountOfTokens();
    if (user === null || account === null || account === user.id) return;
    session.lost();
    void session.start();
  };
  const onStorage = ({ key }: StorageEvent) => {
    if (key === tokenStorageKey || key === null) compare();
  };
  window.addEventListener('storage', onStorage);
  const unfollow = session.follow(compare);
  return () => {
    unfollow();
    window.removeEventListener('storage', onStorage);
  };
}
