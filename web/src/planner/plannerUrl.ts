/** What the planner's address says, so that a page survives a reload and a link can be shared. */
export interface PlannerView {
  month: Temporal.PlainYearMonth;
  /** The day whose hours are open; null where none is named. */
  day: Temporal.PlainDate | null;
}

/** `?month=2026-07&day=2026-07-04`; what is missing or unreadable falls back to the month of the day, or of today. */
export function readView(params: URLSearchParams, today: Temporal.PlainDate): PlannerView {
  const day = parsed(params.get('day'), (text) => Temporal.PlainDate.from(text));
  const month = parsed(params.get('month'), (text) => Temporal.PlainYearMonth.from(text));
  return { month: month ?? (day ?? today).toPlainYearMonth(), day };
}

export function viewParams({ month, day }: PlannerView): URLSearchParams {
  const params = new URLSearchParams({ month: month.toString() });
  if (day) params.set('day', day.toString());
  return params;
}

function parsed<T>(text: string | null, from: (text: string) => T): T | null {
  if (text === null) return null;
  try {
    return from(text);
  } catch {
    return null;
  }
}
