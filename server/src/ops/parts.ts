import type { CarriedTable } from './tables.ts';

/** A value of a row: both databases contain only numbers, texts and bytes. */
export type ColumnValue = null | number | string | Uint8Array;

/** The first part: the source of the rows. */
export interface Head {
  kind: 'head';
  madeAt: string;
  engine: 'sqlite' | 'postgres';
  /** The migrations that made the tables, in order. */
  schema: string[];
}

/** Starts a table; the values of its rows follow in this order. */
export interface TableHead {
  kind: 'table';
  name: CarriedTable['name'];
  columns: string[];
}

export interface TableRows {
  kind: 'rows';
  rows: ColumnValue[][];
}

/** The expected state of a table after a copy. */
export interface TableSum {
  name: CarriedTable['name'];
  rows: number;
  /** SHA-256 of its rows in the order of their key. */
  sha256: string;
  /** The highest number that the database ever assigned to a row here, to avoid reuse; null where it assigns none. */
  counter: number | null;
}

export interface TableEnd extends TableSum {
  kind: 'end';
}

/** A whole database, table by table, as one stream between databases and files. */
export type Part = Head | TableHead | TableRows | TableEnd;

/** A row as a line of a file and as the input of checksums: identical from either database. */
export function rowLine(row: readonly ColumnValue[]): string {
  const values = row.map((value) =>
    value instanceof Uint8Array ? { base64: Buffer.from(value).toString('base64') } : value,
  );
  return `${JSON.stringify(values)}\n`;
}

/** @throws Error where the line is not a row */
export function readRow(line: string): ColumnValue[] {
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
