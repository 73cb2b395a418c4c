/** What the planner's address says, so that a page survives a reload and a link can be shared. */
export interface PlannerView {
  month: Temporal.PlainYearMonth;
  /** The day whose hours are open; null where none is named. */
  day: Temporal.PlainDate | null;
}

/** `?month=2026-07&day=2026-07-04`; what is missing or unreadable falls back to the month of the day, or of today. */
export function readView(params: URLSearchParams, today: Temporal.PlainDate): PlannerView {
  const day = parsed(params.get('day'), dayShape, (text) => Temporal.PlainDate.from(text));
  const month = parsed(params.get('month'), monthShape, (text) => Temporal.PlainYearMonth.from(text));
  return { month: month ?? (day ?? today).toPlainYearMonth(), day };
}

export function viewParams({ month, day }: PlannerView): URLSearchParams {
  const params = new URLSearchParams({ month: month.toString() });
  if (day) params.set('day', day.toString());
  return params;
}

/** Years that a calendar can turn to from; an address may say anything. */
const monthShape = /^20\d\d-\d\d$/;
const dayShape = /^20\d\d-\d\d-\d\d$/;

function parsed<T>(text: string | null, shape: RegExp, from: (text: string) => T): T | null {
  if (text === null || !shape.test(text)) return null;
  try {
    return from(text);
  } catch {
    return null;
  }
}
