import { may } from '@cablepark/domain/accounts/permissions';
import { useQuery } from '@tanstack/react-query';
import { usePark } from '../../../park/ParkProvider.tsx';
import { useAuth } from '../../../session/AuthProvider.tsx';
import { deskClosures } from './api/closures.ts';

const none: ReadonlyMap<number, string> = new Map();

/** The slots whose booked rides cannot take place, with the token by which the desk chooses for their riders. */
export function useAskedRides(): ReadonlyMap<number, string> {
  const { features } = usePark();
  const { user } = useAuth();
  const isOn = features.includes('closures') && may(user?.role ?? null, 'cable.close');
  return useQuery({ ...deskClosures, enabled: isOn }).data?.asked ?? none;
}
