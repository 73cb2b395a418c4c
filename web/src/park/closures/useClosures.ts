import type { Closure } from '@cablepark/domain/closures/closure';
import { useQuery } from '@tanstack/react-query';
import { currentClosures } from '../api/closures.ts';
import { usePark } from '../ParkProvider.tsx';

const none: readonly Closure[] = [];

/**
 * What is closed now and later; none where the server knows of no closures, and until it answers.
 * @param isUnattended whether the page asks even if the browser considers it hidden
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
