import type { Closure } from '@cablepark/domain/closures/closure';
import { useQuery } from '@tanstack/react-query';
import { currentClosures } from '../api/closures.ts';
import { usePark } from '../ParkProvider.tsx';

const none: readonly Closure[] = [];

/**
 * Current and future closures; none until the server answers, and if it does not know closures.
 * @param isUnattended whether to poll even if the browser considers the page hidden
 */
export function useClosures(isUnattended = false): readonly Closure[] {
  const { features } = usePark();
  const { data } = useQuery({
    ...currentClosures,
    enabled: features.includes('closures'),
    refetchIntervalInBackground: isUnattended,
  });
  return data ?? none;
}
