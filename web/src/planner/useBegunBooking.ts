import type { Slot } from '@cablepark/domain/slots';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { readBegun } from '../auth/wayBack.ts';
import { clock } from '../clock.ts';
import { stayHere } from '../shell/useRouteFocus.ts';
import { type BegunBooking, begunBooking } from './begunBooking.ts';

interface Arrival {
  /** The slots as read for this rider; undefined until then. */
  slots: readonly Slot[] | undefined;
  me: string | null;
  resume: (begun: BegunBooking) => Promise<void>;
}

/**
 * Takes up, once, the booking that a visitor had begun when they went to log in. What was begun stands in the router's state of
 * the way back and is taken out of it first: neither a reload nor going back asks again.
 */
export function useBegunBooking({ slots, me, resume }: Arrival): void {
  const { key, search, state } = useLocation();
  const navigate = useNavigate();
  const taken = useRef('');

  useEffect(() => {
    const begun = readBegun(state);
    if (!begun || !slots || me === null || taken.current === key) return;
    taken.current = key;
    void navigate({ search }, { replace: true, state: stayHere });
    void resume(begunBooking(begun, slots, me, clock.now()));
  }, [key, search, state, slots, me, resume, navigate]);
}
