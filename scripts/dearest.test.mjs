import { join } from 'node:path';
import { expect, test } from 'vitest';
import { dearestFiles, dearestJourneys } from './dearest.mjs';
import { root } from './root.mjs';

test('Files are sorted by how long they ran, and named as in the repository', () => {
  const file = (name, endTime) => ({
    name: join(root, name),
    startTime: 1000,
    endTime,
    assertionResults: [{}, {}],
  });
  const report = { testResults: [file('domain/a.test.ts', 1500), file('server/b.test.ts', 4000)] };
  expect(dearestFiles(report, 1)).toEqual([{ name: 'server/b.test.ts', seconds: 3, tests: 2 }]);
  expect(dearestFiles(null, 1)).toEqual([]);
});

test('A journey costs its second try, too, and one that was not made is not in the list', () => {
  const made = (projectName, ...durations) => ({
    projectName,
    results: durations.map((duration) => ({ duration })),
  });
  const specs = [
    { title: 'books', file: 'rider.test.ts', tests: [made('phone', 900, 300), made('desktop')] },
  ];
  expect(dearestJourneys({ suites: [{ suites: [{ specs }] }] }, 10)).toEqual([
    { name: 'e2e/journeys/rider.test.ts on phone: books', seconds: 1.2, tests: 1 },
  ]);
});
