import { paths } from '@cablepark/contract/paths';
import type { Slot } from '@cablepark/domain/slots/slot';
import { durationText, type Language, timeText } from '@cablepark/domain/time/display';
import { dayOf } from '@cablepark/domain/time/park-time';
import { nameOf, trackLabel } from '@cablepark/domain/tracks/track-words';
import { prerender } from 'react-dom/static';
import { shortDay } from '../../i18n/dayNames.ts';
import { daysAway } from '../../i18n/daysAway.ts';
import { loadTexts } from '../../i18n/language.ts';
import type { Texts } from '../../i18n/pl.ts';
import type { ServerInfo } from '../../park/api/serverInfo.ts';
import { type Park, parkOf } from '../../park/park.ts';
import { seasonWords } from '../../park/season/seasonWords.ts';

const words: Record<Language, { title: string; asOf: (time: string) => string }> = {
  pl: { title: 'Najbliższe wolne sloty', asOf: (time) => `stan z\u00a0${time}` },
  en: { title: 'Next available slots', asOf: (time) => `as of\u00a0${time}` },
};
/** The usual length (SPEC.md §1), which is not displayed. */
const usualMinutes = 15;

export interface FreeTimesRequest {
  language: Language;
  /** The data of GET /server/info. */
  info: ServerInfo;
  slots: readonly Slot[];
  /** When they were read. */
  at: Temporal.Instant;
  /** Whether the page already names their track. */
  isOfTrack: boolean;
}

/** The next free times as links into the planner, or when the season begins, in the placeholder of `park/free-times`. Browsers never render them. */
export async function renderFreeTimes({ info, ...request }: FreeTimesRequest): Promise<string> {
  const { common } = await loadTexts(request.language);
  const { prelude } = await prerender(<FreeTimesList {...request} park={parkOf(info)} common={common} />);
  return await new Response(prelude).text();
}

interface ListProps extends Omit<FreeTimesRequest, 'info'> {
  park: Park;
  common: Texts['common'];
}

function FreeTimesList({ slots, at, language, isOfTrack, park, common }: ListProps) {
  const { zone, tracks = [], season } = park;
  const t = words[language];
  const today = dayOf(at, zone);
  const trackOf = ({ track }: Slot): string[] => {
    const found = tracks?.find(({ id }) => id === track);
    return found && !isOfTrack && tracks && tracks.length > 1
      ? [trackLabel(nameOf(found, language), common.track)]
      : [];
  };
  if (slots.length === 0) return season?.next && <p>{seasonWords(season.next, language).text}</p>;
  return (
    <>
      <p>
        <span>{`${t.title}, ${t.asOf(timeText(at, zone))}`}</span>
      </p>
      {/* Those of the park stand on its picture, which is light in the night, too. */}
      <ul data-scheme={isOfTrack ? undefined : 'light'}>
        {slots.map((slot) => {
          const day = dayOf(slot.start, zone);
          const isNear = today.until(day).days < 2;
          const length = slot.minutes === usualMinutes ? [] : [durationText(slot.minutes)];
          const what = [...trackOf(slot), ...length];
          return (
            <li key={slot.id}>
              <a href={`${paths.track(slot.track)}?day=${day.toString()}&slot=${slot.id}`} rel="nofollow">
                <span>{isNear ? daysAway(day, today, language) : shortDay(day, language)}</span>{' '}
                <b>{timeText(slot.start, zone)}</b> {what.length > 0 && <span>{what.join(', ')}</span>}{' '}
                <span>{common.price(slot.price)}</span>
              </a>
            </li>
          );
        })}
      </ul>
    </>
  );
}
