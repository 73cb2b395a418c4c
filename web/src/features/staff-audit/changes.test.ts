import type { AuditEntryRow } from '@cablepark/contract/audit.schema';
import { expect, test } from 'vitest';
import { changesOf, peopleIn } from './changes.ts';

const editor = '11111111-1111-4111-8111-111111111111';
const rider = '22222222-2222-4222-8222-222222222222';
const entry = (differs: Partial<AuditEntryRow> = {}): AuditEntryRow => ({
  id: 1,
  date_created: '2026-07-04T08:00:00.000Z',
  user: editor,
  action: 'slot.edit',
  subject: 'Slot',
  subjectId: '7',
  before: null,
  after: null,
  ...differs,
});

test('A change is told field by field, down to the innermost', () => {
  const before = { policy: { cancelFreeHours: 6 }, price: 55 };
  const after = { policy: { cancelFreeHours: 12 }, price: 60 };
  expect(changesOf({ before, after })).toEqual([
    { field: 'policy.cancelFreeHours', from: 6, to: 12 },
    { field: 'price', from: 55, to: 60 },
  ]);
});

test('What was made or taken away has one side; what was and is empty is left out', () => {
  expect(changesOf({ before: null, after: { name: 'Jam', url: null } })).toEqual([
    { field: 'name', to: 'Jam' },
  ]);
  expect(changesOf({ before: { name: 'Jam' }, after: null })).toEqual([{ field: 'name', from: 'Jam' }]);
  expect(changesOf({ before: { end: null }, after: { end: 'x' } })).toEqual([
    { field: 'end', from: null, to: 'x' },
  ]);
});

test('What stayed as it was is left out, and what is told from one to another is not named besides', () => {
  const before = { role: 'User', status: 'active' };
  expect(changesOf({ before, after: { role: 'Editor', status: 'active', changed: ['role'] } })).toEqual([
    { field: 'role', from: 'User', to: 'Editor' },
  ]);
  expect(changesOf({ before, after: { ...before, changed: ['role', 'email'] } })).toEqual([
    { field: 'changed', to: ['email'] },
  ]);
});

test('A week is told day by day', () => {
  const usual = { opens: '09:00', closes: '21:00' };
  const before = { hours: { week: [usual, usual, null] } };
  const after = { hours: { week: [usual, { opens: '10:00', closes: '21:00' }, usual] } };
  expect(changesOf({ before, after })).toEqual([
    { field: 'hours.week.1.opens', from: '09:00', to: '10:00' },
    { field: 'hours.week.2.opens', to: '09:00' },
    { field: 'hours.week.2.closes', to: '21:00' },
  ]);
});

test('Everybody of whom the log speaks is found once, but pictures are nobody', () => {
  const entries = [
    entry({ after: { rider, image: '33333333-3333-4333-8333-333333333333' } }),
    entry({ subject: 'users', subjectId: rider }),
  ];
  expect(peopleIn(entries)).toEqual([editor, rider]);
});
