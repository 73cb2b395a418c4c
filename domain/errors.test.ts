import { expect, test } from 'vitest';
import { enforce } from './decision.ts';
import { ParkError } from './errors.ts';

test.each([
  ['NOT_FOUND', 'FORBIDDEN', 403],
  ['CHANGED_MEANWHILE', 'SLOT_TAKEN', 409],
  ['TOO_LATE', 'TOO_LATE', 422],
] as const)('A refusal because of %s is %s on the wire', (reason, code, status) => {
  const refuse = () => enforce(reason);
  expect(refuse).toThrow(ParkError);
  expect(new ParkError(reason)).toMatchObject({ reason, code, status });
  expect(new ParkError(reason).message).toBe(new ParkError(code).message);
});
