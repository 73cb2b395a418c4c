/** The day in the address, if it is valid and not past; else the day of the ride. */
export function shownDay(
  dayText: string | null,
  { ride, today }: { ride: Temporal.PlainDate; today: Temporal.PlainDate },
): Temporal.PlainDate {
  const day = dayText !== null && /^20\d\d-\d\d-\d\d$/.test(dayText) ? dayFrom(dayText) : null;
  const candidate = day ?? ride;
  return Temporal.PlainDate.compare(candidate, today) < 0 ? today : candidate;
}

function dayFrom(text: string): Temporal.PlainDate | null {
  try {
    return Temporal.PlainDate.from(text);
  } catch {
    return null;
  }
}
