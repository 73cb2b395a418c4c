import { expect, test } from 'vitest';
import { filesToTryAgain } from './second-try.mjs';

const steady = 'server/src/modules/slots/slots.test.ts';
const lateness = 'TestTimeoutError: Test timed out in 30000ms.';
const late = (file) => ({ file, why: lateness });

test('A file of the server that was late is tried again, once however much of it was', () => {
  expect(filesToTryAgain([steady, steady, 'server/test/sdk/live.test.ts'].map(late))).toEqual([
    steady,
    'server/test/sdk/live.test.ts',
  ]);
});

test.each([lateness, 'Error: Hook timed out in 60000ms.', 'Error: Timed out in waitUntil!'])(
  'This is being late: %s',
  (why) => {
    expect(filesToTryAgain([{ file: steady, why }])).toEqual([steady]);
  },
);

test.each(['AssertionError: expected 2 to be 1 // Object.is equality', 'Error: The server did not open', ''])(
  'This is not: %s',
  (why) => {
    expect(filesToTryAgain([{ file: steady, why }])).toEqual([]);
    expect(filesToTryAgain([late(steady), { file: steady, why }])).toEqual([]);
  },
);

test.each([
  'server/test/races/booking-race.test.ts',
  'server/test/faults/disk.test.ts',
  'server/test/rules/gate.test.ts',
  'server/test/security/addresses.test.ts',
  'server/src/directus/parse/query.property.test.ts',
  'server/src/http/openapi/walk.test.ts',
  'domain/booking/rules.test.ts',
  'contract/rides/slots.test.ts',
  'web/src/booking/once.test.ts',
  'scripts/clocks.test.mjs',
])('One failure of %s is enough', (file) => {
  expect(filesToTryAgain([late(file)])).toEqual([]);
  expect(filesToTryAgain([late(file), late(steady)])).toEqual([steady]);
});

test('Where many fail, none is tried again', () => {
  const many = [1, 2, 3, 4].map((number) => `server/src/a${number}.test.ts`);
  expect(filesToTryAgain(many.map(late))).toEqual([]);
  expect(filesToTryAgain(many.slice(1).map(late))).toEqual(many.slice(1));
});
