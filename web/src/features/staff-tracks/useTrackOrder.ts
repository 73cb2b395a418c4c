import type { Track } from '@cablepark/domain/tracks/track';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-toastify/unstyled';
import { failedText } from '../../i18n/errorText.ts';
import { useTexts } from '../../i18n/LanguageProvider.tsx';
import { useTrackName } from '../../park/TrackNames.tsx';
import { useStaffTexts } from '../../staff/texts.ts';
import { changeTrack } from './api/tracks.ts';
import { placesAfter } from './trackForm.ts';
import { useChangedTracks } from './useChangedTracks.ts';

/** Moves a track by one place, one move at a time. `said`: its new position, for screen readers. */
export function useTrackOrder(tracks: readonly Track[]) {
  const texts = useTexts();
  const t = useStaffTexts().tracks;
  const trackName = useTrackName();
  const onChanged = useChangedTracks();
  const [announcement, setAnnouncement] = useState('');
  const moving = useMutation({
    mutationFn: async ({ track, by }: { track: Track; by: -1 | 1 }) => {
      for (const { id, sort } of placesAfter(tracks, track.id, by)) {
        // One after the other, so that a failure keeps the earlier ones.
        // oxlint-disable-next-line no-await-in-loop
        await changeTrack(id, { sort });
      }
    },
    onSuccess: (_done, { track, by }) =>
      setAnnouncement(t.moved(trackName(track.id), tracks.indexOf(track) + by + 1, tracks.length)),
    onError: (error) => toast.error(failedText(t.moveFailed, error, texts)),
    onSettled: onChanged,
  });
  const move = (track: Track, by: -1 | 1) => {
    if (!moving.isPending) moving.mutate({ track, by });
  };
  return { move, isMoving: moving.isPending, said: announcement };
}
