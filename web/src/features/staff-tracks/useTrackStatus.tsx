import type { Track, TrackStatus } from '@cablepark/domain/tracks/track';
import { useMutation } from '@tanstack/react-query';
import { toast } from 'react-toastify/unstyled';
import { readSlotsById } from '../../booking/api/readSlotsById.ts';
import { failedText } from '../../i18n/errorText.ts';
import { useTexts } from '../../i18n/LanguageProvider.tsx';
import { ApiError } from '../../lib/http/errors.ts';
import { useStaffTexts } from '../../staff/texts.ts';
import { useConfirm, useInfo } from '../../ui/dialogs/Modals.tsx';
import { changeTrack } from './api/tracks.ts';
import { HeldSlots } from './HeldSlots.tsx';
import { useChangedTracks } from './useChangedTracks.ts';

/** Closes, opens, retires and restores; asks first if riders lose something. */
export function useTrackStatus(track: Track, name: string) {
  const t = useStaffTexts().tracks;
  const confirm = useConfirm();
  const { set, isChanging } = useSetting(track, name);

  const close = async () => {
    const title = t.closeQuestion(name);
    if (!(await confirm({ title, text: t.closeText, confirmLabel: t.closeConfirm }))) return;
    await set('closed', t.closedNow, t.statusFailed);
  };
  const open = () => set('open', t.opened, t.statusFailed);
  // Closed, so that staff can check it before the first booking.
  const restore = () => set('closed', t.restored, t.restoreFailed);
  const retire = async () => {
    const title = t.retireQuestion(name);
    if (!(await confirm({ title, text: t.retireText, confirmLabel: t.retire, danger: true }))) return false;
    return set('retired', t.retiredNow, t.retireFailed);
  };
  return { isChanging, close, open, restore, retire };
}

/** Sets a status and reports the outcome. */
function useSetting(track: Track, name: string) {
  const texts = useTexts();
  const t = useStaffTexts().tracks;
  const info = useInfo();
  const onChanged = useChangedTracks();
  const setting = useMutation({
    mutationFn: (status: TrackStatus) => changeTrack(track.id, { status }),
    onSettled: onChanged,
  });

  const setStatus = async (
    status: TrackStatus,
    successText: string,
    failureText: string,
  ): Promise<boolean> => {
    try {
      await setting.mutateAsync(status);
      toast.success(successText);
      return true;
    } catch (error) {
      const blockers = heldOf(error);
      if (blockers) {
        // If they fail to load, their number and the link are enough.
        const slots = await readSlotsById(blockers.slots).catch(() => []);
        const text = <HeldSlots track={track.id} slots={slots} count={blockers.count} />;
        await info({ title: t.heldTitle(name), text });
      } else toast.error(failedText(failureText, error, texts));
      return false;
    }
  };
  return { set: setStatus, isChanging: setting.isPending };
}

/** The bookings that block a retirement. */
function heldOf(error: unknown): { slots: number[]; count: number } | null {
  if (!(error instanceof ApiError) || error.code !== 'TRACK_IN_USE') return null;
  const { slots, count } = error.extensions;
  if (!Array.isArray(slots) || typeof count !== 'number') return null;
  return { slots: slots.filter((id) => typeof id === 'number'), count };
}
