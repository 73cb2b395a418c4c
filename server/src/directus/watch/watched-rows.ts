import type { AppContext } from '../../context.ts';
import { readMany } from '../items.service.ts';
import { isRecord } from '../parse/filter.parse.ts';
import type { RawQuery } from '../parse/query.ts';
import type { Collection } from '../schema/collection.ts';
import type { Viewer } from '../schema/viewer.ts';
import type { Row } from '../sql/rows.ts';

/** The rows visible to this viewer, at least as new as the version, which was read before. @throws INVALID_QUERY where there are too many now */
export async function readWatched(
  context: AppContext,
  collection: Collection,
  raw: RawQuery,
  { viewer, version }: { viewer: Viewer; version: string },
): Promise<Row[]> {
  const now = () => context.clock.now();
  const { data } = await readMany(context, collection, raw, { viewer, version, now });
  return data;
}

/** The part of a list that one rider holds. */
export function ownPart(collection: Collection, raw: RawQuery, rider: string): RawQuery {
  return withHolder(collection, raw, { _eq: rider });
}

/** The booked part of a list, with every changeable field. */
export function takenPart(collection: Collection, raw: RawQuery): RawQuery {
  return { ...withHolder(collection, raw, { _nnull: true }), fields: '*' };
}

function withHolder({ holder }: Collection, raw: RawQuery, condition: object): RawQuery {
  const filter = isRecord(raw.filter) ? raw.filter : {};
  const also: unknown[] = Array.isArray(filter['_and']) ? filter['_and'] : [];
  return { ...raw, filter: { ...filter, _and: [...also, { [holder ?? '']: condition }] } };
}
