import { listOwnClosedRidesCall } from '@cablepark/contract/closures/closures';
import { mailedBookingPage } from '@cablepark/contract/rides/mailed-booking';
import { requireWireTime } from '@cablepark/contract/wire-time';
import type { ClosureReason } from '@cablepark/domain/closures/closure';
import type { RideQuestion } from '@cablepark/domain/closures/ride-question';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/http/call.ts';
import { usePark } from '../../park/ParkProvider.tsx';
import { slotKeys } from './slotKeys.ts';

/** A rider's own closed or delayed ride that needs a choice. */
export interface RideToChoose {
  slot: number;
  track: number;
  start: Temporal.Instant;
  question: RideQuestion;
  /** The original start of a ride that stops delayed; null for a closed ride. */
  delayedFrom: Temporal.Instant | null;
  reason: ClosureReason;
  answerUntil: Temporal.Instant;
  /** The slot that is held for it; null for none. */
  held: number | null;
  /** The token of the page on which to choose. */
  token: string;
}

const refreshMs = 60_000;
const none: readonly RideToChoose[] = [];

/** The page on which the rider of a closed ride chooses. */
export function choosingPath({ token }: Pick<RideToChoose, 'token'>): string {
  return `${mailedBookingPage}?token=${encodeURIComponent(token)}`;
}

/** The ride of a slot that cannot take place: its own, or the one for which it is held. */
export function closedRideOf(
  { id }: { id: number },
  rides: readonly RideToChoose[],
): RideToChoose | undefined {
  return rides.find(({ slot, held, question }) => question === 'choose' && (slot === id || held === id));
}

/** GET /me/closed-rides, if the server announces `closures`. @param account null disables the query */
export function useClosedRides(account: string | null): readonly RideToChoose[] {
  const { features } = usePark();
  const { data } = useQuery({
    queryKey: [...slotKeys.all, 'closed rides', account],
    queryFn: async ({ signal }) =>
      (await call(listOwnClosedRidesCall, { signal })).map(
        (row): RideToChoose => ({
          slot: row.slot,
          track: row.asset,
          start: requireWireTime(row.startTime),
          question: row.question,
          delayedFrom: row.delayed_from === null ? null : requireWireTime(row.delayed_from),
          reason: row.reason,
          answerUntil: requireWireTime(row.answer_until),
          held: row.held,
          token: row.token,
        }),
      ),
    enabled: account !== null && features.includes('closures'),
    refetchInterval: refreshMs,
    refetchOnWindowFocus: 'always',
  });
  return data ?? none;
}
