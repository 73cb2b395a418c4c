import type { JsonSchema } from './openapi.ts';

/**
 * A schema in readable form, similar to a TypeScript type: `{ name: string, url?: string
 * null }`, with limits and formats after the type. `link` turns the name of another schema into a link.
 */
export function schemaText(schema: JsonSchema, link: (name: string) => string, indent = ''): string {
  const inner = (part: unknown, deeper = indent) => schemaText(part as JsonSchema, link, deeper);
  if (typeof schema['$ref'] === 'string') return link(schema['$ref'].replace(/.*\//, ''));
  if (schema['const'] !== undefined) return JSON.stringify(schema['const']);
  if (Array.isArray(schema['enum'])) return schema['enum'].map((word) => JSON.stringify(word)).join(' | ');
  if (Array.isArray(schema['anyOf'])) return schema['anyOf'].map((part) => inner(part)).join(' | ');
  const { type } = schema;
  if (type === 'array') return listText(inner(schema['items'] ?? {}), schema);
  if (type === 'object') return objectText(schema, indent, inner);
  return `${typeof type === 'string' ? type : 'unknown'}${limitsOf(schema)}`;
}

function listText(item: string, schema: JsonSchema): string {
  return `${/ [|(]/.test(item) ? `(${item})` : item}[]${limitsOf(schema)}`;
}

function objectText(
  { properties, required = [], additionalProperties }: JsonSchema,
  indent: string,
  inner: (part: unknown, deeper?: string) => string,
): string {
  const requiredKeys = new Set(required as string[]);
  const deeper = `${indent}  `;
  const lines = Object.entries((properties ?? {}) as Record<string, JsonSchema>).map(
    ([name, part]) => `${deeper}${name}${requiredKeys.has(name) ? '' : '?'}: ${inner(part, deeper)}`,
  );
  if (typeof additionalProperties === 'object')
    lines.push(`${deeper}…: ${inner(additionalProperties, deeper)}`);
  return lines.length === 0 ? 'object' : `{\n${lines.join('\n')}\n${indent}}`;
}

const limitWords: readonly [string, (limit: unknown) => string][] = [
  ['format', (format) => String(format)],
  ['minLength', (length) => `at least ${String(length)} characters`],
  ['maxLength', (length) => `at most ${String(length)} characters`],
  ['minItems', (count) => `at least ${String(count)}`],
  ['maxItems', (count) => `at most ${String(count)}`],
  ['minimum', (number) => `from ${String(number)}`],
  ['exclusiveMinimum', (number) => `over ${String(number)}`],
  ['maximum', (number) => `to ${String(number)}`],
  ['default', (value) => `${JSON.stringify(value)} if left out`],
  ['examples', (values) => `like ${JSON.stringify((values as unknown[])[0])}`],
];

function limitsOf(schema: JsonSchema): string {
  const limits = limitWords.flatMap(([key, word]) => (schema[key] === undefined ? [] : [word(schema[key])]));
  return limits.length === 0 ? '' : ` (${limits.join(', ')})`;
}
