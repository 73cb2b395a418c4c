import { paths } from '@cablepark/contract/paths';
import { may } from '@cablepark/domain/accounts/permissions';
import { isUndoOpen } from '@cablepark/domain/desk/desk-actions';
import { timeText } from '@cablepark/domain/time/display';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { usePark } from '../../../park/ParkProvider.tsx';
import { useTrackName } from '../../../park/TrackNames.tsx';
import { useAuth } from '../../../session/AuthProvider.tsx';
import { useStaffTexts } from '../../../staff/texts.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { Fold } from '../../../ui/Fold.tsx';
import { LoadFailure } from '../../../ui/status/LoadFailure.tsx';
import { Spinner } from '../../../ui/status/Spinner.tsx';
import { useNow } from '../../../ui/useNow.ts';
import { type DeskAction, deskActions } from '../api/deskActions.ts';
import { UndoIcon } from '../icons.tsx';
import { BillMethod } from './BillMethod.tsx';
import styles from './JustNow.module.css';
import { useUndoing } from './useUndoing.ts';

const refreshMs = 20_000;
/** How many are listed at first. */
const newest = 12;

/** The latest actions of the desk, collapsed: who, what, when, and Undo beside one's own. */
export function JustNow() {
  const { actions: t } = useStaffTexts();
  const query = useQuery({ ...deskActions(), refetchInterval: refreshMs });
  const { undo, pending } = useUndoing();
  const [isAll, setAll] = useState(false);
  const { data } = query;
  return (
    <Fold
      look="bar"
      className={styles.box}
      title={<span>{data && data.length > 0 ? `${t.title}: ${data.length}` : t.title}</span>}
    >
      <p className={styles.lead}>{t.lead}</p>
      {query.isPending && <Spinner />}
      {query.isError && !data && (
        <LoadFailure title={t.loadFailed} error={query.error} onRetry={query.refetch} />
      )}
      {data?.length === 0 && <p>{t.none}</p>}
      {data && data.length > 0 && (
        <ul className={styles.list}>
          {(isAll ? data : data.slice(0, newest)).map((action) => (
            <Line
              key={action.id}
              action={action}
              isPending={action.slot !== null && pending.has(action.slot)}
              onUndo={undo}
            />
          ))}
        </ul>
      )}
      {!isAll && data && data.length > newest && (
        <Button onClick={() => setAll(true)}>{t.more(data.length - newest)}</Button>
      )}
    </Fold>
  );
}

interface LineProps {
  action: DeskAction;
  isPending: boolean;
  onUndo: (action: DeskAction) => Promise<void>;
}

function Line({ action, isPending, onUndo }: LineProps) {
  const { actions: t } = useStaffTexts();
  const { zone } = usePark();
  const trackName = useTrackName();
  const now = useNow();
  const { user } = useAuth();
  const { kind, rider, start, track, bill, isUndone } = action;
  const where = start !== null && track !== null ? `${timeText(start, zone)}, ${trackName(track)}` : null;
  const what = [t.kinds[kind], rider ?? t.nobody, where].filter(Boolean).join(', ');
  const isMine = action.by === user?.id && isUndoOpen(action.at, now);
  const isOfMoney = kind === 'payment' || kind === 'method';
  return (
    <li className={styles.line}>
      <span className={styles.what}>
        <span>{what}</span>
        <span className={styles.who}>{`${timeText(action.at, zone)}, ${action.byName ?? t.someone}`}</span>
        {bill && may(user?.role ?? null, 'ride.correct') && <BillMethod bill={bill} what={what} />}
      </span>
      {isUndone && <span className={styles.who}>{t.isUndone}</span>}
      {!isUndone && isMine && (
        <Button
          variant="quiet"
          busy={isPending}
          aria-label={t.undoOf(what)}
          onClick={() => void onUndo(action)}
        >
          <UndoIcon />
          <span>{t.undo}</span>
        </Button>
      )}
      {!isUndone && !isMine && rider !== null && isOfMoney && may(user?.role ?? null, 'payment.void') && (
        <ButtonLink
          variant="quiet"
          to={`${paths.bookings}?q=${encodeURIComponent(rider)}`}
          aria-label={t.voidOf(what)}
        >
          <span>{t.toVoid}</span>
        </ButtonLink>
      )}
    </li>
  );
}
