import type { ParkStatus } from '@cablepark/domain/closures/park-status';
import type { SpecialHours } from '@cablepark/domain/closures/special-hours';
import { expect, test } from 'vitest';
import { openNow, statusNote, withOpenNow, withStatus } from './status-note.ts';

const at = (time: string) => Temporal.Instant.from(`2026-07-04T${time}:00Z`);
const reading = { zone: 'Europe/Warsaw', now: at('12:02') };
const closed = {
  state: 'closed',
  until: at('14:00'),
  isForNow: false,
  reason: 'wind',
  since: at('12:02'),
} as const;

const page = { html: '<html><head></head><body><div id="root"></div></body></html>', styleHashes: ['a'] };
const note = (status: ParkStatus | null, isHome: boolean, special: readonly SpecialHours[] = []) =>
  statusNote(status, special, { ...reading, language: 'en', origin: 'https://park.example', isHome });

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
  const { html } = withStatus(page, note(opens, true, special));
  expect(html).toContain('"opens":"16:00","closes":"20:00","validFrom":"2026-07-04"');
  expect(html).toContain('"opens":"00:00","closes":"00:00","validFrom":"2026-07-05"');
  expect(note(closed, true)?.hours).toBe('');
  expect(html).toContain('"@id":"https://park.example/#park"');
});

test('Above the opening hours stands whether the park is open', () => {
  const place = '<output class="x" data-open-now="true"></output>';
  const filled = (status: ParkStatus | null) =>
    withOpenNow(place, openNow(status, { ...reading, language: 'en' }));
  const open = 'data-open="true">Open today until 20:00</output>';
  expect(filled({ state: 'open', until: at('18:00') })).toContain(open);
  expect(filled(closed)).toContain('data-open="false">Closed, we open today at 16:00 (wind)');
  expect(filled(null)).toBe(place);
});

test('A park without slots to come says nothing', () => {
  expect(withStatus(page, note(null, true))).toBe(page);
});
