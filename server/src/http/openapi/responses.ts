import { errorAnswer } from '@cablepark/contract/errors';
import { errorCatalogue } from '@cablepark/domain/errors';
import * as z from 'zod';
import type { SchemaBook } from './json-schema.ts';
import type { DocumentedRoute } from './routes.ts';

/** The library's input: `null` for a response without a body. */
type Answer = { description: string } & ({ content: object } | { type: 'null' });

const failure = z.object(errorAnswer.shape).meta({ id: 'Errors', description: 'The one form of failure.' });

const successes: Record<string, string> = {
  200: 'Done.',
  204: 'Done; there is nothing to read.',
  304: 'What `If-None-Match` names is still what would be answered.',
};

/** All responses of a route: those of its schema, and the general ones from before the handler. */
export function responsesOf(route: DocumentedRoute, book: SchemaBook): Record<string, Answer> {
  const ownResponses = Object.entries((route.schema.response ?? {}) as Record<string, unknown>);
  const statuses = new Set([...ownResponses.map(([status]) => status), ...impliedStatuses(route)]);
  const shapes = new Map(ownResponses);
  const responses = [...statuses]
    .toSorted((a, b) => Number(a) - Number(b))
    .map((status): [string, Answer] => {
      const shape = shapes.get(status);
      return [status, Number(status) < 400 ? successOf(status, shape, book) : failureOf(status, shape, book)];
    });
  const serverError = {
    description: codesOf((status) => status >= 500),
    ...json(book.write(failure, 'output')),
  };
  return { ...Object.fromEntries(responses), '5XX': serverError };
}

function impliedStatuses({ schema, config }: DocumentedRoute): string[] {
  return [
    ...(config.ignoresBearer ? [] : ['401', '403']),
    ...(schema.body || schema.querystring || config.query ? ['400'] : []),
    ...(schema.body ? ['413', '415'] : []),
    ...(config.rateLimit ? ['429'] : []),
  ];
}

function successOf(status: string, shape: unknown, book: SchemaBook): Answer {
  const description = successes[status] ?? 'Done.';
  if (shape instanceof z.ZodVoid || shape === undefined) return { description, type: 'null' };
  if (shape instanceof z.ZodType) return { description, ...json(book.write(shape, 'output')) };
  const { content } = shape as { content: Record<string, { schema: z.ZodType }> };
  const types = Object.entries(content).map(([type, { schema }]) => [
    type,
    { schema: book.write(schema, 'output') },
  ]);
  return { description, content: Object.fromEntries(types) };
}

/** A route declares an error with a schema of its own: the state of an unhealthy server. */
function failureOf(status: string, shape: unknown, book: SchemaBook): Answer {
  const schema = shape instanceof z.ZodType ? shape : failure;
  return { description: codesOf((each) => String(each) === status), ...json(book.write(schema, 'output')) };
}

function codesOf(isIncluded: (status: number) => boolean): string {
  const lines = Object.entries(errorCatalogue)
    .filter(([, { status }]) => isIncluded(status))
    .map(([code, { message }]) => `\`${code}\`: ${message}`);
  return lines.join(' ');
}

function json(schema: Record<string, unknown>) {
  return { content: { 'application/json': { schema } } };
}
