import type { OpenTimes } from '@cablepark/contract/park/event-places';
import { takesBookings } from '@cablepark/domain/tracks/track-rules';
import { useClosures } from '../../park/closures/useClosures.ts';
import { usePark } from '../../park/ParkProvider.tsx';
import { useAuth } from '../../session/AuthProvider.tsx';

/** Where and when this account can book: places elsewhere are none. */
export function useOpenTimes(): OpenTimes {
  const { tracks } = usePark();
  const role = useAuth().user?.role ?? null;
  const closures = useClosures();
  const isAnyShut = tracks?.some(({ status }) => !takesBookings(status, role)) ?? false;
  return {
    tracks:
      tracks && isAnyShut
        ? tracks.filter(({ status }) => takesBookings(status, role)).map(({ id }) => id)
        : null,
    closures: closures.map((closure) => ({
      tracks: closure.tracks,
      from: closure.from,
      until: closure.until,
    })),
  };
}
