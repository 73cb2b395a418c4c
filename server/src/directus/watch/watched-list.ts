import { may } from '@cablepark/domain/accounts/permissions';
import { anyCollection, type CollectionName } from '../collections/registry.ts';
import { conditionPaths } from '../cost/cost.ts';
import { type Filter, fromJson, isRecord } from '../parse/filter.parse.ts';
import { readNames } from '../parse/names.ts';
import { type Query, type RawQuery, readQuery } from '../parse/query.ts';
import type { Collection } from '../schema/collection.ts';
import { forbiddenCollection, invalidQuery } from '../schema/errors.ts';
import type { Viewer } from '../schema/viewer.ts';
import { isNarrow, refuseUnbounded } from './bounds.ts';
import { ownPart } from './watched-rows.ts';

export interface WatchQuery {
  collection: string;
  query?: RawQuery | undefined;
  /** The id of the one watched row. */
  item?: number | string | undefined;
}

/** A list that is read again after every possible change. */
export interface WatchedList {
  collection: Collection;
  raw: RawQuery;
  /** Lists with the same text have the same rows for the same viewer. */
  text: string;
  /** Who shares one read: everybody; everybody but staff and the riders who hold some of it; or nobody. */
  shared: 'alike' | 'but holders' | 'not';
  /** The key under which viewers share a read. */
  reader: string;
  /** Whose limit of lists it counts for: everybody's, or this account's; null for the staff's. */
  countedFor: string | null;
}

export const everybody = 'everybody';

/**
 * Parses a request to watch.
 * @throws INVALID_QUERY for a malformed or unbounded one, or one that depends on the current time, FORBIDDEN for rows this viewer may not
 * read
 */
export function watchedList(request: WatchQuery, viewer: Viewer): WatchedList {
  // Accounts cannot be watched.
  if (request.collection === 'users') throw forbiddenCollection(request.collection);
  const collection = anyCollection(request.collection as CollectionName, viewer);
  const raw = watchedQuery(request);
  const query = readQuery(raw, collection, { viewer, now: refuseMoment });
  refuseUnbounded(collection, query.filter, viewer);
  const text = JSON.stringify([collection.name, raw]);
  const shared = sharedBy(collection, raw, query, text);
  return {
    collection,
    raw,
    text,
    shared,
    reader: readerOf(shared, text, viewer),
    countedFor: countedFor(collection, query.filter, viewer),
  };
}

/** Only a rider's own rows are few: anything else could be requested from many accounts. */
function countedFor(collection: Collection, filter: Filter | null, viewer: Viewer): string | null {
  if (may(viewer?.role ?? null, 'slot.seeHolder')) return null;
  const isOfAll = collection.mayRead(null) && collection.visible('item', null) === null;
  if (viewer === null || (isOfAll && !isNarrow(collection, filter, viewer))) return everybody;
  return viewer.id;
}

/** Updates identify rows by id, so each row has one. */
function watchedQuery({ query = {}, item }: WatchQuery): RawQuery {
  const { aggregate, groupBy, filter, fields, meta, ...rest } = query;
  if ([aggregate, groupBy, meta].some((part) => part !== undefined && part !== null))
    throw invalidQuery('Rows can be watched; aggregate, groupBy and meta cannot.');
  const names = readNames(fields, 'fields');
  const isIdRead = names.length === 0 || ['id', '*', '*.*'].some((name) => names.includes(name));
  const conditions = fromJson(filter, 'filter');
  const one = { id: { _eq: item } };
  const both = conditions === undefined ? one : { _and: [one, conditions] };
  const rowFilter = item === undefined ? conditions : both;
  return {
    ...rest,
    fields: isIdRead ? names : [...names, 'id'],
    ...(rowFilter === undefined ? {} : { filter: rowFilter }),
  };
}

function refuseMoment(): never {
  throw invalidQuery('A watched list does not depend on the moment: say the time itself.');
}

function sharedBy(
  collection: Collection,
  raw: RawQuery,
  { filter, sort, page }: Query,
  text: string,
): WatchedList['shared'] {
  if (text.includes('$CURRENT_USER') || !collection.mayRead(null)) return 'not';
  if (collection.visible('item', null) !== null) return 'not';
  if (![...collection.fields.values()].some(({ masked }) => masked)) return 'alike';
  const paths = [...conditionPaths(filter), ...sort.map(({ path }) => path)];
  if (collection.holder === null || paths.some(({ field }) => field.masked)) return 'not';
  const isWhole = page.offset === 0 && isUnlimited(raw);
  return isWhole && isRecord(raw.filter) && isReadable(collection, raw) ? 'but holders' : 'not';
}

function isUnlimited({ limit }: RawQuery): boolean {
  return limit === -1 || limit === '-1';
}

/** Whether the rider's own part of the list is within the budget, too. */
function isReadable(collection: Collection, raw: RawQuery): boolean {
  try {
    readQuery(ownPart(collection, raw, someRider), collection, { viewer: null, now: refuseMoment });
    return true;
  } catch {
    return false;
  }
}

const someRider = '00000000-0000-4000-8000-000000000000';

function readerOf(shared: WatchedList['shared'], text: string, viewer: Viewer): string {
  const isStaff = may(viewer?.role ?? null, 'slot.seeHolder');
  // Staff have a wider budget, so their reads are not shared with others.
  if (shared === 'alike') return isStaff ? 'staff' : 'public';
  if (viewer === null) return 'visitor';
  return isStaff && !text.includes('$CURRENT_USER') ? viewer.role : `${viewer.role} ${viewer.id}`;
}
