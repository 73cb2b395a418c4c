import { type Collection, queryableField } from '../schema/collection.ts';
import type { Condition } from '../schema/condition.ts';
import { invalidQuery, quoted } from '../schema/errors.ts';
import type { ReadContext } from '../schema/value-types.ts';
import { budgetOf, refuseOver } from './budget.ts';
import { isRelation, type Path, type RelationField, refuseDeeper } from './field-path.ts';
import { readCondition } from './operators.ts';

export type Filter =
  | { kind: 'all' | 'any'; parts: readonly Filter[] }
  | { kind: 'field'; path: Path; condition: Condition };

/** The position of a part of the filter: its collection, its relation, its depth. */
interface Place {
  collection: Collection;
  via: RelationField | null;
  depth: number;
}

/**
 * Parses a filter, an object or its JSON, against the fields of `collection`.
 * @throws INVALID_QUERY for a malformed filter or one above the reader's budget, FORBIDDEN for unknown fields
 */
export function parseFilter(raw: unknown, collection: Collection, context: ReadContext): Filter {
  const budget = budgetOf(context.viewer);
  const totals = { parts: 0, conditions: 0, searches: 0, relations: 0, listed: 0 };

  function count(limit: keyof typeof totals, more = 1): void {
    totals[limit] += more;
    refuseOver(budget, limit, totals[limit]);
  }

  function group(raw: unknown, place: Place): Filter {
    count('parts');
    const parts = entriesOf(raw, 'A filter').map(([key, value]): Filter => {
      if (isLogical(key)) return logical(key, value, place, (part, inside) => group(part, inside));
      if (key.startsWith('_')) throw invalidQuery(`${quoted(key)} stands where a field should stand.`);
      return field(key, value, place);
    });
    return allOf(parts);
  }

  function field(name: string, raw: unknown, place: Place): Filter {
    const path: Path = { via: place.via, field: queryableField(place.collection, name) };
    if (!isRecord(raw)) return condition(path, '_eq', raw);
    count('parts');
    return allOf(
      Object.entries(raw).map(([key, value]): Filter => {
        if (isLogical(key)) return logical(key, value, place, (part, inside) => field(name, part, inside));
        if (key.startsWith('_') || !isRelation(path.field)) return condition(path, key, value);
        refuseDeeper(place.via ? 1 : 0, `${name}.${key}`);
        return field(key, value, { ...place, collection: path.field.relation.target, via: path.field });
      }),
    );
  }

  function logical(
    key: '_and' | '_or',
    raw: unknown,
    place: Place,
    parse: (part: unknown, inside: Place) => Filter,
  ): Filter {
    if (!Array.isArray(raw)) throw invalidQuery(`${key} needs a list of filters.`);
    refuseOver(budget, 'levels', place.depth + 1);
    // The limit applies before the parts are parsed.
    refuseOver(budget, 'parts', raw.length);
    const parts = raw.map((part) => parse(part, { ...place, depth: place.depth + 1 }));
    return { kind: key === '_and' ? 'all' : 'any', parts };
  }

  function condition(path: Path, operator: string, raw: unknown): Filter {
    count('parts');
    count('conditions');
    if (path.via && !path.via.relation.inline) count('relations');
    const { name, type } = path.field;
    const condition = readCondition(name, type, operator, raw, context);
    if ('values' in condition) count('listed', condition.values.length);
    if ('text' in condition) count('searches');
    return { kind: 'field', path, condition };
  }

  return group(fromJson(raw, 'filter'), { collection, via: null, depth: 0 });
}

/** `filter` and `aggregate` may come as JSON text (WIRE.md, the official client). @throws INVALID_QUERY */
export function fromJson(raw: unknown, name: string): unknown {
  if (typeof raw !== 'string') return raw;
  try {
    return JSON.parse(raw) as unknown;
  } catch {
    throw invalidQuery(`${name} is not JSON.`);
  }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** @throws INVALID_QUERY */
export function entriesOf(raw: unknown, what: string): [string, unknown][] {
  if (!isRecord(raw)) throw invalidQuery(`${what} must be an object, not ${quoted(raw)}.`);
  return Object.entries(raw);
}

function isLogical(key: string): key is '_and' | '_or' {
  return key === '_and' || key === '_or';
}

export function allOf(parts: readonly Filter[]): Filter {
  const [only] = parts;
  return only && parts.length === 1 ? only : { kind: 'all', parts };
}
