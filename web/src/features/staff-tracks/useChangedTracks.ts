import { useQueryClient } from '@tanstack/react-query';
import { useRereadPark } from '../../park/ParkProvider.tsx';
import { trackChanged } from './api/tracks.ts';

/** Returns a function to call after a change of a track: it updates every page. */
export function useChangedTracks(): () => Promise<void> {
  const queries = useQueryClient();
  const rereadPark = useRereadPark();
  return async () => {
    rereadPark();
    await trackChanged(queries);
  };
}
