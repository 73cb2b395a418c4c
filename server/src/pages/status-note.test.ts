import type { ParkStatus, ShownStatus } from '@cablepark/domain/closures/park-status';
import { expect, test } from 'vitest';
import { statusNote, statusText, withStatus } from './status-note.ts';

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

const page = { html: '<html><head></head><body><div id="root"></div></body></html>', styleHashes: ['a'] };
const note = (status: ShownStatus | null, isHome: boolean) =>
  statusNote(status, { ...reading, language: 'en', origin: 'https://park.example', isHome });

test('Every page says what is closed, above the part that scripts take over', () => {
  const { html, styleHashes } = withStatus(page, note(closed, false));
  expect(html).toContain('as of 14:02</p><div id="root">');
  expect(html).not.toContain('ld+json');
  expect(styleHashes).toHaveLength(2);
});

test('The home page also says when the park opens, and tells search engines that it is closed', () => {
  const opens = { state: 'opens', at: at('18:00') } as const;
  expect(note(opens, false)).toBeNull();
  expect(withStatus(page, note(opens, true)).html).toContain('We open today');
  const [day, next] = ['2026-07-04', '2026-07-05'].map((date) => Temporal.PlainDate.from(date));
  if (!day || !next) throw new Error('There are two days.');
  const special = [
    { day, hours: { from: at('14:00'), until: at('18:00') } },
    { day: next, hours: null },
  ];
  // Also before a closure begins.
  const { html } = withStatus(page, note({ ...opens, special }, true));
  expect(html).toContain('"opens":"16:00","closes":"20:00","validFrom":"2026-07-04"');
  expect(html).toContain('"opens":"00:00","closes":"00:00","validFrom":"2026-07-05"');
  expect(note(closed, true)?.hours).toBe('');
  expect(html).toContain('"@id":"https://park.example/#park"');
});

test('A park without slots to come says nothing', () => {
  expect(withStatus(page, note(null, true))).toBe(page);
});
