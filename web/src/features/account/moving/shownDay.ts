/** The day in the address, if it is valid and not past; else the day of the ride. */
export function shownDay(
  named: string | null,
  { ride, today }: { ride: Temporal.PlainDate; today: Temporal.PlainDate },
): Temporal.PlainDate {
  const day = named !== null && /^20\d\d-\d\d-\d\d$/.test(named) ? dayFrom(named) : null;
  const shown = day ?? ride;
  return Temporal.PlainDate.compare(shown, today) < 0 ? today : shown;
}

function dayFrom(text: string): Temporal.PlainDate | null {
  try {
    return Temporal.PlainDate.from(text);
  } catch {
    return null;
  }
}
