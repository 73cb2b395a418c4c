import { createHash } from 'node:crypto';
import * as z from 'zod';
import { type ColumnValue, type Part, readRow, rowLine } from './parts.ts';
import { carriedTables } from './tables.ts';

const format = 'cablepark-backup';
const version = 1;
const rowsAtOnce = 500;

const tableName = z.enum(carriedTables.map(({ name }) => name));
const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
/** Lines that are not rows; the last one has the checksum of all before it. */
const headLine = z.object({
  format: z.literal(format, 'it is no backup of a park.'),
  version: z.literal(version, 'a newer version of cablepark made it.'),
  madeAt: z.string(),
  engine: z.enum(['sqlite', 'postgres']),
  schema: z.array(z.string()).min(1),
});
const tableLine = z.object({ table: tableName, columns: z.array(z.string().regex(/^[a-z_]+$/)).min(1) });
const endLine = z.object({
  end: tableName,
  rows: z.number().int().min(0),
  sha256,
  counter: z.number().int().min(0).nullable(),
});
const lastLine = z.object({ complete: z.literal(true), sha256 });

/** The text of a backup: a head, then each table with its rows and its checksum, one JSON value a line. */
export async function* linesOf(parts: AsyncIterable<Part>): AsyncGenerator<string> {
  const hash = createHash('sha256');
  for await (const part of parts) {
    const text = textOf(part);
    hash.update(text);
    yield text;
  }
  yield `${JSON.stringify({ complete: true, sha256: hash.digest('hex') })}\n`;
}

function textOf(part: Part): string {
  if (part.kind === 'rows') return part.rows.map(rowLine).join('');
  return `${JSON.stringify(lineOf(part))}\n`;
}

function lineOf(part: Exclude<Part, { kind: 'rows' }>): object {
  if (part.kind === 'head') {
    const { madeAt, engine, schema } = part;
    return { format, version, madeAt, engine, schema };
  }
  if (part.kind === 'table') return { table: part.name, columns: part.columns };
  const { name, rows, sha256, counter } = part;
  return { end: name, rows, sha256, counter };
}

/** Parses the parts. @throws Error in a sentence where the text is truncated or changed */
export async function* partsOf(text: AsyncIterable<Buffer>): AsyncGenerator<Part> {
  const hash = createHash('sha256');
  let rows: ColumnValue[][] = [];
  let isBegun = false;
  let isComplete = false;
  for await (const line of split(text)) {
    if (isComplete) throw new Error('it goes on after its end.');
    if (line.startsWith('[')) {
      hash.update(line);
      rows.push(readRow(line));
      if (rows.length < rowsAtOnce) continue;
    }
    if (rows.length > 0) yield { kind: 'rows', rows };
    rows = [];
    if (line.startsWith('[')) continue;
    const value: unknown = JSON.parse(line);
    const last = lastLine.safeParse(value);
    if (last.success) {
      if (last.data.sha256 !== hash.digest('hex')) throw new Error('its checksum is wrong.');
      isComplete = true;
      continue;
    }
    hash.update(line);
    yield isBegun ? tablePart(value) : headPart(value);
    isBegun = true;
  }
  if (!isComplete) throw new Error('it is cut off.');
}

function headPart(value: unknown): Part {
  const head = headLine.safeParse(value);
  if (!head.success) throw new Error(head.error.issues[0]?.message ?? 'its head is not readable.');
  const { madeAt, engine, schema } = head.data;
  return { kind: 'head', madeAt, engine, schema };
}

function tablePart(value: unknown): Part {
  const table = tableLine.safeParse(value);
  if (table.success) return { kind: 'table', name: table.data.table, columns: table.data.columns };
  const end = endLine.safeParse(value);
  if (!end.success) throw new Error('it has a line that nobody writes.');
  const { end: name, ...sum } = end.data;
  return { kind: 'end', name, ...sum };
}

/** The text's lines, each with its line break. */
async function* split(text: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of text) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) yield `${line}\n`;
  }
  if (rest !== '') throw new Error('it is cut off.');
}
