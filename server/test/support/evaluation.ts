/** What a query means, said once more without a database: the tests hold the SQL against it. */
export type WireRow = Record<string, unknown>;
export type RawFilter = { [key: string]: unknown };

const timeFields = new Set(['startTime', 'start', 'end']);

export function matches(row: WireRow, filter: RawFilter): boolean {
  return Object.entries(filter).every(([key, value]) => {
    if (key === '_and') return (value as RawFilter[]).every((part) => matches(row, part));
    if (key === '_or') return (value as RawFilter[]).some((part) => matches(row, part));
    return Object.entries(value as RawFilter).every(([operator, operand]) => {
      if (operator.startsWith('_')) return meets(valueOf(row, key), operator, operand, timeFields.has(key));
      return matches((row[`${key}.*`] ?? {}) as WireRow, { [operator]: operand });
    });
  });
}

type Scalar = string | number | null;

function meets(value: Scalar, operator: string, operand: unknown, isTime: boolean): boolean {
  if (operator === '_null') return (value === null) === operand;
  if (operator === '_nnull') return (value !== null) === operand;
  if (operand === null) return (operator === '_eq') === (value === null);
  const operands = (Array.isArray(operand) ? operand : [operand]) as Scalar[];
  if (operator === '_nin' && operands.length === 0) return true;
  if (value === null) return false;
  const comparable = (scalar: Scalar) => (isTime ? Date.parse(String(scalar)) : scalar);
  const orders = operands.map((each) => compare(comparable(value), comparable(each)));
  const [first = Number.NaN, second = Number.NaN] = orders;
  const [text, part] = [String(value), String(operands[0])];
  const tests: Record<string, () => boolean> = {
    _eq: () => first === 0,
    _neq: () => first !== 0,
    _lt: () => first < 0,
    _lte: () => first <= 0,
    _gt: () => first > 0,
    _gte: () => first >= 0,
    _in: () => orders.includes(0),
    _nin: () => !orders.includes(0),
    _between: () => first >= 0 && second <= 0,
    _contains: () => text.includes(part),
    _icontains: () => text.toLowerCase().includes(part.toLowerCase()),
    _starts_with: () => text.startsWith(part),
  };
  const test = tests[operator];
  if (!test) throw new Error(`No meaning for ${operator}.`);
  return test();
}

/** Rows in the order of `sort`, those without a value first, equal ones by their ids. */
export function inOrder(rows: readonly WireRow[], sort: readonly string[]): WireRow[] {
  const keys = [...sort, 'id'].map((key) => ({
    path: key.replace('-', ''),
    sign: key.startsWith('-') ? -1 : 1,
  }));
  return rows.toSorted((a, b) => {
    for (const { path, sign } of keys) {
      const order = compareNullable(valueOf(a, path), valueOf(b, path));
      if (order !== 0) return order * sign;
    }
    return 0;
  });
}

function compareNullable(a: Scalar, b: Scalar): number {
  if (a === null || b === null) return Number(b === null) - Number(a === null);
  return compare(a, b);
}

/** Texts by code point, as the bytes of UTF-8 are. */
function compare(a: Scalar, b: Scalar): number {
  if (typeof a === 'string' && typeof b === 'string') return Buffer.compare(Buffer.from(a), Buffer.from(b));
  return Number(a) - Number(b);
}

/** Related rows lie beside the field that names them, under `event.*`. */
function valueOf(row: WireRow, path: string): Scalar {
  const [outer = '', inner] = path.split('.');
  const holder = inner === undefined ? row : ((row[`${outer}.*`] ?? {}) as WireRow);
  return (holder[inner ?? outer] ?? null) as Scalar;
}

/** What of a row these `fields` show; nothing means all. A relation that is asked for by its fields stands as a row. */
export function shown(row: WireRow, fields: readonly string[]): WireRow {
  const asked = fields.length === 0 ? ['*'] : fields;
  const plain = Object.keys(row).filter((name) => !name.endsWith('.*'));
  const own = plain.filter((name) => asked.includes('*') || asked.includes(name));
  const visible: WireRow = Object.fromEntries(own.map((name) => [name, row[name]]));
  for (const path of asked) {
    const [outer = '', inner] = path.split('.');
    if (inner === undefined) continue;
    const related = row[`${outer}.*`] as WireRow | null;
    const names = inner === '*' ? Object.keys(related ?? {}) : [inner];
    const known = own.includes(outer) && typeof visible[outer] !== 'object' ? {} : visible[outer];
    visible[outer] =
      related === null
        ? null
        : { ...(known as WireRow), ...Object.fromEntries(names.map((name) => [name, related[name]])) };
  }
  return visible;
}

/** The part of the rows that `limit`, `page` and `offset` ask for. */
export function paged<Row>(
  rows: readonly Row[],
  { limit, page, offset }: { limit: number; page?: number; offset?: number },
): readonly Row[] {
  if (limit === -1) return page === undefined ? rows.slice(offset ?? 0) : page > 1 ? [] : rows;
  const start = page === undefined ? (offset ?? 0) : (page - 1) * limit;
  return rows.slice(start, start + limit);
}
