const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const form = /^[A-Z][a-z]{2}, (\d{2}) ([A-Z][a-z]{2}) (\d{4}) (\d{2}:\d{2}:\d{2}) GMT$/;

/** A date of HTTP (RFC 9110, 5.6.7) in the form that servers must write; null for any other text. */
export function readHttpDate(text: string | null): Temporal.Instant | null {
  const [, day, name = '', year, time] = form.exec(text ?? '') ?? [];
  const month = months.indexOf(name) + 1;
  if (month === 0) return null;
  try {
    return Temporal.Instant.from(`${year}-${String(month).padStart(2, '0')}-${day}T${time}Z`);
  } catch {
    return null;
  }
}

/** `Retry-After` in seconds from now: a number of them, or a date. Null where it says neither. */
export function readRetryAfter(text: string | null, now: Temporal.Instant): number | null {
  if (text !== null && /^\d{1,9}$/.test(text.trim())) return Number(text);
  const until = readHttpDate(text);
  return until && Math.max(0, Math.ceil(now.until(until).total('seconds')));
}
