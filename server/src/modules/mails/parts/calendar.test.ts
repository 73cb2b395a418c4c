import ICAL from 'ical.js';
import { afterEach, expect, test } from 'vitest';
import { type MailedEntry, writeCalendarFile } from './calendar.ts';

const zone = process.env['TZ'];
afterEach(() => {
  if (zone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = zone;
});

const stamp = Temporal.Instant.from('2026-03-01T08:00:00Z');

function entry(start: string, differs: Partial<MailedEntry> = {}): MailedEntry {
  return {
    method: 'REQUEST',
    uid: 'slot-7-11@park.example',
    sequence: 0,
    start: Temporal.Instant.from(start),
    end: Temporal.Instant.from(start).add({ minutes: 15 }),
    title: 'Wake, Łąka; „Duży” tor',
    place: 'ul. Wodna 1\\2, 40-001 Katowice',
    url: 'https://park.example/',
    park: { name: 'Wake "Łąka": park', email: 'park@example.com' },
    rider: { name: 'Ola, Nowak', email: 'ola@example.com' },
    ...differs,
  };
}

/** Parses the file as another calendar program does. */
function read(content: string) {
  const calendar = new ICAL.Component(ICAL.parse(content) as unknown[]);
  const component = calendar.getFirstSubcomponent('vevent');
  if (!component) throw new Error('There is no entry.');
  const event = new ICAL.Event(component);
  return {
    method: calendar.getFirstPropertyValue('method'),
    status: component.getFirstPropertyValue('status'),
    uid: event.uid,
    sequence: event.sequence,
    title: event.summary,
    place: event.location,
    start: new Date(event.startDate.toUnixTime() * 1000).toISOString(),
    end: new Date(event.endDate.toUnixTime() * 1000).toISOString(),
    zones: [event.startDate.zone.tzid, event.endDate.zone.tzid],
    organizer: component.getFirstProperty('organizer')?.getFirstValue(),
    attendee: component.getFirstProperty('attendee')?.getFirstValue(),
  };
}

test.each([
  ['before the clocks go forward', '2026-03-29T00:45:00Z', '2026-03-29T01:00:00.000Z'],
  ['as they go forward', '2026-03-29T01:00:00Z', '2026-03-29T01:15:00.000Z'],
  ['in the hour that comes twice, first', '2026-10-25T00:30:00Z', '2026-10-25T00:45:00.000Z'],
  ['in the hour that comes twice, again', '2026-10-25T01:30:00Z', '2026-10-25T01:45:00.000Z'],
])('%s an entry is at its very moment, whatever clock the server goes by', (_what, start, end) => {
  for (const zone of ['America/St_Johns', 'Asia/Kathmandu', 'Europe/Warsaw']) {
    process.env['TZ'] = zone;
    const { content } = writeCalendarFile(entry(start), stamp);
    expect(content).not.toMatch(/TZID|VTIMEZONE/);
    expect(read(content)).toMatchObject({ start: start.replace('Z', '.000Z'), end, zones: ['UTC', 'UTC'] });
  }
});

test('An entry says what, where, who and how often it changed; its lines are as long as they may be', () => {
  const { name, content } = writeCalendarFile(entry('2026-07-10T12:00:00Z', { sequence: 3 }), stamp);
  expect(name).toBe('slot-7-11.ics');
  expect(read(content)).toMatchObject({
    method: 'REQUEST',
    status: 'CONFIRMED',
    uid: 'slot-7-11@park.example',
    sequence: 3,
    title: 'Wake, Łąka; „Duży” tor',
    place: 'ul. Wodna 1\\2, 40-001 Katowice',
    organizer: 'mailto:park@example.com',
  });
  expect(String(read(content).attendee).toLowerCase()).toBe('mailto:ola@example.com');
  for (const line of content.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
});

test('A cancelling takes the same entry away', () => {
  const { method, content } = writeCalendarFile(
    entry('2026-07-10T12:00:00Z', { method: 'CANCEL', sequence: 1 }),
    stamp,
  );
  expect([method, read(content)]).toEqual([
    'CANCEL',
    expect.objectContaining({
      method: 'CANCEL',
      status: 'CANCELLED',
      uid: 'slot-7-11@park.example',
      sequence: 1,
    }),
  ]);
});

test('A line break in a name begins no line of its own', () => {
  const { content } = writeCalendarFile(
    entry('2026-07-10T12:00:00Z', {
      title: 'A\r\nATTENDEE:mailto:evil@example.com',
      place: 'B\nMETHOD:CANCEL',
    }),
    stamp,
  );
  expect(content.match(/^ATTENDEE/gm)).toHaveLength(1);
  expect(content.match(/^METHOD/gm)).toHaveLength(1);
});
