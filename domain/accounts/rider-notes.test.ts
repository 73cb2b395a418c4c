import { expect, test } from 'vitest';
import { decideNote, decideNoteRemoval } from './rider-notes.ts';

test.each([
  ['User', true, 'FORBIDDEN'],
  ['Manager', true, 'ok'],
  ['Manager', false, 'NOT_FOUND'],
] as const)('A note by a %s on a rider who is there (%s): %s', (role, isRiderThere, decision) => {
  expect(decideNote({ actor: { id: 'me', role }, isRiderThere })).toBe(decision);
});

test.each([
  ['Manager', 'me', 'ok'],
  ['Manager', 'other', 'FORBIDDEN'],
  ['Editor', 'other', 'ok'],
  ['Editor', null, 'NOT_FOUND'],
  ['User', 'me', 'FORBIDDEN'],
] as const)('A %s deletes a note by %s: %s', (role, author, decision) => {
  expect(decideNoteRemoval({ actor: { id: 'me', role }, author })).toBe(decision);
});
