import { expect, test } from 'vitest';
import { changeOf, type EventForm, emptyEvent, eventFaults, formOf } from './eventForm.ts';

const zone = 'Europe/Warsaw';
const form: EventForm = { ...emptyEvent, name: 'Cable Jam', start: '2026-07-04T10:00' };

test('An event needs a name and a start', () => {
  expect(eventFaults(emptyEvent, zone)).toEqual({ name: 'required', start: 'required' });
  expect(eventFaults({ ...form, name: '  ' }, zone)).toEqual({ name: 'required' });
  expect(eventFaults(form, zone)).toEqual({});
});

test('An event ends after it starts', () => {
  expect(eventFaults({ ...form, end: '2026-07-04T10:00' }, zone)).toEqual({ end: 'order' });
  expect(eventFaults({ ...form, end: '2026-07-04T18:00' }, zone)).toEqual({});
});

test.each([
  ['https://park.example/jam', false],
  ['javascript:alert(1)', true],
  ['park.example', true],
])('The address %s is wrong: %s', (url, wrong) => {
  expect('url' in eventFaults({ ...form, url }, zone)).toBe(wrong);
});

test('An event at a time that the clocks skip or show twice is asked about', () => {
  expect(eventFaults({ ...form, start: '2026-03-29T02:30' }, zone)).toEqual({ start: 'skipped' });
  const night = { ...form, start: '2026-10-25T02:30+02:00', end: '2026-10-25T02:15' };
  expect(eventFaults(night, zone)).toEqual({ end: 'twice' });
  expect(eventFaults({ ...night, end: '2026-10-25T02:15+02:00' }, zone)).toEqual({ end: 'order' });
  expect(eventFaults({ ...night, end: '2026-10-25T02:15+01:00' }, zone)).toEqual({});
});

test('An event in the hour that comes twice keeps its moment while nobody types another', () => {
  const again = Temporal.Instant.from('2026-10-25T01:30:00Z');
  const event = { ...emptyEvent, id: 7, name: 'Noc', start: again, end: again.add({ minutes: 15 }) };
  const known = {
    ...event,
    description: null,
    nameEn: null,
    descriptionEn: null,
    url: null,
    track: 2,
    slots: [],
  };
  const read = formOf(known, zone);
  const kept = changeOf({ ...read, name: 'Noc na wodzie' }, zone);
  expect([kept.start, kept.end].map(String)).toEqual([known.start, known.end].map(String));
  expect(String(changeOf({ ...read, start: '2026-10-25T01:30' }, zone).start)).toBe('2026-10-24T23:30:00Z');
});

test('What is read into the form goes out the same', () => {
  const event = {
    id: 7,
    name: 'Cable Jam',
    description: 'Zawody',
    nameEn: null,
    descriptionEn: 'Contest',
    url: null,
    image: null,
    start: Temporal.Instant.from('2026-07-04T08:00:00Z'),
    end: Temporal.Instant.from('2026-07-04T18:00:00Z'),
    track: 2,
    slots: [1, 2],
  };
  const { id: _id, slots: _slots, ...body } = event;
  expect(formOf(event, zone).start).toBe('2026-07-04T10:00');
  expect(changeOf(formOf(event, zone), zone)).toEqual(body);
});
