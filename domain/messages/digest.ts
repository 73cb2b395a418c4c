/** When the staff are told of the day's new bookings, by the park's clocks: before it closes, with time to answer. */
const digestTime = new Temporal.PlainTime(20);

export interface DigestSpan {
  /** The day on whose evening it is told. */
  day: Temporal.PlainDate;
  from: Temporal.Instant;
  until: Temporal.Instant;
}

/** The span whose new bookings are to be told now: from the evening before until this one. @returns null before the evening */
export function dueDigest(now: Temporal.Instant, zone: string): DigestSpan | null {
  const day = now.toZonedDateTimeISO(zone).toPlainDate();
  const until = day.toZonedDateTime({ timeZone: zone, plainTime: digestTime });
  if (Temporal.Instant.compare(now, until.toInstant()) < 0) return null;
  return { day, from: until.subtract({ days: 1 }).toInstant(), until: until.toInstant() };
}
