import type { Carried } from './tables.ts';

/** A value of a row: both databases hold numbers, texts and bytes only. */
export type Value = null | number | string | Uint8Array;

/** The first of all parts: where the rows come from. */
export interface Head {
  kind: 'head';
  madeAt: string;
  engine: 'sqlite' | 'postgres';
  /** The migrations that made the tables, in order. */
  schema: string[];
}

/** A table begins; the values of its rows follow in this order. */
export interface TableHead {
  kind: 'table';
  name: Carried['name'];
  columns: string[];
}

export interface Rows {
  kind: 'rows';
  rows: Value[][];
}

/** What a table must turn out to be wherever it is carried. */
export interface TableSum {
  name: Carried['name'];
  rows: number;
  /** SHA-256 of its rows in the order of their key. */
  sha256: string;
  /** The highest number the database ever gave to a row here, so that none is given twice; null where it gives none. */
  counter: number | null;
}

export interface TableEnd extends TableSum {
  kind: 'end';
}

/** A whole database, table by table, as one stream: out of a database, into a file, out of it, into a database. */
export type Part = Head | TableHead | Rows | TableEnd;

/** A row as a line of a file and as what checksums are made of: the same from either database. */
export function rowLine(row: readonly Value[]): string {
  const values = row.map((value) =>
    value instanceof Uint8Array ? { base64: Buffer.from(value).toString('base64') } : value,
  );
  return `${JSON.stringify(values)}\n`;
}

/** @throws Error where the line is no row. */
export function readRow(line: string): Value[] {
  const values: unknown = JSON.parse(line);
  if (!Array.isArray(values)) throw new Error('A row is not readable.');
  return values.map((value: unknown) => {
    if (value === null || typeof value === 'number' || typeof value === 'string') return value;
    if (isBytes(value)) return Buffer.from(value.base64, 'base64');
    throw new Error('A value is not readable.');
  });
}

function isBytes(value: unknown): value is { base64: string } {
  return typeof value === 'object' && value !== null && 'base64' in value && typeof value.base64 === 'string';
}
