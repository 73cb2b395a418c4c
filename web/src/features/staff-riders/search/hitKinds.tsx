import { bookingOfDayPath, passOfCodePath, riderPath } from '@cablepark/contract/desk-paths';
import type { SearchAnswer } from '@cablepark/contract/rides/search.schema';
import { requireWireTime } from '@cablepark/contract/wire-time';
import { inFours } from '@cablepark/domain/passes/pass-code';
import { dateText, timeText, weekdayText } from '@cablepark/domain/time/display';
import { dayOf } from '@cablepark/domain/time/park-time';
import { inLanguage } from '@cablepark/domain/words/in-language';
import { useLanguage } from '../../../i18n/LanguageProvider.tsx';
import { usePark } from '../../../park/ParkProvider.tsx';
import { useTrackName } from '../../../park/TrackNames.tsx';
import { useStaffPageTexts, useStaffTexts } from '../../../staff/texts.ts';
import { searchTexts } from './search.texts.ts';

/** A hit as a line of the list, and its link. */
export interface HitLine {
  key: string;
  to: string;
  name: string;
  details: readonly (string | null)[];
}

type Kind = keyof SearchAnswer;
/** The lines of one kind. */
export interface HitsOfKind {
  kind: Kind;
  lines: readonly HitLine[];
}

type Lines = { [Each in Kind]: (hit: SearchAnswer[Each][number]) => HitLine };

interface Person {
  first_name: string | null;
  last_name: string | null;
  email: string | null;
}

/** The kinds of hits in their order, each with the lines of its hits. */
export function useHitLines(): (answer: SearchAnswer) => HitsOfKind[] {
  const t = useStaffPageTexts(searchTexts);
  const { people } = useStaffTexts();
  const { language } = useLanguage();
  const { zone } = usePark();
  const trackName = useTrackName();
  const nameOf = ({ first_name, last_name, email }: Person) =>
    [first_name, last_name].filter(Boolean).join(' ') || email || people.noName;
  const lineOf: Lines = {
    riders: (rider) => ({
      key: rider.id,
      to: riderPath(rider.id),
      name: nameOf(rider),
      details: [rider.description, rider.email, rider.status === 'blocked' ? t.blocked : null],
    }),
    parties({ party, person, slot, startTime, slots, rider }) {
      const start = requireWireTime(startTime);
      const day = dayOf(start, zone);
      return {
        key: String(party),
        to: bookingOfDayPath(day, slot),
        name: person === null ? nameOf(rider) : `${person} (${nameOf(rider)})`,
        details: [`${weekdayText(day, language)} ${dateText(day)}, ${timeText(start, zone)}`, t.slots(slots)],
      };
    },
    bookings({ slot, startTime, asset, isPaid, rider }) {
      const start = requireWireTime(startTime);
      const day = dayOf(start, zone);
      return {
        key: String(slot),
        to: bookingOfDayPath(day, slot),
        name: `${weekdayText(day, language)} ${dateText(day)}, ${timeText(start, zone)}`,
        details: [nameOf(rider), trackName(asset), isPaid ? t.paid : t.unpaid],
      };
    },
    passes: ({ code, name, isVoided, owner }) => ({
      key: code,
      to: passOfCodePath(code),
      name: inFours(code),
      details: [inLanguage(name, language), owner ? nameOf(owner) : t.nobodys, isVoided ? t.voided : null],
    }),
  };
  return ({ riders, parties, bookings, passes }) =>
    [
      { kind: 'riders' as const, lines: riders.map(lineOf.riders) },
      { kind: 'parties' as const, lines: parties.map(lineOf.parties) },
      { kind: 'bookings' as const, lines: bookings.map(lineOf.bookings) },
      { kind: 'passes' as const, lines: passes.map(lineOf.passes) },
    ].filter(({ lines }) => lines.length > 0);
}
