import { describe, expect, test } from 'vitest';
import { at, zone } from '../testing/slot.ts';
import { spanText } from './span.ts';

describe('From when until when', () => {
  const span = (start: string, minutes: number) => spanText(at(start), at(start).add({ minutes }), zone);

  test('reads as two times', () => {
    expect(span('2026-07-04T07:05:00Z', 15)).toBe('09:05–09:20');
  });

  test('does not read an hour longer where the clocks skip one, nor backwards where they repeat one', () => {
    expect(span('2026-03-29T00:45:00Z', 15)).toBe('01:45 (UTC+1)–03:00 (UTC+2)');
    expect(span('2026-10-25T00:45:00Z', 15)).toBe('02:45 (UTC+2)–02:00 (UTC+1)');
    expect(span('2026-10-25T01:30:00Z', 15)).toBe('02:30 (UTC+1)–02:45 (UTC+1)');
  });
});
