import { endOfPass, type PassKind } from '@cablepark/domain/passes/pass-kind';
import type { Pass } from '@cablepark/domain/passes/pass-rules';
import { dateText } from '@cablepark/domain/time/display';
import { dayOf } from '@cablepark/domain/time/park-time';
import { ownPassesTexts } from '../i18n/own-passes.texts.ts';
import { usePageTexts } from '../i18n/pageTexts.ts';
import { usePark } from '../park/ParkProvider.tsx';
import { useTrackName } from '../park/TrackNames.tsx';

/** What a pass is good for: until when, for which slots, on which tracks, how much of it a day, and for whom. */
export function usePassTerms({ kind, ends }: Pick<Pass, 'kind' | 'ends'>): string[] {
  const t = usePageTexts(ownPassesTexts);
  const { zone } = usePark();
  const trackName = useTrackName();
  // The last day on which it holds: `ends` is the first moment after it.
  const lastDay = ends === null ? null : dayOf(ends.subtract({ milliseconds: 1 }), zone);
  return [
    lastDay === null ? t.fromFirst(kind.validDays ?? 0) : t.until(dateText(lastDay)),
    ...(kind.rideMinutes === null ? [] : [t.longest(kind.rideMinutes)]),
    ...(kind.tracks === null ? [] : [t.onTracks(kind.tracks.map(trackName).join(', '))]),
    ...(kind.perDay === null ? [] : [t.perDay[kind.unit](kind.perDay)]),
    ...(kind.shared ? [] : [t.personal]),
  ];
}

/** The same of a pass that nobody has bought yet, in one line. */
export function useTermsOnSale(kind: PassKind): string {
  const { zone } = usePark();
  return usePassTerms({ kind, ends: endOfPass(kind, null, zone) }).join(' · ');
}
