import { type Collection, type Field, queryableField } from '../schema/collection.ts';
import { forbiddenField, invalidQuery, quoted } from '../schema/errors.ts';

/** A field of the collection itself (`via` null) or of a related row over `via`. */
export interface Path {
  via: RelationField | null;
  field: Field;
}

export type RelationField = Field & Required<Pick<Field, 'relation'>>;

export function isRelation(field: Field): field is RelationField {
  return field.relation !== undefined;
}

/** Parses `startTime` or `event.name`. @throws FORBIDDEN for unknown fields, INVALID_QUERY for more than one level */
export function readPath(collection: Collection, text: string): Path {
  const [name = '', inner, ...deeper] = text.split('.');
  refuseDeeper(deeper.length, text);
  if (collection.lists.has(name))
    throw invalidQuery(`${quoted(name)} can be read, not filtered or sorted by.`);
  const field = queryableField(collection, name);
  if (inner === undefined) return { via: null, field };
  if (!isRelation(field)) throw forbiddenField(collection.name, text);
  return { via: field, field: queryableField(field.relation.target, inner) };
}

/** @throws INVALID_QUERY */
export function refuseDeeper(levels: number, path: string): void {
  if (levels > 0) throw invalidQuery(`${quoted(path)} goes deeper than one relation.`);
}
