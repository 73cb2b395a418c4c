import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { stayHere } from '../page/useRouteFocus.ts';
import { readPending } from '../session/wayBack.ts';

/**
 * Takes up, once, what was pending when a visitor went to log in: its ids stand in the router's state of the way back and
 * are taken out of it first, so that neither a reload nor going back asks again.
 * @param isReady whether all is read as it is for this rider
 */
export function useResume(
  isReady: boolean,
  resume: (ids: readonly number[], cancels: boolean) => void,
): void {
  const { key, search, state } = useLocation();
  const navigate = useNavigate();
  const taken = useRef('');

  useEffect(() => {
    const pending = readPending(state);
    if (!pending || !isReady || taken.current === key) return;
    taken.current = key;
    void navigate({ search }, { replace: true, state: stayHere });
    resume(pending.pending, pending.cancels ?? false);
  }, [key, search, state, isReady, resume, navigate]);
}
