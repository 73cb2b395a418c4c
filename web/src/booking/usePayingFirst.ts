import { paySlotsPath } from '@cablepark/contract/checkouts';
import { may } from '@cablepark/domain/accounts/permissions';
import { useNavigate } from 'react-router';
import { usePark } from '../park/ParkProvider.tsx';
import { useAuth } from '../session/AuthProvider.tsx';

/** Whether the rider pays before a slot is theirs, and the way there. Staff who ride pay at the desk. */
export function usePayingFirst() {
  const { payments } = usePark();
  const { user } = useAuth();
  const navigate = useNavigate();
  return {
    isPaidFirst: payments.online === 'required' && !may(user?.role ?? null, 'slot.bookForOthers'),
    toPay: async (slots: readonly number[]): Promise<void> => {
      await navigate(paySlotsPath(slots));
    },
  };
}
