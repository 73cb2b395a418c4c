import type { MonthView } from '@cablepark/domain/slots/month-page';

/** `?month=2026-07&day=2026-07-04`; a missing or invalid part falls back to the month of the day, or of today. */
export function readView(params: URLSearchParams, today: Temporal.PlainDate): MonthView {
  const day = parse(params.get('day'), dayShape, (text) => Temporal.PlainDate.from(text));
  const month = parse(params.get('month'), monthShape, (text) => Temporal.PlainYearMonth.from(text));
  return { month: month ?? (day ?? today).toPlainYearMonth(), day };
}

export function viewParams({ month, day }: MonthView): URLSearchParams {
  const params = new URLSearchParams({ month: month.toString() });
  if (day) params.set('day', day.toString());
  return params;
}

/** The slot in a link from another page (`&slot=123`), and the address without it; null for none. */
export function readAskedSlot(params: URLSearchParams): { slot: number; search: string } | null {
  const slot = params.get('slot');
  if (slot === null) return null;
  const others = new URLSearchParams(params);
  others.delete('slot');
  return { slot: /^[1-9]\d{0,9}$/.test(slot) ? Number(slot) : 0, search: others.toString() };
}

/** Years that the calendar supports; an address may contain anything. */
const monthShape = /^20\d\d-\d\d$/;
const dayShape = /^20\d\d-\d\d-\d\d$/;

function parse<T>(text: string | null, shape: RegExp, from: (text: string) => T): T | null {
  if (text === null || !shape.test(text)) return null;
  try {
    return from(text);
  } catch {
    return null;
  }
}
