/** When staff get the digest of the day's new bookings, in the park's zone: before closing, with time to react. */
const digestTime = new Temporal.PlainTime(20);

export interface DigestSpan {
  /** The day of the digest. */
  day: Temporal.PlainDate;
  from: Temporal.Instant;
  until: Temporal.Instant;
}

/** The span of new bookings for the digest: from the evening before to this one. @returns null before the evening */
export function dueDigest(now: Temporal.Instant, zone: string): DigestSpan | null {
  const day = now.toZonedDateTimeISO(zone).toPlainDate();
  const until = day.toZonedDateTime({ timeZone: zone, plainTime: digestTime });
  if (Temporal.Instant.compare(now, until.toInstant()) < 0) return null;
  return { day, from: until.subtract({ days: 1 }).toInstant(), until: until.toInstant() };
}
