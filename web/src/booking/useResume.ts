import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { stayHere } from '../page/useRouteFocus.ts';
import { readPending } from '../session/wayBack.ts';

/**
 * Resumes, once, the visitor's booking from before the log-in. Its ids are in the router's state; it removes them first, so that neither a reload
 * nor "back" asks again.
 * @param isReady whether all data of this rider is loaded
 */
export function useResume(
  isReady: boolean,
  resume: (ids: readonly number[], cancels: boolean) => void,
): void {
  const { key, search, state } = useLocation();
  const navigate = useNavigate();
  const resumedKey = useRef('');

  useEffect(() => {
    const pending = readPending(state);
    if (!pending || !isReady || resumedKey.current === key) return;
    resumedKey.current = key;
    void navigate({ search }, { replace: true, state: stayHere });
    resume(pending.pending, pending.cancels ?? false);
  }, [key, search, state, isReady, resume, navigate]);
}
