import { invalidQuery, quoted } from '../schema/errors.ts';
import { type Budget, overBudget } from './budget.ts';

/** The default of `limit` (WIRE.md, Items). */
const defaultLimit = 100;

export interface Page {
  /** The number of rows to read: one above the limit of an answer detects too many. */
  fetch: number;
  offset: number;
}

/** Parses `limit`, `offset` and `page`; a page overrides an offset. @throws INVALID_QUERY */
export function readPage(raw: { limit?: unknown; offset?: unknown; page?: unknown }, budget: Budget): Page {
  const limit = readWhole(raw.limit, 'limit', -1) ?? defaultLimit;
  const page = readWhole(raw.page, 'page', 0) ?? 0;
  const offset = readWhole(raw.offset, 'offset', 0) ?? 0;
  const fetch = Math.min(limit === -1 ? Infinity : limit, budget.rows + 1);
  if (page <= 1) return { fetch, offset: raw.page === undefined ? offset : 0 };
  // The first page has all rows.
  if (limit === -1) return { fetch: 0, offset: 0 };
  const offsetOfPage = (page - 1) * limit;
  if (!Number.isSafeInteger(offsetOfPage)) throw invalidQuery('page is too large.');
  return { fetch, offset: offsetOfPage };
}

/** Refuses a long answer instead of truncating it. @throws INVALID_QUERY */
export function refuseTooMany(rows: readonly unknown[], budget: Budget): void {
  if (rows.length <= budget.rows) return;
  throw overBudget(budget, 'rows', 'Ask for them in pages, with limit and page.');
}

function readWhole(raw: unknown, name: string, least: number): number | undefined {
  if (raw === undefined) return undefined;
  const number = typeof raw === 'string' && /^-?\d{1,15}$/.test(raw) ? Number(raw) : raw;
  if (typeof number === 'number' && Number.isSafeInteger(number) && number >= least) return number;
  throw invalidQuery(`${name} must be a whole number of at least ${least}, not ${quoted(raw)}.`);
}
