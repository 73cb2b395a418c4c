import { expect, test } from 'vitest';
import { schemaText } from './schema-text.ts';

test.each([
  [{}, 'unknown'],
  [{ type: 'string', format: 'uuid' }, 'string (uuid)'],
  [{ type: 'integer', minimum: -1, default: 100 }, 'integer (from -1, 100 if left out)'],
  [{ const: 'json' }, '"json"'],
  [{ anyOf: [{ $ref: '#/components/schemas/Slot' }, { type: 'null' }] }, '[Slot] | null'],
  [{ type: 'array', items: { enum: ['a', 'b'] }, maxItems: 10 }, '("a" | "b")[] (at most 10)'],
  [{ type: 'object' }, 'object'],
  [
    { type: 'object', properties: { a: { type: 'object', properties: { b: {} } } }, required: ['a'] },
    '{\n  a: {\n    b?: unknown\n  }\n}',
  ],
  [{ type: 'object', additionalProperties: { type: 'integer' } }, '{\n  …: integer\n}'],
])('%j reads as a type', (schema, text) => {
  expect(schemaText(schema, (name) => `[${name}]`)).toBe(text);
});
