import { ParkError } from '@cablepark/domain/errors';

/** An invalid query; `reason` explains it to the caller (WIRE.md, INVALID_QUERY). */
export function invalidQuery(reason: string): ParkError {
  return new ParkError('INVALID_QUERY', { message: `Invalid query. ${reason}`, extensions: { reason } });
}

/** Unknown and forbidden fields give the same error, so that nobody learns which it was (WIRE.md, FORBIDDEN). */
export function forbiddenField(collection: string, field: string): ParkError {
  return new ParkError('FORBIDDEN', {
    message: `You don't have permission to access the field ${quoted(field)} of ${quoted(collection)}, or it does not exist.`,
  });
}

export function forbiddenCollection(collection: string): ParkError {
  return new ParkError('FORBIDDEN', {
    message: `You don't have permission to access the collection ${quoted(collection)}, or it does not exist.`,
  });
}

/** The field in `year(startTime)` does not matter: functions are unsupported. @throws INVALID_QUERY */
export function refuseFunction(name: string): void {
  if (/^\$?\w+\(/.test(name)) throw invalidQuery(`Functions like ${quoted(name)} are not supported.`);
}

/** A caller's value, shortened for an error. */
export function quoted(value: unknown): string {
  const text = (typeof value === 'number' ? String(value) : JSON.stringify(value)) ?? 'nothing';
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}
