import * as z from 'zod/mini';
import type { Call } from './call.ts';
import type { WireCollection } from './collections.ts';

/** Development and tests of the web check what a server answers; production takes it as it is (docs/decisions/099). */

/** @throws Error that names the differing fields. */
export function checkAnswer({ path, answer }: Pick<Call, 'path' | 'answer'>, data: unknown): void {
  const fault = answer && z.safeParse(answer, data).error;
  if (fault) throw new Error(`The answer of ${path} differs from the contract: ${z.prettifyError(fault)}`);
}

/** Checks rows with the selected fields of their collection. @throws like `checkAnswer`. */
export function checkRows(
  { name, row, onRequest, related }: WireCollection,
  fields: readonly string[] = ['*'],
  rows: unknown,
): void {
  const shape = fields.reduce<z.core.$ZodShape>((selected, field) => {
    if (field === '*') return { ...selected, ...row.shape };
    const schema = related?.shape[field] ?? row.shape[field] ?? onRequest?.shape[field];
    return schema ? { ...selected, [field.replace(/\.\*$/, '')]: schema } : selected;
  }, {});
  checkAnswer({ path: name, answer: z.array(z.object(shape)) }, rows);
}
