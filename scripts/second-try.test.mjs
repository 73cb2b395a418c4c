import { expect, test } from 'vitest';
import { filesToTryAgain } from './second-try.mjs';

const steady = 'server/src/modules/slots/slots.test.ts';

test('A file of the server is tried again, once however much failed in it', () => {
  expect(filesToTryAgain([steady, steady, 'server/test/sdk/live.test.ts'])).toEqual([
    steady,
    'server/test/sdk/live.test.ts',
  ]);
});

test.each([
  'server/test/races/booking-race.test.ts',
  'server/test/faults/disk.test.ts',
  'server/test/rules/gate.test.ts',
  'server/test/security/addresses.test.ts',
  'server/src/directus/parse/query.property.test.ts',
  'server/src/http/openapi/walk.test.ts',
  'domain/booking/rules.test.ts',
  'contract/slots.test.ts',
  'web/src/booking/once.test.ts',
  'scripts/clocks.test.mjs',
])('One failure of %s is enough', (file) => {
  expect(filesToTryAgain([file])).toEqual([]);
  expect(filesToTryAgain([file, steady])).toEqual([steady]);
});

test('Where many fail, none is tried again', () => {
  const many = [1, 2, 3, 4].map((number) => `server/src/a${number}.test.ts`);
  expect(filesToTryAgain(many)).toEqual([]);
  expect(filesToTryAgain(many.slice(1))).toEqual(many.slice(1));
});
