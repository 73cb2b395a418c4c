import type { NewAsset } from '@cablepark/contract/park/tracks.schema';
import type { Track } from '@cablepark/domain/tracks/track';
import { useMutation } from '@tanstack/react-query';
import { toast } from 'react-toastify/unstyled';
import { ApiError } from '../../lib/http/errors.ts';
import { useStaffTexts } from '../../staff/texts.ts';
import { changeTrack, createTrack } from './api/tracks.ts';
import { patchOf, type TrackFaults, type TrackForm } from './trackForm.ts';
import { useChangedTracks } from './useChangedTracks.ts';

interface Saving {
  track: Track | null;
  /** The base of the form: only changes are sent. */
  before: TrackForm;
  /** Called with the server's field errors. */
  onRefused: (faults: TrackFaults) => void;
  onDone: () => void;
}

export function useSavingTrack({ track, before, onRefused, onDone }: Saving) {
  const t = useStaffTexts().tracks;
  const onChanged = useChangedTracks();
  return useMutation({
    mutationFn: (values: NewAsset) =>
      track ? changeTrack(track.id, patchOf(before, values)) : createTrack(values),
    onSuccess: async () => {
      toast.success(t.saved);
      await onChanged();
      onDone();
    },
    onError: (error) => onRefused(faultsOf(error)),
  });
}

/** A duplicate name is an error of its field, like the server's other errors. */
function faultsOf(error: Error): TrackFaults {
  if (!(error instanceof ApiError) || typeof error.extensions.field !== 'string') return new Set();
  const { field } = error.extensions;
  return new Set([error.code === 'RECORD_NOT_UNIQUE' ? `${field}.taken` : field]);
}
