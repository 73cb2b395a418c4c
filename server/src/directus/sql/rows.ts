import type { Path } from '../parse/field-path.ts';
import type { Selection } from '../parse/fields.ts';
import { type Field, isOpenText } from '../schema/collection.ts';
import type { TextType } from '../schema/value-types.ts';

/** A row of the database or of the API. */
export type Row = Record<string, unknown>;

/** The column name of the id that a row's lists refer to. */
export const ownerKey = '.id';

export interface SelectedColumn {
  as: string;
  path: Path;
}

/** The columns that `shaper` needs for the rows. */
export function selectedColumns({ own, expanded, lists }: Selection, id: Field): SelectedColumn[] {
  const columns: SelectedColumn[] = own.map((field) => ({ as: field.name, path: { via: null, field } }));
  for (const { relation, fields } of expanded) {
    const targetId = relation.relation.target.fields.get('id');
    for (const field of new Set(targetId ? [targetId, ...fields] : fields)) {
      columns.push({ as: nestedKey(relation, field), path: { via: relation, field } });
    }
  }
  if (lists.length > 0) columns.push({ as: ownerKey, path: { via: null, field: id } });
  return columns;
}

/** Builds rows of the API; compiled once per selection, so that each row costs only a few assignments. */
export function shaper(selection: Selection): (stored: Row) => Row {
  const compiled = shapers.get(selection) ?? makeShaper(selection);
  shapers.set(selection, compiled);
  return compiled;
}

const shapers = new WeakMap<Selection, (stored: Row) => Row>();

function makeShaper({ own, expanded }: Selection): (stored: Row) => Row {
  const plain = own.map((field) => ({ key: field.name, read: reader(field, field.name) }));
  const nested = expanded.map(({ relation, fields }) => ({
    key: relation.name,
    idKey: `${relation.name}.id`,
    parts: fields.map((field) => ({ key: field.name, read: reader(field, nestedKey(relation, field)) })),
  }));
  return (stored) => {
    const row: Row = {};
    for (const { key, read } of plain) row[key] = read(stored);
    for (const { key, idKey, parts } of nested) {
      row[key] =
        stored[idKey] === null
          ? null
          : Object.fromEntries(parts.map((part) => [part.key, part.read(stored)]));
    }
    return row;
  };
}

function reader(field: Field, key: string): (stored: Row) => unknown {
  const { type } = field;
  if (isOpenText(field)) {
    return (stored) => {
      const text = textOf(stored[key]);
      return type.write && typeof text === 'string' ? (type as TextType).write?.(text) : text;
    };
  }
  if (!type.write) return (stored) => stored[key];
  return (stored) => {
    const value = stored[key];
    if (type.kind === 'number') return typeof value === 'number' ? type.write?.(value) : null;
    return typeof value === 'string' ? type.write?.(value) : null;
  };
}

/** SQLite returns texts without a maximum length as bytes. */
function textOf(value: unknown): unknown {
  return value instanceof Uint8Array
    ? Buffer.from(value.buffer, value.byteOffset, value.byteLength).toString()
    : value;
}

function nestedKey(relation: Field, field: Field): string {
  return `${relation.name}.${field.name}`;
}
