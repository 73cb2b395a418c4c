import { timeText } from '@cablepark/domain/time/display';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { toast } from 'react-toastify/unstyled';
import { slotKeys } from '../../../booking/api/slotKeys.ts';
import { failedText } from '../../../i18n/errorText.ts';
import { useTexts } from '../../../i18n/LanguageProvider.tsx';
import { ApiError } from '../../../lib/http/errors.ts';
import { usePark } from '../../../park/ParkProvider.tsx';
import { useTrackName } from '../../../park/TrackNames.tsx';
import { useStaffPageTexts } from '../../../staff/texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { Fold } from '../../../ui/Fold.tsx';
import { useNow } from '../../../ui/useNow.ts';
import { phoneLink, phoneText } from '../rider.ts';
import {
  type Stop,
  type StopCall,
  type StopsOfDay,
  sendStop,
  stopsKey,
  stopsToday,
  toldOfStop,
  undoStop,
} from './api/stops.ts';
import styles from './Stops.module.css';
import { stopTexts } from './stops.texts.ts';

/** While messages are on their way; else as often as Today. */
const busyMs = 3_000;
const restMs = 20_000;
/** The most stops that are listed. */
const stopsAtMost = 3;

/** Today's stops at the top of the page: the moved rides, the state of the messages, and the riders to call. */
export function StopsToday() {
  const t = useStaffPageTexts(stopTexts);
  const { data } = useQuery({
    ...stopsToday,
    refetchInterval: ({ state }) => (state.data && isBusy(state.data) ? busyMs : restMs),
  });
  if (!data || (data.stops.length === 0 && data.calls.length === 0)) return null;
  const newest = data.stops.find(({ isUndone }) => !isUndone);
  return (
    <section className={styles.box} aria-label={t.now}>
      <ul className={styles.stops}>
        {data.stops.slice(0, stopsAtMost).map((stop) => (
          <Line key={stop.id} stop={stop} isNewest={stop === newest} />
        ))}
      </ul>
      {data.calls.length > 0 && <Calls calls={data.calls} />}
      {data.unseen.length > 0 && <Unseen riders={data.unseen} />}
    </section>
  );
}

function isBusy({ stops }: StopsOfDay): boolean {
  return stops.some(({ waiting }) => waiting > 0);
}

/** Runs a call about a stop, and reads the day again. */
function useStopCall(run: (id: number) => Promise<void>, words: { failed: string; done?: string }) {
  const t = useStaffPageTexts(stopTexts);
  const texts = useTexts();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: run,
    onSuccess: () => {
      if (words.done) toast.success(words.done);
    },
    onError: (error) => {
      const own: Partial<Record<string, string>> = t.refused;
      const reason = error instanceof ApiError ? own[error.code] : undefined;
      toast.error(reason ? `${words.failed}: ${reason}` : failedText(words.failed, error, texts));
    },
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: stopsKey });
      void queries.invalidateQueries({ queryKey: slotKeys.all });
    },
  });
}

function Line({ stop, isNewest }: { stop: Stop; isNewest: boolean }) {
  const t = useStaffPageTexts(stopTexts);
  const { zone } = usePark();
  const trackName = useTrackName();
  const undo = useStopCall(undoStop, { failed: t.undoFailed, done: t.undone });
  const send = useStopCall(sendStop, { failed: t.sendFailed });
  const { id, minutes, tracks, at, byName, rides, isUndone, messages, sent, messagesDue } = stop;
  return (
    <li className={styles.stop} data-undone={isUndone || undefined}>
      <div className={styles.what}>
        <strong>{t.what(minutes, tracks.map(trackName).join(', '))}</strong>
        <span className={styles.soft}>{t.who(timeText(at, zone), byName ?? t.somebody, rides)}</span>
        {isUndone && <span className={styles.soft}>{t.isUndone}</span>}
        {!isUndone && messagesDue !== null && <Countdown until={messagesDue} />}
        {messagesDue === null && messages > 0 && (
          <output>{isUndone ? t.sentUndone(sent, messages) : t.sent(sent, messages)}</output>
        )}
      </div>
      {isNewest && (
        <div className={styles.buttons}>
          {messagesDue !== null && (
            <Button busy={send.isPending} onClick={() => send.mutate(id)}>
              {t.sendNow}
            </Button>
          )}
          <Button busy={undo.isPending} onClick={() => undo.mutate(id)}>
            {t.undo}
          </Button>
        </div>
      )}
    </li>
  );
}

/** Seconds until the messages are sent. Screen readers announce them once. */
function Countdown({ until }: { until: Temporal.Instant }) {
  const t = useStaffPageTexts(stopTexts);
  const now = useNow(1_000);
  const seconds = Math.max(0, Math.ceil(now.until(until).total('seconds')));
  return <span>{t.leaveIn(seconds)}</span>;
}

function Calls({ calls }: { calls: readonly StopCall[] }) {
  const t = useStaffPageTexts(stopTexts);
  return (
    <section className={styles.calls} aria-label={t.calls(calls.length)}>
      <h2 className={styles.title}>{t.calls(calls.length)}</h2>
      <p className={styles.soft}>{t.callsLead}</p>
      <ul className={styles.callers}>
        {calls.map((each) => (
          <CallLine key={each.id} call={each} />
        ))}
      </ul>
    </section>
  );
}

function CallLine({ call }: { call: StopCall }) {
  const t = useStaffPageTexts(stopTexts);
  const ticking = useStopCall(toldOfStop, { failed: t.toldFailed });
  const name = call.name ?? t.someone;
  return (
    <li className={styles.call}>
      <CallWords call={call} />
      <Button
        busy={ticking.isPending}
        aria-label={call.asks ? t.suitsTo(name) : t.toldOf(name)}
        onClick={() => ticking.mutate(call.id)}
      >
        {call.asks ? t.suits : t.told}
      </Button>
    </li>
  );
}

/** Sent, but neither answered nor opened: a hint that requires no action. */
function Unseen({ riders }: { riders: readonly StopCall[] }) {
  const t = useStaffPageTexts(stopTexts);
  return (
    <Fold title={<span>{t.unseen(riders.length)}</span>}>
      <ul className={styles.callers}>
        {riders.map((each) => (
          <li key={each.id} className={styles.call}>
            <CallWords call={each} />
          </li>
        ))}
      </ul>
    </Fold>
  );
}

function CallWords({ call }: { call: StopCall }) {
  const t = useStaffPageTexts(stopTexts);
  const { zone } = usePark();
  const trackName = useTrackName();
  const times = call.rides.map(
    ({ from, to, track }) => `${t.change(timeText(from, zone), timeText(to, zone))}, ${trackName(track)}`,
  );
  return (
    <div className={styles.what}>
      <strong>{call.name ?? t.someone}</strong>
      {call.asks && <span>{t.asks}</span>}
      {call.phone === null ? (
        <span className={styles.soft}>{t.noPhone}</span>
      ) : (
        <a className={styles.phone} href={phoneLink(call.phone)}>
          <span>{phoneText(call.phone)}</span>
        </a>
      )}
      {times.map((each) => (
        <span key={each} className={styles.soft}>
          {each}
        </span>
      ))}
    </div>
  );
}
