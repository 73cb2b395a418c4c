import { ParkError } from '@cablepark/domain/errors';

/** A query that says something unreadable; `reason` tells the caller what (WIRE.md, INVALID_QUERY). */
export function invalidQuery(reason: string): ParkError {
  return new ParkError('INVALID_QUERY', { message: `Invalid query. ${reason}`, extensions: { reason } });
}

/** Unknown and forbidden fields answer alike, so that nobody learns which it was (WIRE.md, FORBIDDEN). */
export function forbiddenField(collection: string, field: string): ParkError {
  return new ParkError('FORBIDDEN', {
    message: `You don't have permission to access the field ${shown(field)} of ${shown(collection)}, or it does not exist.`,
  });
}

export function forbiddenCollection(collection: string): ParkError {
  return new ParkError('FORBIDDEN', {
    message: `You don't have permission to access the collection ${shown(collection)}, or it does not exist.`,
  });
}

/** Whether there is a field in `year(startTime)` does not matter: nobody gets it. @throws INVALID_QUERY */
export function refuseFunction(name: string): void {
  if (/^\$?\w+\(/.test(name)) throw invalidQuery(`Functions like ${shown(name)} are not supported.`);
}

/** What a caller wrote, short enough to be told back. */
export function shown(value: unknown): string {
  const text = (typeof value === 'number' ? String(value) : JSON.stringify(value)) ?? 'nothing';
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}
