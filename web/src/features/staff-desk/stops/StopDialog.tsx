import { stopLengths, stopMinutesAtMost } from '@cablepark/domain/closures/stop-rules';
import { timeText } from '@cablepark/domain/time/display';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { toast } from 'react-toastify/unstyled';
import { slotKeys } from '../../../booking/api/slotKeys.ts';
import { useLanguage, useTexts } from '../../../i18n/LanguageProvider.tsx';
import { ApiError, isUncertain } from '../../../lib/http/errors.ts';
import { usePark } from '../../../park/ParkProvider.tsx';
import { useTrackName } from '../../../park/TrackNames.tsx';
import { useTracks } from '../../../park/useTracks.ts';
import { TrackChoice } from '../../../staff/form/TrackChoice.tsx';
import { useStaffPageTexts } from '../../../staff/texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/dialogs/Dialog.tsx';
import { Fold } from '../../../ui/Fold.tsx';
import { Choice } from '../../../ui/fields/Choice.tsx';
import { Field } from '../../../ui/fields/Field.tsx';
import { Alert } from '../../../ui/status/Alert.tsx';
import { LoadFailure } from '../../../ui/status/LoadFailure.tsx';
import { Skeleton } from '../../../ui/status/Skeleton.tsx';
import { deskErrorText } from '../deskOutcomeText.ts';
import forms from '../forms.module.css';
import group from '../party/Group.module.css';
import { useDeskTexts } from '../useDeskTexts.ts';
import { type Preview, stopCable, stopPreview, stopsKey } from './api/stops.ts';
import styles from './Stops.module.css';
import { stopTexts } from './stops.texts.ts';

const ownLength = 'own';
const usualLength = String(stopLengths[1]);

/** The chosen length and tracks of a stop, with its preview. */
function useStopChoice() {
  const openTracks = (useTracks() ?? []).filter(({ status }) => status !== 'retired').map(({ id }) => id);
  const [length, setLength] = useState(usualLength);
  const [ownMinutes, setOwnMinutes] = useState('');
  const [leftOut, setLeftOut] = useState<readonly number[]>([]);
  const tracks = openTracks.filter((id) => !leftOut.includes(id));
  const minutes = minutesOf(length === ownLength ? ownMinutes : length);
  const preview = useQuery(stopPreview(minutes, tracks));
  return {
    length,
    setLength,
    ownMinutes,
    setOwnMinutes,
    minutes,
    tracks,
    setTracks: (those: readonly number[]) => setLeftOut(openTracks.filter((id) => !those.includes(id))),
    isOneTrack: openTracks.length === 1,
    preview,
  };
}

type StopChoice = ReturnType<typeof useStopChoice>;

/**
 * Sends the stop. `seen`: another desk has reported one meanwhile, and the preview is of the day after it. After a lost answer the preview may be
 * of the day after this very stop, so what the desk had seen counts until an answer comes.
 */
function useStopping({ minutes, tracks, preview }: StopChoice, onDone: () => void) {
  const t = useStaffPageTexts(stopTexts);
  const texts = useTexts();
  const desk = useDeskTexts();
  const queries = useQueryClient();
  const [state, setState] = useState<'open' | 'sending' | 'seen'>('open');
  const [unsure, setUnsure] = useState<{ seen: number | null } | null>(null);
  const { data, isFetching } = preview;
  const stop = async () => {
    if (minutes === null || tracks.length === 0 || !data || isFetching || state === 'sending') return;
    setState('sending');
    const { seen } = unsure ?? { seen: data.newest };
    try {
      toast.success(t.done(await stopCable({ minutes, tracks, seen })));
      onDone();
    } catch (error) {
      setUnsure(isUncertain(error) ? { seen } : null);
      const isSeen = error instanceof ApiError && error.code === 'CHANGED_SINCE';
      setState(isSeen ? 'seen' : 'open');
      if (!isSeen) toast.error(deskErrorText(t.failed, error, texts, desk));
    } finally {
      void queries.invalidateQueries({ queryKey: slotKeys.all });
      void queries.invalidateQueries({ queryKey: stopsKey });
    }
  };
  return { state, stop };
}

