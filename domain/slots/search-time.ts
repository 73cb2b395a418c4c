const clockTime = /^([01]?\d|2[0-3])[:.]([0-5]\d)$/;

/** How many days a search includes for a time of day: today and those after it. */
const daysAhead = 14;

/** Splits a search into its first time of day (`16:15`, `9.30`) and its other words. */
export function readSearchTime(text: string): { time: Temporal.PlainTime | null; rest: string } {
  const words = text.trim().split(/\s+/);
  const at = words.findIndex((word) => clockTime.test(word));
  const [, hour, minute] = clockTime.exec(words[at] ?? '') ?? [];
  if (hour === undefined || minute === undefined) return { time: null, rest: words.join(' ') };
  const time = new Temporal.PlainTime(Number(hour), Number(minute));
  return { time, rest: words.filter((_word, index) => index !== at).join(' ') };
}

/** The moments of a time of day on the days of a search, in milliseconds. */
export function searchedStarts(today: Temporal.PlainDate, time: Temporal.PlainTime, zone: string): number[] {
  return Array.from(
    { length: daysAhead },
    (_, days) => today.add({ days }).toZonedDateTime({ timeZone: zone, plainTime: time }).epochMilliseconds,
  );
}
