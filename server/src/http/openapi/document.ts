import { type Role, roles } from '@cablepark/domain/accounts/permissions';
import './domain-notes.ts';
import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { SchemaBook } from './json-schema.ts';
import type { OpenApiDocument, Parameter } from './openapi.ts';
import { callsOf } from './page.ts';
import { responsesOf } from './responses.ts';
import type { DocumentedRoute } from './routes.ts';
import { tagOf, tags } from './tags.ts';

const about = `Calls and answers of this park’s booking server: a part of the REST API of Directus, which its official client
speaks, and what the park needs beyond it. Answers stand in \`data\`, failures in \`errors\`. Times are UTC; money is in PLN.`;

const bearer = {
  type: 'http',
  scheme: 'bearer',
  bearerFormat: 'JWT',
  description: 'The `access_token` of POST /auth/login, good for 15 minutes.',
} as const;

/**
 * Describes every route that is registered below `app` from now on, by the very schemas that check what comes in. `url`: where the
 * server is. @returns writes the OpenAPI document, once the app is ready
 */
export async function describeRoutes(app: FastifyInstance, url: string): Promise<() => OpenApiDocument> {
  const book = new SchemaBook();
  const queries = new Map<unknown, readonly Parameter[]>();
  await app.register(swagger, {
    openapi: {
      openapi: '3.2.0',
      info: { title: 'cablepark', version: '0.1.0', description: about.replaceAll('\n', ' '), license },
      servers: [{ url }],
      tags: [...new Map(tags.map(({ name, description }) => [name, { name, description }])).values()],
      components: { securitySchemes: { bearer } },
    },
    stripBasePath: false,
    convertConstToEnum: false,
    transform: ({ schema, url: address, route }) => {
      const { config = {} } = route;
      const documented = { schema: schema ?? {}, config, method: String(route.method), url: address };
      const operation = operationOf(documented, book);
      const query = documented.method === 'SEARCH' ? undefined : config.query?.();
      if (query) queries.set(operation.operationId, query.parameters);
      return { schema: operation, url: address };
    },
    transformObject: (made) => {
      const document = ('openapiObject' in made ? made.openapiObject : {}) as OpenApiDocument;
      document.components.schemas = book.named;
      // Through the library a parameter would lose how it is written, and what an object in it requires.
      for (const { operation } of callsOf(document)) {
        const asked = queries.get(operation.operationId);
        if (asked) operation.parameters = [...(operation.parameters ?? []), ...asked];
      }
      return document;
    },
  });
  return () => app.swagger() as object as OpenApiDocument;
}

const license = { name: 'MIT', identifier: 'MIT' } satisfies OpenApiDocument['info']['license'];

/** What the library makes an operation of. */
function operationOf(route: DocumentedRoute, book: SchemaBook) {
  const { schema, config, method, url } = route;
  const query = config.query?.();
  if (query) book.add(query.schemas);
  const body = query?.body && method === 'SEARCH' ? query.body : bodyOf(route, book);
  const description = [schema.description, readers(config.least), rateOf(config.rateLimit)].filter(Boolean);
  return {
    operationId: `${method.toLowerCase()}${url.replace(/[^a-z]+([a-z]?)/gi, (_, letter: string) => letter.toUpperCase())}`,
    tags: [tagOf(url)],
    summary: schema.summary ?? '',
    ...(description.length > 0 ? { description: description.join(' ') } : {}),
    security: securityOf(config),
    ...(schema.querystring ? { querystring: book.write(schema.querystring as z.ZodType, 'input') } : {}),
    ...(body ? { body } : {}),
    response: responsesOf(route, book),
  };
}

function bodyOf({ schema, config }: DocumentedRoute, book: SchemaBook): object | undefined {
  // Bytes are no JSON: the document has no more to say of them than their type.
  if (config.bytes)
    return { content: Object.fromEntries(config.bytes.map((type) => [type, { schema: {} }])) };
  return schema.body ? book.write(schema.body as z.ZodType, 'input') : undefined;
}

function securityOf({ ignoresBearer, least }: DocumentedRoute['config']): Record<string, string[]>[] {
  if (ignoresBearer) return [];
  return least ? [{ bearer: [] }] : [{}, { bearer: [] }];
}

function readers(least: Role | undefined): string | undefined {
  if (least === undefined) return undefined;
  if (least === 'User') return 'For everybody who is logged in.';
  return `For the roles ${roles.slice(roles.indexOf(least)).join(', ')}.`;
}

function rateOf(limit: DocumentedRoute['config']['rateLimit']): string | undefined {
  if (!limit) return undefined;
  return `At most ${String(limit.max)} calls from one address in ${String(limit.timeWindow)}.`;
}
