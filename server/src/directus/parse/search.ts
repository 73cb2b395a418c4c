import { searchWords } from '@cablepark/domain/accounts/search-text';
import { type Collection, type Field, fieldOf } from '../schema/collection.ts';
import { invalidQuery } from '../schema/errors.ts';
import { integer, isUuid, money, type ReadContext } from '../schema/value-types.ts';
import { budgetOf, refuseOver } from './budget.ts';
import type { Filter } from './filter.parse.ts';

const number = /^[+-]?\d+(?:\.\d+)?$/;

/**
 * Converts `search` to conditions: a part of a text without regard to case, a whole number, amount or id; of people, every word of it without
 * regard to diacritics. Null for an empty text. @throws
 * INVALID_QUERY for a value that is not a text, or above the reader's budget
 */
export function readSearch(raw: unknown, collection: Collection, context: ReadContext): Filter | null {
  if (raw === undefined || raw === null || raw === '') return null;
  if (typeof raw !== 'string') throw invalidQuery('search must be a text.');
  refuseOver(budgetOf(context.viewer), 'sought', raw.length);
  const fields = [...collection.fields.values()].filter(
    ({ type }) => !collection.searched || type.kind === 'uuid',
  );
  const inWords = collection.searched ? wordsIn(collection.searched, raw, context) : null;
  const parts = [
    ...(inWords ? [inWords] : []),
    ...fields.flatMap((field) => conditionOn(field, raw, context) ?? []),
  ];
  return parts.length === 0 ? matchNone(collection) : { kind: 'any', parts };
}

/** Every word of the text, in any order. Null for a text without words. */
function wordsIn(field: Field, sought: string, context: ReadContext): Filter | null {
  const path = { via: null, field };
  const words = searchWords(String(field.type.read(sought, context)));
  const parts = words.map((word) => ({
    kind: 'field' as const,
    path,
    condition: { is: 'contains' as const, text: word },
  }));
  return parts.length === 0 ? null : { kind: 'all', parts };
}

function conditionOn(field: Field, sought: string, context: ReadContext): Filter | null {
  if (field.queryable === false || field.onRequest === true) return null;
  const { type } = field;
  const path = { via: null, field };
  // A text with a relation is an id.
  if (type.kind === 'text' && !field.relation)
    return { kind: 'field', path, condition: { is: 'icontains', text: type.read(sought, context) } };
  const isWhole = type.kind === 'uuid' ? isUuid(sought) : isAmount(field) && number.test(sought);
  return isWhole ? { kind: 'field', path, condition: { is: '=', value: type.read(sought, context) } } : null;
}

function isAmount({ type }: Field): boolean {
  return type === integer || type === money;
}

/** An empty list of alternatives would match every row. */
function matchNone(collection: Collection): Filter {
  const path = { via: null, field: fieldOf(collection, 'id') };
  return { kind: 'field', path, condition: { is: 'in', values: [] } };
}
