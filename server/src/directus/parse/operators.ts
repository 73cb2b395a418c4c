import type { Condition, Value } from '../schema/condition.ts';
import { invalidQuery, quoted } from '../schema/errors.ts';
import type { Primitive, ReadContext, ValueType } from '../schema/value-types.ts';
import { type Budget, budgetOf, refuseOver } from './budget.ts';

const comparisons = {
  _eq: '=',
  _neq: '<>',
  _lt: '<',
  _lte: '<=',
  _gt: '>',
  _gte: '>=',
} as const;
const lists = { _in: 'in', _nin: 'not in' } as const;
const searches = { _contains: 'contains', _icontains: 'icontains', _starts_with: 'starts with' } as const;

const orderOperators = ['_lt', '_lte', '_gt', '_gte', '_between'] as const;
const always = ['_eq', '_neq', '_in', '_nin', '_null', '_nnull'] as const;
const searchOperators = ['_contains', '_icontains', '_starts_with'] as const;
export type Operator = (typeof orderOperators | typeof always | typeof searchOperators)[number];

/** The operators of each type, as in Directus (WIRE.md, INVALID_QUERY). */
const operatorsOf: Record<ValueType['kind'], readonly Operator[]> = {
  number: [...always, ...orderOperators],
  text: [...always, ...orderOperators, ...searchOperators],
  uuid: always,
};

export function operatorsFor(type: ValueType): readonly Operator[] {
  return operatorsOf[type.kind];
}

/** Parses `{operator: raw}` for a field called `field`. @throws INVALID_QUERY with the cause */
export function readCondition(
  field: string,
  type: ValueType,
  operator: string,
  raw: unknown,
  context: ReadContext,
): Condition {
  if (!operatorsFor(type).some((one) => one === operator)) {
    throw invalidQuery(`${quoted(operator)} is not an operator for the field ${quoted(field)}.`);
  }
  const where = `${operator} of ${quoted(field)}`;
  const budget = budgetOf(context.viewer);
  const readValue = (value: unknown) => type.read(primitive(value, where), context);
  if (operator === '_null' || operator === '_nnull') {
    return { is: (operator === '_null') === readSwitch(raw, where) ? 'null' : 'not null' };
  }
  if (isKey(lists, operator)) return { is: lists[operator], values: readList(raw, budget).map(readValue) };
  if (operator === '_between') return readBetween(readList(raw, budget).map(readValue), where);
  if (isKey(searches, operator)) {
    const text = String(readValue(raw));
    refuseOver(budget, 'sought', text.length);
    return { is: searches[operator], text };
  }
  if (isKey(comparisons, operator)) {
    if (isNull(raw, type)) return nullCondition(operator, where);
    return { is: comparisons[operator], value: readValue(raw) };
  }
  throw invalidQuery(`${quoted(operator)} is not an operator.`);
}

function isKey<T extends object>(table: T, key: PropertyKey): key is keyof T {
  return Object.hasOwn(table, key);
}

/** A URL can express null only as the word; for a text field that word is ordinary text. */
function isNull(raw: unknown, type: ValueType): boolean {
  return raw === null || (raw === 'null' && type.kind !== 'text');
}

function nullCondition(operator: keyof typeof comparisons, where: string): Condition {
  if (operator === '_eq') return { is: 'null' };
  if (operator === '_neq') return { is: 'not null' };
  throw invalidQuery(`${where} does not compare with null.`);
}

function primitive(value: unknown, where: string): Primitive {
  if (value === '') throw invalidQuery(`${where} needs a value, not an empty text.`);
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  throw invalidQuery(`${where} needs a text or a number, not ${quoted(value)}.`);
}

/** `a,b`, an array or one value; ignores empty entries. */
function readList(raw: unknown, budget: Budget): unknown[] {
  const most = 2 * budget.listed;
  // Splits at most one more than the limit allows.
  const parts = typeof raw === 'string' ? raw.split(',', most + 1) : raw;
  const entries: unknown[] = Array.isArray(parts) ? parts : [parts];
  const values = entries.filter((value) => value !== '');
  refuseOver(budget, 'listed', entries.length > most ? entries.length : values.length);
  return values;
}

function readBetween(values: readonly Value[], where: string): Condition {
  const [low, high] = values;
  if (low === undefined || high === undefined || values.length > 2)
    throw invalidQuery(`${where} needs two values.`);
  return { is: 'between', low, high };
}

function readSwitch(raw: unknown, where: string): boolean {
  if (raw === true || raw === 'true' || raw === '') return true;
  if (raw === false || raw === 'false') return false;
  throw invalidQuery(`${where} is true or false, not ${quoted(raw)}.`);
}
