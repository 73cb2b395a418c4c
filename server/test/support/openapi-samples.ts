import * as fc from 'fast-check';
import type { JsonSchema, OpenApiDocument } from '../../src/http/openapi/openapi.ts';

const times = ['2026-08-01T10:00:00Z', '2026-08-01T12:30:00+02:00', '2026-08-02T10:15:00.000Z'];
/** Enough for a list within a list; the filters refer to themselves. */
const mostDepth = 4;

/** Values that a schema of the document allows. */
export function valuesOf(document: OpenApiDocument, schema: JsonSchema, depth = 0): fc.Arbitrary<unknown> {
  const inner = (part: unknown) => valuesOf(document, part as JsonSchema, depth + 1);
  const list = (key: string) => schema[key] as unknown[] | undefined;
  if (typeof schema['$ref'] === 'string') {
    return valuesOf(document, document.components.schemas[nameOf(schema['$ref'])] ?? {}, depth);
  }
  if (schema['const'] !== undefined) return fc.constant(schema['const']);
  const chosen = list('examples') ?? list('enum');
  if (chosen) return fc.constantFrom(...chosen);
  const choices = list('anyOf');
  if (choices) return fc.oneof(...choices.map(inner));
  switch (schema['type']) {
    case 'object':
      return objects(schema, depth, inner);
    case 'array': {
      const { minItems = 0, maxItems = 2, items = {} } = schema;
      const most =
        depth > mostDepth ? Number(minItems) : Math.min(Number(maxItems), Math.max(2, Number(minItems)));
      return fc.array(inner(items), { minLength: Number(minItems), maxLength: most });
    }
    case 'integer':
    case 'number':
      return numbers(schema);
    case 'string':
      return strings(schema);
    case 'boolean':
      return fc.boolean();
    default:
      return fc.constant(null);
  }
}

/** What is required, and some of the rest. */
function objects(
  { properties = {}, required = [] }: JsonSchema,
  depth: number,
  inner: (part: unknown) => fc.Arbitrary<unknown>,
): fc.Arbitrary<unknown> {
  const parts = Object.entries(properties as Record<string, JsonSchema>).filter(
    ([, part]) => depth <= mostDepth || part['type'] !== 'array',
  );
  const needed = new Set(required as string[]);
  const optional = parts.filter(([name]) => !needed.has(name));
  return fc.shuffledSubarray(optional, { maxLength: Math.min(3, optional.length) }).chain((some) => {
    const kept = [...parts.filter(([name]) => needed.has(name)), ...some];
    return fc.record(Object.fromEntries(kept.map(([name, part]) => [name, inner(part)])));
  });
}

/** Whole ones, and halves where they need not be whole: to how many decimals money goes no schema says. */
function numbers({ type, minimum, exclusiveMinimum, maximum = Infinity }: JsonSchema): fc.Arbitrary<number> {
  const above = exclusiveMinimum === undefined ? -5 : Math.floor(Number(exclusiveMinimum)) + 1;
  const min = minimum === undefined ? above : Math.ceil(Number(minimum));
  const max = Math.max(min, Math.min(Math.floor(Number(maximum)), min + 100));
  if (type === 'integer') return fc.integer({ min, max });
  return fc.integer({ min: min * 2, max: max * 2 }).map((halves) => halves / 2);
}

function strings({ format, pattern, minLength = 0, maxLength = 40 }: JsonSchema): fc.Arbitrary<string> {
  if (format === 'date-time') return fc.constantFrom(...times);
  // One day only: that a range ends after its start no schema says.
  if (format === 'date') return fc.constant('2026-07-15');
  if (format === 'uuid') return fc.uuid();
  if (format === 'uri') return fc.constant('https://park.example/');
  if (typeof pattern === 'string') return fc.stringMatching(new RegExp(pattern));
  const least = Math.max(1, Number(minLength));
  return fc.stringMatching(new RegExp(`^[a-z]{${least},${Math.min(Number(maxLength), least + 10)}}$`));
}

function nameOf(reference: string): string {
  return reference.replace('#/components/schemas/', '');
}
