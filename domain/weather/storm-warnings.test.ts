import { expect, test } from 'vitest';
import { kindOfWarning, type StormWarning, standingWarnings } from './storm-warnings.ts';

test.each([
  ['Burze', 'storm'],
  ['Burze z gradem', 'storm'],
  ['Silny deszcz z burzami', 'storm'],
  ['Silny wiatr', 'wind'],
  ['Intensywne opady deszczu', 'rain'],
  ['Upał', null],
  ['Przymrozki', null],
  ['Gęsta mgła', null],
])('%s is a warning of the kind %s', (name, kind) => {
  expect(kindOfWarning(name)).toBe(kind);
});

test('Warnings that are over are left out; the earliest stands first', () => {
  const warning = (id: string, from: string, to: string): StormWarning => ({
    id,
    kind: 'storm',
    degree: 1,
    from: Temporal.Instant.from(`2026-07-01T${from}:00Z`),
    to: Temporal.Instant.from(`2026-07-01T${to}:00Z`),
  });
  const all = [
    warning('late', '18:00', '20:00'),
    warning('over', '06:00', '10:00'),
    warning('soon', '09:00', '12:00'),
  ];
  const standing = standingWarnings(all, Temporal.Instant.from('2026-07-01T10:00:00Z'));
  expect(standing.map(({ id }) => id)).toEqual(['soon', 'late']);
});