/** Reports a stop of the cable: for how long, on which tracks, with a preview of the rides. */
export function StopDialog({ onClose }: { onClose: () => void }) {
  const t = useStaffPageTexts(stopTexts);
  const choice = useStopChoice();
  const { state, stop } = useStopping(choice, onClose);
  const [isAttempted, setAttempted] = useState(false);
  const { preview, tracks } = choice;
  const { data } = preview;

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setAttempted(true);
    void stop();
  };

  return (
    <Dialog open onClose={onClose} title={t.title} shape="sheet">
      <form className={forms.form} onSubmit={submit} noValidate>
        {state === 'seen' && <Alert kind="warning">{t.seen}</Alert>}
        <p className={forms.note}>{t.lead}</p>
        <StopFields choice={choice} isAttempted={isAttempted} />
        {tracks.length === 0 && <Alert kind="warning">{t.tracksFault}</Alert>}
        {preview.isLoading && <Skeleton height="6rem" />}
        {preview.error && (
          <LoadFailure title={t.previewFailed} error={preview.error} onRetry={preview.refetch} />
        )}
        {data && <Outlook preview={data} />}
        <div className={group.confirm}>
          <Button
            type="submit"
            variant="primary"
            wide
            // A tap while the preview is read anew, as after a lost answer, would stop nothing.
            busy={state === 'sending' || (data !== undefined && preview.isFetching)}
            data-autofocus
          >
            {data && data.rides.length > 0 ? t.confirm(data.rides.length) : t.confirmNone}
          </Button>
          <p className={forms.note}>{t.waits}</p>
        </div>
      </form>
    </Dialog>
  );
}

function StopFields({ choice, isAttempted }: { choice: StopChoice; isAttempted: boolean }) {
  const t = useStaffPageTexts(stopTexts);
  const isFault = choice.minutes === null && (isAttempted || choice.ownMinutes !== '');
  return (
    <>
      <div className={styles.lengths}>
        <span aria-hidden="true" className={styles.legend}>
          {t.howLong}
        </span>
        <Choice
          legend={t.howLong}
          options={[
            ...stopLengths.map((each) => ({ value: String(each), label: String(each) })),
            { value: ownLength, label: t.own },
          ]}
          value={choice.length}
          onChange={choice.setLength}
        />
      </div>
      {choice.length === ownLength && (
        <Field
          label={t.ownMinutes}
          inputMode="numeric"
          autoComplete="off"
          value={choice.ownMinutes}
          error={isFault ? t.ownFault(stopMinutesAtMost) : undefined}
          onChange={(event) => choice.setOwnMinutes(event.target.value)}
        />
      )}
      {!choice.isOneTrack && (
        <TrackChoice legend={t.tracks} chosen={choice.tracks} onChange={choice.setTracks} />
      )}
    </>
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
      <StoppedEvents events={preview.events} />
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

/** Events that begin at another time with their places, and those that the desk has to change by hand. */
function StoppedEvents({ events }: Pick<Preview, 'events'>) {
  const t = useStaffPageTexts(stopTexts);
  const { language } = useLanguage();
  const { zone } = usePark();
  return events.map(({ id, name, nameEn, from, to }) => {
    const shownName = (language === 'en' && nameEn) || name;
    if (to === null)
      return (
        <Alert key={id} kind="warning">
          {t.eventStays(shownName, timeText(from, zone))}
        </Alert>
      );
    return <p key={id}>{t.eventMoves(shownName, t.change(timeText(from, zone), timeText(to, zone)))}</p>;
  });
}

function minutesOf(text: string): number | null {
  const number = /^\d{1,3}$/.test(text.trim()) ? Number(text) : 0;
  return number >= 1 && number <= stopMinutesAtMost ? number : null;
}
