import { type Role, roles } from '@cablepark/domain/accounts/permissions';
import './domain-notes.ts';
import type { z } from 'zod';
import { SchemaBook } from './json-schema.ts';
import type { JsonSchema, MediaTypes, OpenApiDocument, Operation, Parameter, PathItem } from './openapi.ts';
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

/** Methods that OpenAPI has words for. */
const plainMethods = ['GET', 'POST', 'PATCH', 'PUT', 'DELETE'];

/** The OpenAPI document of these routes, made of the very schemas that check what comes in. `url`: where the server is. */
export function writeDocument(routes: readonly DocumentedRoute[], url: string): OpenApiDocument {
  const book = new SchemaBook();
  const paths: Record<string, PathItem> = {};
  for (const route of routes) {
    const path = pathOf(route.url);
    const item = (paths[path] ??= {});
    const operation = operationOf(route, book);
    if (plainMethods.includes(route.method)) item[route.method.toLowerCase()] = operation;
    else item.additionalOperations = { ...item.additionalOperations, [route.method]: operation };
  }
  return {
    openapi: '3.2.0',
    info: {
      title: 'cablepark',
      version: '0.1.0',
      description: about.replaceAll('\n', ' '),
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url }],
    tags: [...new Map(tags.map(({ name, description }) => [name, { name, description }])).values()],
    paths,
    components: { schemas: book.named, securitySchemes: { bearer } },
  };
}

function operationOf(route: DocumentedRoute, book: SchemaBook): Operation {
  const { schema, config, method, url } = route;
  const query = config.query?.();
  if (query) book.add(query.schemas);
  const parameters = [
    ...pathParameters(url),
    ...(method === 'SEARCH' ? [] : (query?.parameters ?? [])),
    ...urlParameters(schema.querystring, book),
  ];
  const body = query?.body && method === 'SEARCH' ? json(query.body) : bodyOf(route, book);
  const description = [schema.description, readers(config.least), rateOf(config.rateLimit)].filter(Boolean);
  return {
    operationId: `${method.toLowerCase()}${url.replace(/[^a-z]+([a-z]?)/gi, (_, letter: string) => letter.toUpperCase())}`,
    tags: [tagOf(url)],
    summary: schema.summary ?? '',
    ...(description.length > 0 ? { description: description.join(' ') } : {}),
    security: securityOf(config),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body ? { requestBody: { required: true, content: body } } : {}),
    responses: responsesOf(route, book),
  };
}

function pathOf(url: string): string {
  return url.replace(/:(\w+)/g, '{$1}');
}

function pathParameters(url: string): Parameter[] {
  return [...url.matchAll(/:(\w+)/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string', minLength: 1 },
  }));
}

/** The keys of a query string that a schema of its own reads. */
function urlParameters(schema: unknown, book: SchemaBook): Parameter[] {
  if (!schema) return [];
  const { properties, required } = flat(book.write(schema as z.ZodType, 'input'));
  return Object.entries(properties).map(([name, each]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema: each,
  }));
}

/** Two objects that must both fit are one object with the keys of both. */
function flat(schema: JsonSchema): { properties: Record<string, JsonSchema>; required: string[] } {
  const parts = (schema['allOf'] as JsonSchema[] | undefined)?.map(flat) ?? [];
  const own = (schema['properties'] ?? {}) as Record<string, JsonSchema>;
  const required = (schema['required'] ?? []) as string[];
  return {
    properties: Object.assign({}, ...parts.map(({ properties }) => properties), own),
    required: [...parts.flatMap((part) => part.required), ...required],
  };
}

function bodyOf({ schema, config }: DocumentedRoute, book: SchemaBook): MediaTypes | undefined {
  // Bytes are no JSON: the document has no more to say of them than their type.
  if (config.bytes) return Object.fromEntries(config.bytes.map((type) => [type, { schema: {} }]));
  return schema.body ? json(book.write(schema.body as z.ZodType, 'input')) : undefined;
}

function json(schema: JsonSchema): MediaTypes {
  return { 'application/json': { schema } };
}

function securityOf({ ignoresBearer, least }: DocumentedRoute['config']): Operation['security'] {
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
