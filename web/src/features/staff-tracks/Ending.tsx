import type { Track } from '@cablepark/domain/tracks/track';
import { useMutation } from '@tanstack/react-query';
import { toast } from 'react-toastify/unstyled';
import { failedText } from '../../i18n/errorText.ts';
import { useTexts } from '../../i18n/LanguageProvider.tsx';
import { useTrackName } from '../../park/TrackNames.tsx';
import form from '../../staff/form/Form.module.css';
import { useStaffTexts } from '../../staff/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { useConfirm } from '../../ui/dialogs/Modals.tsx';
import { deleteTrack } from './api/tracks.ts';
import { useChangedTracks } from './useChangedTracks.ts';
import { useTrackStatus } from './useTrackStatus.tsx';

/** The two ways to remove a track. */
export function Ending({ track, onDone }: { track: Track; onDone: () => void }) {
  const t = useStaffTexts().tracks;
  const name = useTrackName()(track.id);
  const { isChanging, retire } = useTrackStatus(track, name);
  const remove = useRemoving(track, name, onDone);
  return (
    <section className={form.card} aria-labelledby="track-ending">
      <h3 id="track-ending" className={form.cardTitle}>
        {t.ending}
      </h3>
      <p className={form.hint}>{t.endingHint}</p>
      <div className={form.actions}>
        {track.status !== 'retired' && (
          <Button
            variant="quietDanger"
            busy={isChanging}
            onClick={async () => {
              if (await retire()) onDone();
            }}
          >
            {t.retire}
          </Button>
        )}
        <Button variant="quietDanger" onClick={() => void remove()}>
          {t.delete}
        </Button>
      </div>
    </section>
  );
}

/** Asks, deletes, and explains why a track must stay. */
function useRemoving(track: Track, name: string, onDone: () => void): () => Promise<void> {
  const t = useStaffTexts().tracks;
  const texts = useTexts();
  const confirm = useConfirm();
  const onChanged = useChangedTracks();
  const removing = useMutation({
    mutationFn: () => deleteTrack(track.id),
    onSuccess: () => {
      toast.success(t.deleted);
      onDone();
    },
    onError: (error) => toast.error(failedText(t.deleteFailed, error, texts)),
    onSettled: onChanged,
  });
  return async () => {
    const title = t.deleteQuestion(name);
    if (await confirm({ title, text: t.deleteText, confirmLabel: t.delete, danger: true })) removing.mutate();
  };
}
