/** In the unit of storage; a number may be between two storable ones. */
export type Value = number | string;

/** A condition on one field. A row without a value only matches `null` (and `not in` of an empty list). */
export type Condition =
  | { is: 'null' | 'not null' }
  | { is: '=' | '<>' | '<' | '<=' | '>' | '>='; value: Value }
  | { is: 'in' | 'not in'; values: readonly Value[] }
  | { is: 'between'; low: Value; high: Value }
  | { is: 'contains' | 'icontains' | 'starts with'; text: string };
