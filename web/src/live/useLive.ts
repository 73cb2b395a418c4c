import { useEffect, useEffectEvent, useState } from 'react';
import { useAuth } from '../session/AuthProvider.tsx';
import type { Mode } from './LiveClient.ts';
import type { FollowedList, ListChange } from './messages.ts';
import { pageClient } from './pageClient.ts';

export interface LiveState {
  mode: Mode;
  /** Time of the last message of a list that was live, in milliseconds since the epoch; null: never live. */
  heardAt: number | null;
}

/** Debounces fast page changes. */
const settleMs = 200;
const unknown: LiveState = { mode: 'waiting', heardAt: null };

/** Follows a list while the page shows it; null follows nothing. Starts once the page's account is known. */
export function useLive(list: FollowedList | null, onChange: (change: ListChange) => void): LiveState {
  const { user, loading } = useAuth();
  const account = user?.id ?? null;
  const [state, setState] = useState(unknown);
  const notify = useEffectEvent(onChange);
  const text = list && JSON.stringify(list);

  useEffect(() => {
    if (text === null || loading) return undefined;
    let stop = () => {};
    const timer = setTimeout(() => {
      const client = pageClient();
      client.showTo(account);
      stop = client.follow({
        list: JSON.parse(text) as FollowedList,
        onChange: (change) => notify(change),
        onMode: (mode, heardAt) => setState({ mode, heardAt }),
      });
    }, settleMs);
    return () => {
      clearTimeout(timer);
      stop();
      setState(unknown);
    };
  }, [text, account, loading]);
  return state;
}
