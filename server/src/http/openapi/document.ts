import { type Role } from '@cablepark/domain/accounts/permissions';
import { roles } from '@cablepark/domain/accounts/roles';
import './domain-notes.ts';
import Fastify from 'fastify';
import type { z } from 'zod';
import { version } from '../../version.ts';
import { keyHeaders } from '../answer-once.ts';
import { SchemaBook } from './json-schema.ts';
import type { OpenApiDocument } from './openapi.ts';
import { callsOf } from './page.ts';
import { responsesOf } from './responses.ts';
import type { DocumentedRoute } from './routes.ts';
import { tagOf, tags } from './tags.ts';

const about =
  `Calls and answers of this park’s booking server: a part of the REST API of Directus, which its official client
speaks, and what the park needs beyond it. Answers stand in \`data\`, failures in \`errors\`. Times are UTC; money is in PLN.`.replaceAll(
    '\n',
    ' ',
  );

const bearer = {
  type: 'http',
  scheme: 'bearer',
  bearerFormat: 'JWT',
  description: 'The `access_token` of POST /auth/login, good for 15 minutes.',
} as const;

const license = { name: 'MIT', identifier: 'MIT' } satisfies OpenApiDocument['info']['license'];

/**
 * The OpenAPI document of these routes, generated from the schemas that validate input. `url`: the server's address. Loads the library on
 * demand: most servers never need it.
 */
export async function writeDocument(
  routes: readonly DocumentedRoute[],
  url: string,
): Promise<OpenApiDocument> {
  const { default: swagger } = await import('@fastify/swagger');
  const app = Fastify({ exposeHeadRoutes: false });
  app.addHttpMethod('SEARCH', { hasBody: true });
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(() => JSON.stringify);
  await app.register(swagger, {
    openapi: {
      openapi: '3.2.0',
      info: { title: 'cablepark', version, description: about, license },
      servers: [{ url }],
      tags: tags.map(({ name, description }) => ({ name, description })),
      components: { securitySchemes: { bearer } },
    },
    stripBasePath: false,
    convertConstToEnum: false,
  });
  const book = new SchemaBook();
  // The library documents the app it is registered in; this app serves no requests.
  for (const route of routes) {
    const { method, url: address } = route;
    app.route({ method, url: address, schema: operationOf(route, book), handler: () => null });
  }
  await app.ready();
  const document = app.swagger() as object as OpenApiDocument;
  await app.close();
  document.components.schemas = book.named;
  addQueries(document, routes);
  return document;
}

/** Adds queries directly: the library would drop a parameter's style, and the required fields of an object in it. */
function addQueries(document: OpenApiDocument, routes: readonly DocumentedRoute[]): void {
  const queryParameters = new Map(
    routes.map((route) => [idOf(route), route.config.query?.().parameters ?? []]),
  );
  for (const { method, operation } of callsOf(document)) {
    const parameters = [
      ...(operation.parameters ?? []),
      ...(queryParameters.get(operation.operationId) ?? []),
    ];
    if (method !== 'SEARCH' && parameters.length > 0) operation.parameters = parameters;
  }
}

/** The library's input for an operation. */
function operationOf(route: DocumentedRoute, book: SchemaBook) {
  const { schema, config, method, url } = route;
  const query = config.query?.();
  if (query) book.add(query.schemas);
  const body = query?.body && method === 'SEARCH' ? query.body : bodyOf(route, book);
  const description = [schema.description, readers(config.least), rateOf(config.rateLimit)].filter(Boolean);
  return {
    operationId: idOf(route),
    tags: [tagOf(url)],
    summary: schema.summary ?? '',
    ...(description.length > 0 ? { description: description.join(' ') } : {}),
    security: securityOf(config),
    ...(schema.querystring ? { querystring: book.write(schema.querystring as z.ZodType, 'input') } : {}),
    ...(schema.headers && schema.headers !== keyHeaders
      ? { headers: book.write(schema.headers as z.ZodType, 'input') }
      : {}),
    ...(body ? { body } : {}),
    response: responsesOf(route, book),
  };
}

function idOf({ method, url }: DocumentedRoute): string {
  return `${method.toLowerCase()}${url.replace(/[^a-z]+([a-z]?)/gi, (_, letter: string) => letter.toUpperCase())}`;
}

function bodyOf({ schema, config }: DocumentedRoute, book: SchemaBook): object | undefined {
  // A binary body has only a media type.
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
