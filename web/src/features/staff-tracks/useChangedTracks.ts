import { useQueryClient } from '@tanstack/react-query';
import { useRereadPark } from '../../park/ParkProvider.tsx';
import { trackChanged } from './api/tracks.ts';

/** What to call after a change of a track: every page of the site then shows it. */
export function useChangedTracks(): () => Promise<void> {
  const queries = useQueryClient();
  const rereadPark = useRereadPark();
  return async () => {
    rereadPark();
    await trackChanged(queries);
  };
}
