import { useNow } from '../../ui/useNow.ts';

interface TimeLeftProps {
  until: Temporal.Instant;
  /** What is said with the time in it, `9:41`. */
  words: (time: string) => string;
  /** What is said once it is over. */
  over: string;
}

/** Minutes and seconds that are left. A screen reader is not told of every second: it reads them where it comes by. */
export function TimeLeft({ until, words, over }: TimeLeftProps) {
  const now = useNow(1_000);
  const seconds = Math.ceil((until.epochMilliseconds - now.epochMilliseconds) / 1000);
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return <span aria-live="off">{seconds > 0 ? words(time) : over}</span>;
}
