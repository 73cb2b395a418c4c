type Operator = '_eq' | '_neq' | '_lt' | '_lte' | '_gt' | '_gte' | '_in' | '_null' | '_nnull' | '_icontains';
type Operand = string | number | boolean | readonly (string | number)[];
/** One field's conditions: `{ _gt: a, _lt: b }`. */
export type FieldFilter = Partial<Record<Operator, Operand>>;
export interface Filter {
  [field: string]: FieldFilter | readonly Filter[] | undefined;
  _and?: readonly Filter[];
  _or?: readonly Filter[];
}

/** The query of a list (WIRE.md, "Items"). */
export interface ListQuery {
  filter?: Filter;
  /** Words to find in the rows' texts. */
  search?: string;
  sort?: readonly string[];
  fields?: readonly string[];
  limit?: number;
  page?: number;
  meta?: 'filter_count';
  aggregate?: { count: '*' };
  groupBy?: readonly string[];
}

/** A list's query, or plain parameters. */
export type Search = ListQuery | Readonly<Record<string, string | number | boolean | undefined>>;

/** Bracket form: `filter[asset][_eq]=1&sort=startTime,id&limit=1200`. Lists are joined by commas. */
export function toSearch(query: Search): string {
  const search = new URLSearchParams();
  for (const [key, part] of Object.entries(query)) append(search, key, part);
  const text = search.toString();
  return text === '' ? '' : `?${text}`;
}

type QueryPart = Operand | ListQuery['aggregate'] | FieldFilter | Filter | readonly Filter[] | undefined;

function append(search: URLSearchParams, key: string, part: QueryPart): void {
  if (part === undefined) return;
  if (isFilters(part)) {
    part.forEach((filter, index) => append(search, `${key}[${index}]`, filter));
  } else if (typeof part === 'object' && !isOperands(part)) {
    for (const [inner, value] of Object.entries(part)) append(search, `${key}[${inner}]`, value);
  } else {
    search.append(key, String(part));
  }
}

function isOperands(part: QueryPart): part is readonly (string | number)[] {
  return Array.isArray(part) && !isFilters(part);
}

function isFilters(part: QueryPart): part is readonly Filter[] {
  return Array.isArray(part) && part.some((entry) => typeof entry === 'object');
}
