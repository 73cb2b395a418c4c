import { may } from '@cablepark/domain/accounts/permissions';
import type { Filter } from '../parse/filter.parse.ts';
import type { Collection } from '../schema/collection.ts';
import type { Condition, Value } from '../schema/condition.ts';
import { invalidQuery } from '../schema/errors.ts';
import type { Viewer } from '../schema/viewer.ts';

const longestMs = 45 * 24 * 60 * 60_000;
const mostItems = 100;

/**
 * Every change reads a watched list again, so visitors and riders must limit it to a part of the season. The staff's lists, and short lists,
 * need no bounds. @throws INVALID_QUERY
 */
export function refuseUnbounded(collection: Collection, filter: Filter | null, viewer: Viewer): void {
  if (collection.holder === null || may(viewer?.role ?? null, 'slot.seeHolder')) return;
  if (isNarrow(collection, filter, viewer)) return;
  const on = conditionsOn(filter);
  const isOnTrack = on('asset').some((condition) => condition.is === '=' || isFew(condition));
  if (isOnTrack && spanOf(on('startTime')) <= longestMs) return;
  throw invalidQuery(
    'A watched list of slots needs an asset and a range of startTime of at most 45 days, an id, or bookedBy as oneself.',
  );
}

/** Whether a list has only a few named rows, or the viewer's own. */
export function isNarrow({ holder }: Collection, filter: Filter | null, viewer: Viewer): boolean {
  const on = conditionsOn(filter);
  if (on('id').some((condition) => isFew(condition))) return true;
  if (holder === null || viewer === null) return false;
  return on(holder).some((condition) => isValue(condition, viewer.id));
}

function conditionsOn(filter: Filter | null): (name: string) => Condition[] {
  const conditions = filter === null ? [] : conditionsOfAll(filter);
  return (name) => conditions.flatMap((each) => (each.name === name ? [each.condition] : []));
}

/** The conditions on own fields that every row of the list must meet. */
function conditionsOfAll(filter: Filter): { name: string; condition: Condition }[] {
  if (filter.kind !== 'field') return filter.kind === 'all' ? filter.parts.flatMap(conditionsOfAll) : [];
  const { path, condition } = filter;
  return path.via === null ? [{ name: path.field.name, condition }] : [];
}

function isFew(condition: Condition): boolean {
  if (condition.is === '=') return true;
  return condition.is === 'in' && condition.values.length <= mostItems;
}

function isValue(condition: Condition, value: Value): boolean {
  return condition.is === '=' && condition.value === value;
}

/** The maximum distance between the earliest and the latest start, in milliseconds. */
function spanOf(conditions: readonly Condition[]): number {
  let [low, high] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (const condition of conditions) {
    if (condition.is === '>' || condition.is === '>=') low = Math.max(low, Number(condition.value));
    if (condition.is === '<' || condition.is === '<=') high = Math.min(high, Number(condition.value));
    if (condition.is === 'between') {
      low = Math.max(low, Number(condition.low));
      high = Math.min(high, Number(condition.high));
    }
  }
  return high - low;
}
