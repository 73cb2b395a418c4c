import type { Closure } from '@cablepark/domain/closures/closure';
import { type Language, timeText } from '@cablepark/domain/time/display';
import { dayOf } from '@cablepark/domain/time/park-time';
import { shortDay } from '../../i18n/dayNames.ts';
import { closures as en } from '../../i18n/en/closures/closures.ts';
import { closures as pl } from '../../i18n/pl/closures/closures.ts';

type Times = Pick<Closure, 'from' | 'until' | 'isForNow'>;

interface Reader {
  language: Language;
  now: Temporal.Instant;
  zone: string;
}

/** A closure in words. They come with what shows a closure: most days have none. */
export function closureWords({ language, now, zone }: Reader) {
  const t = { pl, en }[language];
  const today = dayOf(now, zone);

  /** `16:00` of today, `sob. 4 lip, 16:00` of another day. */
  function moment(instant: Temporal.Instant): string {
    const day = dayOf(instant, zone);
    const time = timeText(instant, zone);
    return day.equals(today) ? time : `${shortDay(day, language)}, ${time}`;
  }

  /** Midnight counts as the end of the day before: nobody rides until `00:00`. */
  function end({ until, isForNow }: Omit<Times, 'from'>): string {
    if (isForNow) return t.forNow;
    const last = until.subtract({ minutes: 1 });
    const day = dayOf(last, zone);
    if (day.equals(dayOf(until, zone))) return t.until(moment(until));
    return day.equals(today) ? t.endOfDay : t.endOf(shortDay(day, language));
  }

  /** Until when; also from when, of one that has yet to begin. */
  function time(closure: Times): string {
    return isBegun(closure) ? end(closure) : t.fromUntil(moment(closure.from), end(closure));
  }

  function isBegun({ from }: Pick<Times, 'from'>): boolean {
    return Temporal.Instant.compare(from, now) <= 0;
  }

  /** @param track null if its name is above */
  function what(closure: Times, track: string | null): string {
    if (closure.isForNow && isBegun(closure)) return track === null ? t.aloneForNow : t.trackForNow(track);
    return track === null ? t.alone(time(closure)) : t.track(track, time(closure));
  }

  return {
    moment,
    time,
    reason: ({ reason }: Pick<Closure, 'reason'>) => t.reasons[reason],
    /** `Tor 2 zamknięty do 16:00 – wiatr`; without the name if the track is known. */
    line: (closure: Times & Pick<Closure, 'reason'>, track: string | null) =>
      t.line(what(closure, track), t.reasons[closure.reason]),
    /** The park's note in the reader's language; the Polish one if there is no other. */
    note: ({ note, noteEn }: Pick<Closure, 'note' | 'noteEn'>) =>
      (language === 'en' ? noteEn : null) ?? note ?? noteEn,
    /** On a slot. */
    slot: ({ reason }: Pick<Closure, 'reason'>) => t.reasons[reason] ?? t.closed,
    /** More of it for a screen reader. */
    slotAloud: (closure: Times & Pick<Closure, 'reason'>) =>
      [t.reasons[closure.reason], time(closure)].filter(Boolean).join(', '),
  };
}
