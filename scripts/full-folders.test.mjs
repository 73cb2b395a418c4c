import { expect, test } from 'vitest';
import { fullFolderFaults } from './full-folders.mjs';

const files = (count, end) => Array.from({ length: count }, (_, at) => `domain/slots/file${at}${end}`);

test('A folder of more than 25 product files is refused', () => {
  expect(fullFolderFaults([...files(26, '.ts'), 'domain/time/day.ts'])).toEqual([
    'domain/slots has 26 files side by side; 25 are the most.',
  ]);
});

test('Tests, styles, rooms below and what is no product are not counted', () => {
  const beside = [
    ...files(25, '.ts'),
    ...files(9, '.test.ts'),
    ...files(9, '.module.css'),
    'domain/slots/rooms/a.ts',
    ...files(30, '.ts').map((name) => `server/test/${name}`),
  ];
  expect(fullFolderFaults(beside)).toEqual([]);
});
