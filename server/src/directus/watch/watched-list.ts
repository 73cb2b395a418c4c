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
  /** The id of the one row to be watched. */
  item?: number | string | undefined;
}

/** A list that is read again whenever something may have changed. */
export interface WatchedList {
  collection: Collection;
  raw: RawQuery;
  /** Lists with the same text show the same rows to the same viewer. */
  text: string;
  /** Who is shown the same: all; all but the riders who hold some of it and the staff; or each viewer's is read apart. */
  shared: 'alike' | 'but holders' | 'not';
  /** Under which name the viewer shares what is read. */
  reader: string;
  /** Among whose lists it counts: everybody's, or this account's; null for the staff's. */
  countedFor: string | null;
}

export const everybody = 'everybody';

/**
 * Reads what somebody wants to watch.
 * @throws INVALID_QUERY for what is malformed, unbounded or depends on the moment, FORBIDDEN for what this viewer may not read.
 */
export function watchedList(asked: WatchQuery, viewer: Viewer): WatchedList {
  // Accounts are looked at, not watched.
  if (asked.collection === 'users') throw forbiddenCollection(asked.collection);
  const collection = anyCollection(asked.collection as CollectionName, viewer);
  const raw = watchedQuery(asked);
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

/** Only what is a rider's own is short: anything else could be asked for in the name of many accounts. */
function countedFor(collection: Collection, filter: Filter | null, viewer: Viewer): string | null {
  if (may(viewer?.role ?? null, 'slot.seeHolder')) return null;
  const isOfAll = collection.mayRead(null) && collection.visible('item', null) === null;
  if (viewer === null || (isOfAll && !isNarrow(collection, filter, viewer))) return everybody;
  return viewer.id;
}

/** Lists are followed by the ids of their rows, so each row has its own. */
function watchedQuery({ query = {}, item }: WatchQuery): RawQuery {
  const { aggregate, groupBy, filter, fields, meta, ...rest } = query;
  if ([aggregate, groupBy, meta].some((counted) => counted !== undefined && counted !== null))
    throw invalidQuery('Rows can be watched; aggregate, groupBy and meta cannot.');
  const names = readNames(fields, 'fields');
  const isIdRead = names.length === 0 || ['id', '*', '*.*'].some((name) => names.includes(name));
  const conditions = fromJson(filter, 'filter');
  const one = { id: { _eq: item } };
  const both = conditions === undefined ? one : { _and: [one, conditions] };
  const wanted = item === undefined ? conditions : both;
  return {
    ...rest,
    fields: isIdRead ? names : [...names, 'id'],
    ...(wanted === undefined ? {} : { filter: wanted }),
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
  // The staff's budget is wider, so what they may ask for is read for them alone.
  if (shared === 'alike') return isStaff ? 'staff' : 'public';
  if (viewer === null) return 'visitor';
  return isStaff && !text.includes('$CURRENT_USER') ? viewer.role : `${viewer.role} ${viewer.id}`;
}
