import { paySlotsPath } from '@cablepark/contract/payments/checkouts';
import { may } from '@cablepark/domain/accounts/permissions';
import { dependsOnNoShows, mustPayFirst, paysOnline } from '@cablepark/domain/payments/pay-online';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { usePark } from '../park/ParkProvider.tsx';
import { useAuth } from '../session/AuthProvider.tsx';
import { readHeld } from './api/readHeld.ts';
import { payFirstOf } from './api/readPayFirst.ts';

/** Whether the rider must pay before the slot is booked, and the redirect to pay. */
export function usePayingFirst() {
  const { payments, features } = usePark();
  const { user } = useAuth();
  const navigate = useNavigate();
  const role = user?.role ?? null;
  const mayHaveMissed = user !== null && dependsOnNoShows(payments, role);
  const { data: isAskedOfMe = false } = useQuery({
    ...payFirstOf(user?.id ?? ''),
    enabled: mayHaveMissed,
  });
  const isPaidFirst = mustPayFirst(payments, role, 0) || (mayHaveMissed && isAskedOfMe);
  return {
    isPaidFirst,
    /** Whether they may pay online, before or after the booking. */
    mayPayOnline: paysOnline(payments, role),
    /**
     * Whether these new bookings are unpaid holds. Only the server knows: the park may have changed its rule, amounts below the provider's minimum
     * need no payment, and missed slots count.
     */
    areHeld: async (slots: readonly number[]): Promise<boolean> => {
      if (!features.includes('checkouts') || user === null || may(user.role, 'slot.bookForOthers'))
        return false;
      const holds = await readHeld(user.id).catch(() => null);
      return holds?.some(({ id }) => slots.includes(id)) ?? isPaidFirst;
    },
    toPay: async (slots: readonly number[]): Promise<void> => {
      await navigate(paySlotsPath(slots));
    },
  };
}
