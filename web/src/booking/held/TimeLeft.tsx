import { useNow } from '../../ui/useNow.ts';

interface TimeLeftProps {
  until: Temporal.Instant;
  /** The text with the time in it, `9:41`. */
  words: (time: string) => string;
  /** The text after the deadline. */
  over: string;
}

/** Remaining minutes and seconds. A screen reader can read them, but does not announce each second. */
export function TimeLeft({ until, words, over }: TimeLeftProps) {
  const now = useNow(1_000);
  const seconds = Math.ceil((until.epochMilliseconds - now.epochMilliseconds) / 1000);
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return <span aria-live="off">{seconds > 0 ? words(time) : over}</span>;
}
