import { expect, test } from 'vitest';
import { readWireTime, requireWireTime, writeWireTime } from './wire-time.ts';

test.each([
  ['2026-07-15T09:00:00.000Z', '2026-07-15T09:00:00.000Z'],
  ['2026-07-15T09:00:00Z', '2026-07-15T09:00:00.000Z'],
  ['2026-07-15T11:00:00+02:00', '2026-07-15T09:00:00.000Z'],
  ['2026-07-15T11:00:00.5+0200', '2026-07-15T09:00:00.500Z'],
  ['2026-07-15T09:00', '2026-07-15T09:00:00.000Z'],
  ['2026-07-15', '2026-07-15T00:00:00.000Z'],
  ['9999-12-31T23:59:00-01:00', '+010000-01-01T00:59:00.000Z'],
  ['+010000-01-01T00:59:00.000Z', '+010000-01-01T00:59:00.000Z'],
  ['-000001-01-01T00:00:00Z', '-000001-01-01T00:00:00.000Z'],
])('The wire time %s is read as %s', (text, expected) => {
  const instant = readWireTime(text);
  expect(instant && writeWireTime(instant)).toBe(expected);
});

test.each([
  '',
  'now',
  '15.07.2026',
  '2026-13-01',
  '2026-02-30T10:00:00Z',
  '2026-07-15T25:00:00Z',
  '1',
  'T10:00Z',
])('The text %o is no time', (text) => {
  expect(readWireTime(text)).toBeNull();
  expect(() => requireWireTime(text)).toThrow('Nieprawidłowy format daty w startTime');
});
