import { stopLengths, stopMinutesAtMost } from '@cablepark/domain/closures/stop-rules';
import { timeText } from '@cablepark/domain/time/display';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { toast } from 'react-toastify/unstyled';
import { slotKeys } from '../../../booking/api/slotKeys.ts';
import { useTexts } from '../../../i18n/LanguageProvider.tsx';
import { ApiError } from '../../../lib/http/errors.ts';
import { usePark } from '../../../park/ParkProvider.tsx';
import { useTrackName } from '../../../park/TrackNames.tsx';
import { useTracks } from '../../../park/useTracks.ts';
import { OneOf } from '../../../staff/form/OneOf.tsx';
import { TrackChoice } from '../../../staff/form/TrackChoice.tsx';
import { useStaffPageTexts } from '../../../staff/texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/dialogs/Dialog.tsx';
import { Fold } from '../../../ui/Fold.tsx';
import { Field } from '../../../ui/fields/Field.tsx';
import { Alert } from '../../../ui/status/Alert.tsx';
import { LoadFailure } from '../../../ui/status/LoadFailure.tsx';
import { Skeleton } from '../../../ui/status/Skeleton.tsx';
import { deskErrorText } from '../deskOutcomeText.ts';
import forms from '../forms.module.css';
import group from '../party/Group.module.css';
import { useDeskTexts } from '../useDeskTexts.ts';
import { type Preview, stopCable, stopPreview, stopsKey, stopsToday } from './api/stops.ts';
import styles from './Stops.module.css';
import { stopTexts } from './stops.texts.ts';

const ownLength = 'own';
const usualLength = String(stopLengths[1]);

/** Reports that the cable stands still: for how long, on which tracks, and what becomes of the rides. */
export function StopDialog({ onClose }: { onClose: () => void }) {
  const t = useStaffPageTexts(stopTexts);
  const texts = useTexts();
  const desk = useDeskTexts();
  const queries = useQueryClient();
  const openTracks = (useTracks() ?? []).filter(({ status }) => status !== 'retired').map(({ id }) => id);
  const [length, setLength] = useState(usualLength);
  const [ownMinutes, setOwnMinutes] = useState('');
  const [leftOut, setLeftOut] = useState<readonly number[]>([]);
  const [isAttempted, setAttempted] = useState(false);
  const [state, setState] = useState<'open' | 'sending' | 'seen'>('open');
  const tracks = openTracks.filter((id) => !leftOut.includes(id));
  const minutes = minutesOf(length === ownLength ? ownMinutes : length);
  const preview = useQuery(stopPreview(minutes, tracks));
  const { data } = preview;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setAttempted(true);
    if (minutes === null || tracks.length === 0 || !data || preview.isFetching || state === 'sending') return;
    setState('sending');
    try {
      const day = await stopCable({ minutes, tracks, seen: data.newest });
      queries.setQueryData(stopsToday.queryKey, day);
      toast.success(t.done(data.rides.length));
      onClose();
    } catch (error) {
      const isSeen = error instanceof ApiError && error.code === 'CHANGED_SINCE';
      setState(isSeen ? 'seen' : 'open');
      if (!isSeen) toast.error(deskErrorText(t.failed, error, texts, desk));
    } finally {
      void queries.invalidateQueries({ queryKey: slotKeys.all });
      void queries.invalidateQueries({ queryKey: stopsKey });
    }
  };

  return (
    <Dialog open onClose={onClose} title={t.title} shape="sheet">
      <form className={forms.form} onSubmit={submit} noValidate>
        {state === 'seen' && <Alert kind="warning">{t.seen}</Alert>}
        <p className={forms.note}>{t.lead}</p>
        <OneOf
          legend={t.howLong}
          options={[
            ...stopLengths.map((each) => ({ value: String(each), label: t.minutes(each) })),
            { value: ownLength, label: t.own },
          ]}
          value={length}
          onChange={setLength}
        />
        {length === ownLength && (
          <Field
            label={t.ownMinutes}
            inputMode="numeric"
            autoComplete="off"
            value={ownMinutes}
            error={
              minutes === null && (isAttempted || ownMinutes !== '')
                ? t.ownFault(stopMinutesAtMost)
                : undefined
            }
            onChange={(event) => setOwnMinutes(event.target.value)}
          />
        )}
        {openTracks.length > 1 && (
          <TrackChoice
            legend={t.tracks}
            chosen={tracks}
            onChange={(those) => setLeftOut(openTracks.filter((id) => !those.includes(id)))}
          />
        )}
        {tracks.length === 0 && <Alert kind="warning">{t.tracksFault}</Alert>}
        {preview.isLoading && <Skeleton height="6rem" />}
        {preview.error && (
          <LoadFailure title={t.previewFailed} error={preview.error} onRetry={preview.refetch} />
        )}
        {data && <Outlook preview={data} />}
        <div className={group.confirm}>
          <Button type="submit" variant="primary" wide busy={state === 'sending'} data-autofocus>
            {data && data.rides.length > 0 ? t.confirm(data.rides.length) : t.confirmNone}
          </Button>
          <p className={forms.note}>{t.waits}</p>
        </div>
      </form>
    </Dialog>
  );
}

/** What the stop would do. */
function Outlook({ preview }: { preview: Preview }) {
  const t = useStaffPageTexts(stopTexts);
  const { zone } = usePark();
  const trackName = useTrackName();
  const { rides, swallowed, freeAt } = preview;
  const times = [...new Set(freeAt.map((instant) => timeText(instant, zone)))].toSorted();
  const withoutMail = rides.filter(({ hasMail }) => !hasMail).length;
  const pastEnd = rides.filter(({ isPastEnd }) => isPastEnd).length;
  return (
    <section className={group.chosen} aria-label={t.list}>
      <div aria-live="polite">
        <p>
          <strong>{t.next(times.join(', '))}</strong>
        </p>
        {rides.length === 0 && <p>{t.nothing}</p>}
        {swallowed > 0 && <p>{t.swallowed(swallowed)}</p>}
        {withoutMail > 0 && <p>{t.withoutMail(withoutMail)}</p>}
      </div>
      {pastEnd > 0 && <Alert kind="warning">{t.pastEnd(pastEnd)}</Alert>}
      {rides.length > 0 && (
        <Fold title={<span>{`${t.list}: ${t.moves(rides.length)}`}</span>}>
          <ul className={styles.times}>
            {rides.map((ride) => (
              <li key={ride.slot} className={styles.time}>
                <strong>{t.change(timeText(ride.from, zone), timeText(ride.to, zone))}</strong>
                <span>{`${ride.name ?? t.someone}, ${trackName(ride.track)}`}</span>
                {!ride.hasMail && <span className={styles.soft}>{t.noMail}</span>}
                {ride.isPastEnd && <span className={styles.soft}>{t.late}</span>}
              </li>
            ))}
          </ul>
        </Fold>
      )}
    </section>
  );
}

function minutesOf(text: string): number | null {
  const number = /^\d{1,3}$/.test(text.trim()) ? Number(text) : 0;
  return number >= 1 && number <= stopMinutesAtMost ? number : null;
}
