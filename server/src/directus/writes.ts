import type { Action } from '@cablepark/domain/accounts/permissions';
import type { FastifyRequest } from 'fastify';
import { requirePermission } from '../http/permission.ts';
import { type CollectionName, collectionNamed } from './collections/registry.ts';
import { rowDocs } from './docs/query-docs.ts';
import { readFields, type Selection } from './parse/fields.ts';
import { urlQuery } from './parse/query-params.ts';

/** The guard of a route that answers the rows it wrote, of which `fields` may choose a part. */
export function writes(action: Action, name: CollectionName) {
  const { preValidation, config } = requirePermission(action);
  return { preValidation, config: { ...config, query: () => rowDocs(collectionNamed(name)) } };
}

/**
 * What of the written rows the caller wants to see, to be read before anything is written; undefined: whole rows.
 * @throws FORBIDDEN for fields that are not there, INVALID_QUERY
 */
export function askedFields(request: FastifyRequest, name: CollectionName): Selection | undefined {
  if (!request.url.includes('?')) return undefined;
  return readFields(urlQuery(request.url).fields, collectionNamed(name));
}
