import { expect, test } from 'vitest';
import { userFilter } from './readUsers.ts';

test('Every word must be found in one of the fields', () => {
  expect(userFilter('  Ola  Nowak ')).toEqual({
    _and: ['Ola', 'Nowak'].map((word) => ({
      _or: [
        { first_name: { _icontains: word } },
        { last_name: { _icontains: word } },
        { email: { _icontains: word } },
        { description: { _icontains: word } },
      ],
    })),
  });
});

test('A number is looked for without the blanks and dashes that people type', () => {
  expect(JSON.stringify(userFilter('+48 600-700 800'))).toContain(
    '"description":{"_icontains":"+48600700800"}',
  );
  expect(JSON.stringify(userFilter('600 70'))).toContain('"60070"');
});

test('Nothing is looked for where nothing is typed', () => {
  expect(userFilter('  ')).toBeNull();
});
