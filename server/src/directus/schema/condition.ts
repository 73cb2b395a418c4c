/** In the unit of storage; a number may lie between two stored ones. */
export type Value = number | string;

/** What a filter asks of one field. No row without a value meets any of these except `null` (and `not in` of nothing). */
export type Condition =
  | { is: 'null' | 'not null' }
  | { is: '=' | '<>' | '<' | '<=' | '>' | '>='; value: Value }
  | { is: 'in' | 'not in'; values: readonly Value[] }
  | { is: 'between'; low: Value; high: Value }
  | { is: 'contains' | 'icontains' | 'starts with'; text: string };
