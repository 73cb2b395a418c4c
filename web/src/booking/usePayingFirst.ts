import { paySlotsPath } from '@cablepark/contract/checkouts';
import { may } from '@cablepark/domain/accounts/permissions';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { usePark } from '../park/ParkProvider.tsx';
import { useAuth } from '../session/AuthProvider.tsx';
import { readHeld } from './api/readHeld.ts';
import { payFirstOf } from './api/readPayFirst.ts';

/** Whether the rider pays before a slot is theirs, and the way there. Staff who ride pay at the desk. */
export function usePayingFirst() {
  const { payments } = usePark();
  const { user } = useAuth();
  const navigate = useNavigate();
  const paysHere = payments.online !== 'off' && !may(user?.role ?? null, 'slot.bookForOthers');
  const isAskedOfAll = payments.online === 'required';
  const { data: isAskedOfMe = false } = useQuery({
    ...payFirstOf(user?.id ?? ''),
    enabled: paysHere && !isAskedOfAll && payments.afterNoShows && user !== null,
  });
  const isPaidFirst = paysHere && (isAskedOfAll || isAskedOfMe);
  return {
    isPaidFirst,
    /** Whether they may pay online, then or after they have booked. */
    mayPayOnline: paysHere,
    /** Whether these slots, booked just now, wait to be paid: of who has missed slots the server alone knows, and may not have been heard before. */
    areHeld: async (slots: readonly number[]): Promise<boolean> => {
      if (isPaidFirst) return true;
      if (!paysHere || !payments.afterNoShows || user === null) return false;
      const held = await readHeld(user.id).catch(() => []);
      return held.some(({ id }) => slots.includes(id));
    },
    toPay: async (slots: readonly number[]): Promise<void> => {
      await navigate(paySlotsPath(slots));
    },
  };
}
