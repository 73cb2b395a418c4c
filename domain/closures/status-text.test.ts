import { expect, test } from 'vitest';
import type { ParkStatus } from './park-status.ts';
import { statusText } from './status-text.ts';

const at = (time: string) => Temporal.Instant.from(`2026-07-04T${time}:00Z`);
const reading = { zone: 'Europe/Warsaw', now: at('12:02') };
const closed = {
  state: 'closed',
  until: at('14:00'),
  isForNow: false,
  reason: 'wind',
  since: at('12:02'),
} as const;

test.each<[ParkStatus, string, string]>([
  [{ state: 'open', until: at('18:00') }, 'Otwarte dziś do 20:00', 'Open today until 20:00'],
  [{ state: 'opens', at: at('18:00') }, 'Otwieramy dziś o 20:00', 'We open today at 20:00'],
  [
    { state: 'opens', at: at('18:00').add({ hours: 24 }) },
    'Otwieramy jutro o 20:00',
    'We open tomorrow at 20:00',
  ],
  [
    { state: 'opens', at: at('18:00').add({ hours: 72 }) },
    'Otwieramy we wtorek o 20:00',
    'We open on Tuesday at 20:00',
  ],
  [
    { state: 'opens', at: at('18:00').add({ hours: 24 * 7 }) },
    'Otwieramy 11.07.2026 o 20:00',
    'We open on 11.07.2026 at 20:00',
  ],
  [
    { state: 'delayed', minutes: 20, since: at('11:50') },
    'Jeździmy z opóźnieniem około 20 min, stan z 13:50',
    'Rides run about 20 min late, as of 13:50',
  ],
  [
    closed,
    'Zamknięte, otwieramy dziś o 16:00 (wiatr), stan z 14:02',
    'Closed, we open today at 16:00 (wind), as of 14:02',
  ],
  [
    { ...closed, isForNow: true, reason: 'other' },
    'Na razie zamknięte, stan z 14:02',
    'Closed for now, as of 14:02',
  ],
])('%j reads "%s"', (status, polish, english) => {
  expect(statusText(status, { ...reading, language: 'pl' })).toBe(polish);
  expect(statusText(status, { ...reading, language: 'en' })).toBe(english);
});
