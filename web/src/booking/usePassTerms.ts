import type { ClosedDay } from '@cablepark/domain/passes/closed-days';
import { endOfPass, lastDayOf, type PassKind } from '@cablepark/domain/passes/pass-kind';
import type { Pass } from '@cablepark/domain/passes/pass-rules';
import { dateText } from '@cablepark/domain/time/display';
import { ownPassesTexts } from '../i18n/pages/own-passes.texts.ts';
import { usePageTexts } from '../i18n/pageTexts.ts';
import { usePark } from '../park/ParkProvider.tsx';
import { useTrackName } from '../park/TrackNames.tsx';

export interface TermsOf extends Pick<Pass, 'ends'>, Partial<Pick<Pass, 'closedDays'>> {
  kind: Pick<PassKind, 'validDays' | 'rideMinutes' | 'tracks' | 'perDay' | 'unit' | 'shared'>;
}

/** Why a pass lasts longer; null if no closed day counts. */
export function useClosedDaysLine(closedDays: readonly ClosedDay[] = []): string | null {
  const t = usePageTexts(ownPassesTexts);
  if (closedDays.length === 0) return null;
  const list = closedDays.map(({ day, reason }) => {
    const date = dateText(Temporal.PlainDate.from(day));
    const why = t.reasons[reason];
    return why === null ? date : t.closedDay(date, why);
  });
  return t.closedDays(closedDays.length, list.join(', '));
}

/** The terms of a pass: end, slots, tracks, daily limit, and riders. */
export function usePassTerms({ kind, ends, closedDays }: TermsOf): string[] {
  const t = usePageTexts(ownPassesTexts);
  const { zone } = usePark();
  const trackName = useTrackName();
  const lastDay = ends === null ? null : lastDayOf(ends, zone);
  const closedDaysLine = useClosedDaysLine(closedDays);
  return [
    lastDay === null ? t.fromFirst(kind.validDays ?? 0) : t.until(dateText(lastDay)),
    ...(closedDaysLine === null ? [] : [closedDaysLine]),
    ...(kind.rideMinutes === null ? [] : [t.longest(kind.rideMinutes)]),
    ...(kind.tracks === null ? [] : [t.onTracks(kind.tracks.map(trackName).join(', '), kind.tracks.length)]),
    ...(kind.perDay === null ? [] : [t.perDay[kind.unit](kind.perDay)]),
    ...(kind.shared ? [] : [t.personal]),
  ];
}

/** The terms of a pass on sale, in one line. */
export function useTermsOnSale(kind: PassKind): string {
  const { zone } = usePark();
  return usePassTerms({ kind, ends: endOfPass(kind, null, zone) }).join(' · ');
}
