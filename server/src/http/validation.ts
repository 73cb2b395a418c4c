import { type FieldFault, ParkError, ValidationFailed } from '@cablepark/domain/errors';
import { plannableYears } from '@cablepark/domain/time/park-time';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';

type Issue = z.core.$ZodIssue;

/** Validates input with the zod schemas beside the handlers; faults have the codes of WIRE.md. */
export function registerValidation(app: FastifyInstance): void {
  app.setValidatorCompiler<z.ZodType>(({ schema, httpPart, url }) => (data: unknown) => {
    return check(schema, data, httpPart === 'body', url);
  });
  // Responses come from typed rows; their schemas are documentation, and the tests check them.
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));
}

/** Validates a body whose schema depends on its address. @throws the same error as a route's own schema */
export function validBody<Schema extends z.core.$ZodType>(schema: Schema, body: unknown, url: string) {
  const { value, error } = check(schema, body, true, url);
  if (error) throw error;
  return value as z.output<Schema>;
}

function check(schema: z.core.$ZodType, data: unknown, isBody: boolean, url = '') {
  const result = parse(schema, data);
  if (!result) return { error: new ParkError(isBody ? 'INVALID_PAYLOAD' : 'INVALID_QUERY') };
  if (result.success) return { value: result.data };
  return { error: refusal(result.error.issues, data, isBody, url) };
}

/** Null for values that zod cannot check: it reads the `length` of any object, whose `valueOf` may not be a function. */
function parse(schema: z.core.$ZodType, data: unknown) {
  try {
    return z.safeParse(schema, data);
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw error;
  }
}

function refusal(issues: readonly Issue[], data: unknown, isBody: boolean, url: string): ParkError {
  const faults = onePerField(issues.flatMap(nearest).map((issue) => faultOf(issue, data)));
  const reason = faults.map((fault) => fault.message).join(' ');
  if (!isBody) return new ParkError('INVALID_QUERY', { extensions: { reason } });
  const isSyntax = (fault: FieldFault) =>
    fault.type === 'type' ||
    fault.field === '' ||
    // Programs call the auth routes: a missing field there is a payload error, not an error in a form.
    (url.startsWith('/auth/') && ['required', 'nnull', 'email'].includes(fault.type));
  if (faults.some(isSyntax)) return new ParkError('INVALID_PAYLOAD', { extensions: { reason } });
  return new ValidationFailed(faults);
}

/** Of several valid shapes (one row or many), only the shape with the matching outline reports faults. */
function nearest(issue: Issue): readonly Issue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const matches = issue.errors.filter(
    (faults) => !faults.some(({ code, path }) => code === 'invalid_type' && path.length === 0),
  );
  const [faults] = matches;
  if (matches.length !== 1 || !faults) return [issue];
  return faults.map((fault) => ({ ...fault, path: [...issue.path, ...fault.path] }));
}

function faultOf(issue: Issue, data: unknown): FieldFault {
  const path = issue.code === 'unrecognized_keys' ? [...issue.path, ...issue.keys.slice(0, 1)] : issue.path;
  const type = typeOf(issue, valueAt(data, issue.path));
  const field = path.join('.');
  const name = field === '' ? 'The body' : `"${field}"`;
  return { field, type, message: `${name} ${sentences[type] ?? 'is not valid'}.` };
}

const sentences: Record<string, string> = {
  required: 'is required',
  nnull: 'must not be null',
  type: 'has the wrong type',
  email: 'is not a valid e-mail address',
  regex: 'has the wrong format',
  checksum: 'holds a mistake: its last digit does not fit the others',
  min: 'is too short or too small',
  max: 'is too long or too large',
  lines: 'has too many lines',
  range: `must be of the years ${plannableYears.first} to ${plannableYears.last}`,
  in: 'is not one of the allowed values',
  unknown: 'is not a known field',
  together: 'does not go with the other fields',
};

/** Maps zod's issue codes to WIRE.md, FAILED_VALIDATION. */
const kinds: Partial<Record<Issue['code'], string>> = {
  too_small: 'min',
  too_big: 'max',
  invalid_format: 'regex',
  unrecognized_keys: 'unknown',
  invalid_value: 'in',
};

function typeOf(issue: Issue, value: unknown): string {
  if (value === undefined || (typeof value === 'string' && value.trim() === '')) return 'required';
  if (value === null) return 'nnull';
  if (issue.code === 'invalid_type') return 'type';
  // The domain's refinements have the fault type as their message.
  if (issue.code === 'custom') return issue.message in sentences ? issue.message : 'regex';
  return kinds[issue.code] ?? 'type';
}

function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? (value as Record<PropertyKey, unknown>)[key] : undefined,
    data,
  );
}

/** Keeps the first fault of each field. */
function onePerField(faults: readonly FieldFault[]): FieldFault[] {
  return [...new Map(faults.toReversed().map((fault) => [fault.field, fault])).values()].toReversed();
}
