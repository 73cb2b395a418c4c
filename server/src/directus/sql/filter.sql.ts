import { type Sql, sql } from '../../db/sql-text.ts';
import type { Store } from '../../db/store.ts';
import type { Path } from '../parse/field-path.ts';
import type { Filter } from '../parse/filter.parse.ts';
import type { Condition, Value } from '../schema/condition.ts';
import type { NumberType, ValueType } from '../schema/value-types.ts';
import { always, comparable, contains, containsAnyCase, never, startsWith } from './engine-sql.ts';

export function filterSql(filter: Filter, conditionOf: (path: Path, condition: Condition) => Sql): Sql {
  if (filter.kind === 'field') return conditionOf(filter.path, filter.condition);
  const parts = filter.parts.map((part) => filterSql(part, conditionOf));
  // An empty list of filters matches everything, for `all` and for `any`.
  if (parts.length === 0) return always;
  return sql`(${sql.join(parts, filter.kind === 'all' ? ' and ' : ' or ')})`;
}

export function conditionSql(
  column: Sql,
  type: ValueType,
  condition: Condition,
  engine: Store['engine'],
): Sql {
  switch (condition.is) {
    case 'null':
    case 'not null':
      return sql`${column} is ${sql.raw(condition.is)}`;
    case 'contains':
      return contains(engine, column, condition.text);
    case 'icontains':
      return containsAnyCase(engine, column, condition.text);
    case 'starts with':
      return startsWith(engine, column, condition.text);
    case 'in':
    case 'not in':
      return inList(column, type, condition.is, condition.values);
    case '=':
    case '<>':
      return equality(column, type, condition.is, condition.value);
    default: {
      const range = rangeOf(condition);
      return type.kind === 'number'
        ? numberRange(column, type, range)
        : rangeSql(comparable(engine, column, type.kind), range);
    }
  }
}

function inList(column: Sql, type: ValueType, is: 'in' | 'not in', values: readonly Value[]): Sql {
  if (values.length === 0) return is === 'in' ? never : always;
  const possible = values.filter((value) => isStorable(type, value));
  if (possible.length === 0) return is === 'in' ? never : sql`${column} is not null`;
  return sql`${column} ${sql.raw(is)} (${sql.join(possible)})`;
}

function equality(column: Sql, type: ValueType, is: '=' | '<>', value: Value): Sql {
  if (!isStorable(type, value)) return is === '=' ? never : sql`${column} is not null`;
  return sql`${column} ${sql.raw(is)} ${value}`;
}

/** A filter may contain 54.995 PLN, which cannot be stored; PostgreSQL would reject it as a whole number. */
function isStorable(type: ValueType, value: Value): boolean {
  if (type.kind !== 'number') return true;
  return Number.isInteger(value) && Number(value) >= type.min && Number(value) <= type.max;
}

interface Range {
  low?: { value: Value; open: boolean };
  high?: { value: Value; open: boolean };
}

function rangeOf(condition: Exclude<Condition, { values: unknown } | { text: string }>): Range {
  switch (condition.is) {
    case 'between':
      return { low: { value: condition.low, open: false }, high: { value: condition.high, open: false } };
    case '>':
    case '>=':
      return { low: { value: condition.value, open: condition.is === '>' } };
    case '<':
    case '<=':
      return { high: { value: condition.value, open: condition.is === '<' } };
    default:
      return {};
  }
}

function rangeSql(column: Sql, { low, high }: Range): Sql {
  const parts: Sql[] = [];
  if (low) parts.push(sql`${column} ${sql.raw(low.open ? '>' : '>=')} ${low.value}`);
  if (high) parts.push(sql`${column} ${sql.raw(high.open ? '<' : '<=')} ${high.value}`);
  return sql`(${sql.join(parts, ' and ')})`;
}

/** The whole numbers of the range within the column's limits. */
function numberRange(column: Sql, type: NumberType, { low, high }: Range): Sql {
  const from = low && (low.open ? Math.floor(Number(low.value)) + 1 : Math.ceil(Number(low.value)));
  const to = high && (high.open ? Math.ceil(Number(high.value)) - 1 : Math.floor(Number(high.value)));
  if ((from ?? type.min) > type.max || (to ?? type.max) < type.min) return never;
  const whole: Range = {};
  if (from !== undefined && from > type.min) whole.low = { value: from, open: false };
  if (to !== undefined && to < type.max) whole.high = { value: to, open: false };
  return whole.low || whole.high ? rangeSql(column, whole) : sql`${column} is not null`;
}
