import type { Action } from '@cablepark/domain/accounts/permissions';
import type { FastifyRequest } from 'fastify';
import { requirePermission } from '../http/permission.ts';
import { type CollectionName, collectionNamed } from './collections/registry.ts';
import { rowDocs } from './docs/query-docs.ts';
import { readFields, type Selection } from './parse/fields.ts';
import { urlQuery } from './parse/query-params.ts';

/** The guard of a route that answers with its written rows; `fields` may select a part. */
export function writes(action: Action, name: CollectionName) {
  const { preValidation, config } = requirePermission(action);
  return { preValidation, config: { ...config, query: () => rowDocs(collectionNamed(name)) } };
}

/**
 * The selection of the answer, parsed before any write; undefined: whole rows.
 * @throws FORBIDDEN for unknown fields, INVALID_QUERY
 */
export function askedFields(request: FastifyRequest, name: CollectionName): Selection | undefined {
  if (!request.url.includes('?')) return undefined;
  return readFields(urlQuery(request.url).fields, collectionNamed(name));
}
