import { closedRideStates } from '@cablepark/domain/closures/ride-question';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { toast } from 'react-toastify/unstyled';
import { slotKeys } from '../../../booking/api/slotKeys.ts';
import { failedText } from '../../../i18n/errorText.ts';
import { useTexts } from '../../../i18n/LanguageProvider.tsx';
import { closuresKey } from '../../../park/api/closures.ts';
import { useClosureWords } from '../../../park/closures/useClosureWords.ts';
import { useTrackName } from '../../../park/TrackNames.tsx';
import { useStaffPageTexts } from '../../../staff/texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { useNow } from '../../../ui/useNow.ts';
import styles from '../stops/Stops.module.css';
import { type DeskClosure, deskClosures, liftClosure, sendClosure } from './api/closures.ts';
import { CallList, OwedList } from './ClosurePeople.tsx';
import { closureTexts } from './closures.texts.ts';

/** While messages are on their way; else as often as Today. */
const busyMs = 3_000;
const restMs = 20_000;

/** The closures at the top of Today: their rides, the riders to call, and the refunds at the desk. */
export function ClosuresToday() {
  const t = useStaffPageTexts(closureTexts);
  const { data } = useQuery({
    ...deskClosures,
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) =>
      state.data?.closures.some(({ waiting }) => waiting > 0) ? busyMs : restMs,
  });
  if (!data || (data.closures.length === 0 && data.calls.length === 0 && data.owed.length === 0)) return null;
  return (
    <section className={styles.box} aria-label={t.now}>
      <ul className={styles.stops}>
        {data.closures.map((closure) => (
          <Line key={closure.id} closure={closure} />
        ))}
      </ul>
      {data.calls.length > 0 && <CallList calls={data.calls} />}
      {data.owed.length > 0 && <OwedList owed={data.owed} />}
    </section>
  );
}

function Line({ closure }: { closure: DeskClosure }) {
  const t = useStaffPageTexts(closureTexts);
  const words = useClosureWords();
  const trackName = useTrackName();
  const now = useNow();
  const { id, tracks, madeAt, until, byName, isLifted, rides, messagesDue, messages, sent } = closure;
  const isOpen = isLifted || Temporal.Instant.compare(until, now) <= 0;
  const became = closedRideStates.flatMap((state) => {
    const count = rides[state];
    return count > 0 ? [t.became[state](count)] : [];
  });
  const note = words.note(closure);
  return (
    <li className={styles.stop} data-undone={isOpen || undefined}>
      <div className={styles.what}>
        <strong>
          {t.what(tracks.map(trackName).join(', '), words.time(closure), words.reason(closure))}
        </strong>
        {note !== null && <span>{note}</span>}
        <span className={styles.soft}>{t.who(words.moment(madeAt), byName ?? t.somebody)}</span>
        {isLifted && <span className={styles.soft}>{t.isLifted(words.moment(until))}</span>}
        {became.length > 0 && <span className={styles.soft}>{became.join(', ')}</span>}
        {messagesDue !== null && <Countdown until={messagesDue} />}
        {messagesDue === null && messages > 0 && <output>{t.sent(sent, messages)}</output>}
      </div>
      {!isOpen && <Buttons id={id} messagesDue={messagesDue} />}
    </li>
  );
}

/** Lifting needs no confirmation: within the minute nobody was notified of the closure, and later it is good news. */
function Buttons({ id, messagesDue }: Pick<DeskClosure, 'id' | 'messagesDue'>) {
  const t = useStaffPageTexts(closureTexts);
  const texts = useTexts();
  const queries = useQueryClient();
  const onSettled = () => {
    void queries.invalidateQueries({ queryKey: closuresKey });
    void queries.invalidateQueries({ queryKey: slotKeys.all });
  };
  const lift = useMutation({
    mutationFn: liftClosure,
    onSuccess: (rides) => {
      const message = messagesDue === null ? t.openedAloud : t.openedQuietly;
      toast.success(rides === 0 ? t.opened(0) : `${t.opened(rides)} ${message}`);
    },
    onError: (error) => toast.error(failedText(t.openFailed, error, texts)),
    onSettled,
  });
  const send = useMutation({
    mutationFn: sendClosure,
    onError: (error) => toast.error(failedText(t.sendFailed, error, texts)),
    onSettled,
  });
  return (
    <div className={styles.buttons}>
      {messagesDue !== null && (
        <Button busy={send.isPending} onClick={() => send.mutate(id)}>
          {t.sendNow}
        </Button>
      )}
      <Button busy={lift.isPending} onClick={() => lift.mutate(id)}>
        {t.open}
      </Button>
    </div>
  );
}

/** Seconds until the messages are sent. Screen readers announce them once. */
function Countdown({ until }: { until: Temporal.Instant }) {
  const t = useStaffPageTexts(closureTexts);
  const now = useNow(1_000);
  const seconds = Math.max(0, Math.ceil(now.until(until).total('seconds')));
  return <span>{t.leaveIn(seconds)}</span>;
}
