import { type Collection, type Field, fieldOf, type List, plainFields } from '../schema/collection.ts';
import { forbiddenField } from '../schema/errors.ts';
import { isRelation, type RelationField, refuseDeeper } from './field-path.ts';
import { readNames } from './names.ts';

/** The selected fields of each row, in the order of the definition. */
export interface Selection {
  own: readonly Field[];
  /** Relations as objects, with these fields of the related row. */
  expanded: readonly { relation: RelationField; fields: readonly Field[] }[];
  lists: readonly List[];
}

/** Parses `*`, `id,name`, `*,event.*`; empty means `*`. @throws FORBIDDEN for unknown fields, INVALID_QUERY for a malformed value */
export function readFields(raw: unknown, collection: Collection): Selection {
  if (raw !== undefined) return select(raw, collection);
  const selection = whole.get(collection) ?? select(undefined, collection);
  whole.set(collection, selection);
  return selection;
}

/** A cache of the most frequent selection, `*`, per collection. */
const whole = new WeakMap<Collection, Selection>();

function select(raw: unknown, collection: Collection): Selection {
  const names = readNames(raw, 'fields').flatMap((name) => (name === '*.*' ? allFields(collection) : [name]));
  const ownNames = new Set<string>();
  const inner = new Map<string, Set<string>>();
  for (const name of names.length === 0 ? ['*'] : names) {
    const [outer = '', nested, ...deeper] = name.split('.');
    refuseDeeper(deeper.length, name);
    if (nested === undefined) choose(collection, outer, ownNames);
    else expand(collection, outer, nested, inner);
  }
  return {
    own: [...collection.fields.values()].filter(({ name }) => ownNames.has(name) && !inner.has(name)),
    expanded: [...collection.fields.values()].filter(isRelation).flatMap((relation) => {
      const innerNames = inner.get(relation.name);
      if (!innerNames) return [];
      const fields = [...relation.relation.target.fields.values()];
      return [{ relation, fields: fields.filter(({ name }) => innerNames.has(name)) }];
    }),
    lists: [...collection.lists.values()].filter(({ name }) => ownNames.has(name)),
  };
}

function choose(collection: Collection, name: string, ownNames: Set<string>): void {
  if (name === '*') {
    for (const each of plainFields(collection)) ownNames.add(each.name);
    for (const list of collection.lists.keys()) ownNames.add(list);
    return;
  }
  if (!collection.lists.has(name)) fieldOf(collection, name);
  ownNames.add(name);
}

/** `*.*`: all fields, and every relation as its row. */
function allFields(collection: Collection): string[] {
  const relations = [...collection.fields.values()].filter(isRelation);
  return ['*', ...relations.map(({ name }) => `${name}.*`)];
}

/** `event.name` or `event.*`. */
function expand(
  collection: Collection,
  outer: string,
  innerName: string,
  inner: Map<string, Set<string>>,
): void {
  const field = fieldOf(collection, outer);
  if (!isRelation(field)) throw forbiddenField(collection.name, `${outer}.${innerName}`);
  const { target } = field.relation;
  const innerNames = inner.get(outer) ?? new Set();
  if (innerName === '*') for (const each of plainFields(target)) innerNames.add(each.name);
  else innerNames.add(fieldOf(target, innerName).name);
  inner.set(outer, innerNames);
}
