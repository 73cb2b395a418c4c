/** The API's time format (WIRE.md): text, in UTC. */

/** SPEC.md §5: the message for a slot with an unreadable start. */
const invalidDateMessage = 'Nieprawidłowy format daty w startTime';

const wireTime =
  /^((?:\d{4}|[+-]\d{6})-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?))?(Z|[+-]\d{2}:?\d{2})?$/i;

/**
 * Parses a time of the API: `Z` or an offset, with or without milliseconds; no zone means UTC, a date alone midnight UTC. Years above 9999
 * have a sign and six digits. `null` if unreadable.
 */
export function readWireTime(text: string): Temporal.Instant | null {
  const match = wireTime.exec(text);
  if (!match) return null;
  try {
    return Temporal.Instant.from(`${match[1]}T${match[2] ?? '00:00'}${match[3]?.toUpperCase() ?? 'Z'}`);
  } catch {
    return null;
  }
}

/** `2026-07-15T09:00:00.000Z`, the only format that the server writes. */
export function writeWireTime(instant: Temporal.Instant): string {
  return instant.toString({ fractionalSecondDigits: 3 });
}

/** Formats a moment of the database: milliseconds since 1970. */
export function writeWireMs(epochMs: number): string {
  return writeWireTime(Temporal.Instant.fromEpochMilliseconds(epochMs));
}

/** @throws Error with the text of SPEC.md §5 when `text` is not a time. */
export function requireWireTime(text: string): Temporal.Instant {
  const instant = readWireTime(text);
  if (!instant) throw new Error(invalidDateMessage);
  return instant;
}
