/** The target day of a grid key; null for other keys (WAI-ARIA, grid pattern). */
export function dayAfterKey(day: Temporal.PlainDate, key: string): Temporal.PlainDate | null {
  switch (key) {
    case 'ArrowLeft':
      return day.subtract({ days: 1 });
    case 'ArrowRight':
      return day.add({ days: 1 });
    case 'ArrowUp':
      return day.subtract({ weeks: 1 });
    case 'ArrowDown':
      return day.add({ weeks: 1 });
    case 'Home':
      return day.subtract({ days: day.dayOfWeek - 1 });
    case 'End':
      return day.add({ days: 7 - day.dayOfWeek });
    case 'PageUp':
      return day.subtract({ months: 1 });
    case 'PageDown':
      return day.add({ months: 1 });
    default:
      return null;
  }
}

/** The cell in the tab order: the first candidate that the grid shows, so that there always is one, also after "back". */
export function entryDay(
  days: readonly Temporal.PlainDate[],
  candidates: readonly (Temporal.PlainDate | null)[],
): Temporal.PlainDate | null {
  const match = candidates.find((day) => day !== null && days.some((each) => each.equals(day)));
  return match ?? days.find((day) => day.day === 1) ?? null;
}
