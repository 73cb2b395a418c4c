import * as z from 'zod';
import type { JsonSchema } from './openapi.ts';

/** Collects the named parts of all schemas in one place, as a document wants them. */
export class SchemaBook {
  readonly named: Record<string, JsonSchema> = {};

  /** `input`: what a caller may send; `output`: what the server answers. */
  write(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
    const {
      $schema: _,
      $defs,
      ...own
    } = z.toJSONSchema(schema, {
      io,
      // The document is JSON Schema 2020-12 itself; what it can't say (that a day exists) the description does.
      unrepresentable: 'any',
      override: ({ jsonSchema }) => tidy(jsonSchema),
    });
    for (const [name, part] of Object.entries($defs ?? {})) this.named[name] = pointed(part) as JsonSchema;
    return pointed(own) as JsonSchema;
  }

  add(parts: Readonly<Record<string, JsonSchema>>): void {
    Object.assign(this.named, parts);
  }
}

/** The format says it shorter than the expression that checks it, and every whole number is a safe one. */
function tidy(schema: z.core.JSONSchema.BaseSchema): void {
  if (schema.format !== undefined) delete schema.pattern;
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
}

/** zod points to its own `$defs`; in the document these are the components. */
function pointed(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(pointed);
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(
    Object.entries(part).map(([key, value]) => [
      key,
      key === '$ref' && typeof value === 'string'
        ? value.replace('#/$defs/', '#/components/schemas/')
        : pointed(value),
    ]),
  );
}
