import type { NextTimesFacts } from '@cablepark/domain/booking/next-times';
import { useClosures } from '../../park/closures/useClosures.ts';
import { useTracks } from '../../park/useTracks.ts';
import { useNow } from '../../ui/useNow.ts';

/** By what the desk's dialogs decide which slots are free; no track until the list of tracks is there. */
export function useDeskFacts(): NextTimesFacts {
  const tracks = useTracks() ?? [];
  const closures = useClosures();
  const now = useNow();
  return { tracks, closures, now };
}
