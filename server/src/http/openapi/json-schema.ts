import * as z from 'zod';
import type { JsonSchema } from './openapi.ts';

/** Collects the named parts of all schemas in one place, as the document needs them. */
export class SchemaBook {
  readonly named: Record<string, JsonSchema> = {};

  /** `input`: a caller's data; `output`: the server's answer. */
  write(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
    const {
      $schema: _,
      $defs,
      ...own
    } = z.toJSONSchema(schema, {
      io,
      // The document is JSON Schema 2020-12; descriptions cover rules that it cannot express (a day exists).
      unrepresentable: 'any',
      override: ({ jsonSchema }) => tidy(jsonSchema),
    });
    for (const [name, part] of Object.entries($defs ?? {}))
      this.named[name] = withComponentRefs(part) as JsonSchema;
    return withComponentRefs(own) as JsonSchema;
  }

  add(parts: Readonly<Record<string, JsonSchema>>): void {
    Object.assign(this.named, parts);
  }
}

/** Removes what the format implies: its regular expression, and the limits of safe integers. */
function tidy(schema: z.core.JSONSchema.BaseSchema): void {
  if (schema.format !== undefined) delete schema.pattern;
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
}

/** Rewrites zod's references to its own `$defs` to the document's components. */
function withComponentRefs(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(withComponentRefs);
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(
    Object.entries(part).map(([key, value]) => [
      key,
      key === '$ref' && typeof value === 'string'
        ? value.replace('#/$defs/', '#/components/schemas/')
        : withComponentRefs(value),
    ]),
  );
}
