import { expect, test } from 'vitest';
import { refetchEvery } from './refetchEvery.ts';

const read = { status: 'success', data: [] };
const every = (mode: 'waiting' | 'live' | 'polling', state: { status: string; data: unknown } = read) =>
  refetchEvery({ mode }, 60_000, false)({ state });

test('What can be followed is read seldom, what cannot often', () => {
  expect(every('waiting')).toBe(60_000);
  expect(every('live')).toBe(false);
  expect(every('polling')).toBe(15_000);
});

test('A list that is followed, and could not be read when it changed, is read again', () => {
  expect(every('live', { ...read, status: 'error' })).toBe(15_000);
});

test('What could not be read at all waits for somebody to ask', () => {
  expect(every('live', { status: 'error', data: undefined })).toBe(false);
});
