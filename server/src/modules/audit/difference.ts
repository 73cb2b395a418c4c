import { isDeepStrictEqual } from 'node:util';

export interface Difference {
  before: Record<string, unknown>;
  after: Record<string, unknown>;
}

/** The changed fields of an object with old and new values, down to its innermost objects; null if equal. Lists change whole. */
export function differenceOf(before: object, after: object): Difference | null {
  const was: Record<string, unknown> = {};
  const is: Record<string, unknown> = {};
  for (const [key, next] of Object.entries(after)) {
    const last: unknown = (before as Record<string, unknown>)[key];
    if (isDeepStrictEqual(last, next)) continue;
    const inner = isPlain(last) && isPlain(next) ? differenceOf(last, next) : { before: last, after: next };
    was[key] = inner?.before;
    is[key] = inner?.after;
  }
  return Object.keys(is).length === 0 ? null : { before: was, after: is };
}

function isPlain(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
