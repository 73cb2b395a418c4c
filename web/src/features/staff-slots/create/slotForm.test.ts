import { expect, test } from 'vitest';
import { type MakingForm, makingFault, planSlots, roundedStart } from './slotForm.ts';

const zone = 'Europe/Warsaw';
const series: MakingForm = {
  mode: 'series',
  tracks: [1],
  event: '',
  price: '55',
  duration: '15',
  start: '2026-07-04T09:00',
  end: '2026-07-04T10:00',
  places: '',
  firstDay: '',
  lastDay: '',
  opens: '',
  closes: '',
};
const season: MakingForm = {
  ...series,
  mode: 'season',
  tracks: [2, 1],
  start: '',
  end: '',
  firstDay: '2026-05-01',
  lastDay: '2026-08-28',
  opens: '09:00',
  closes: '21:00',
};

test('Faults come in the order of the specification', () => {
  const empty = { ...series, tracks: [], start: '', price: '', duration: '', end: '' };
  const repairs: Partial<MakingForm>[] = [
    { tracks: [1] },
    { start: series.start },
    { price: '55' },
    { duration: '15' },
    { end: '2026-07-04T08:00' },
    { end: series.end },
  ];
  let form: MakingForm = empty;
  const told = repairs.map((repair) => {
    const fault = makingFault(form, zone);
    form = { ...form, ...repair };
    return fault;
  });
  expect(told).toEqual(['track', 'start', 'price', 'duration', 'end', 'order']);
  expect(makingFault(form, zone)).toBeNull();
});

test.each<[Partial<MakingForm>, string | null]>([
  [{ price: '0' }, 'price'],
  [{ price: '-5' }, 'price'],
  [{ price: '55.505' }, 'price'],
  [{ price: '19.99' }, null],
  [{ duration: '0' }, 'duration'],
  [{ duration: '7.5' }, 'duration'],
  [{ end: '2026-07-04T09:10' }, 'tooShort'],
  [{ end: '2126-07-04T09:10' }, 'tooMany'],
  [{ mode: 'places', end: '', places: '' }, 'places'],
  [{ mode: 'places', end: '', places: '0' }, 'places'],
  [{ mode: 'places', end: '', places: '8' }, null],
])('%o gives %s', (part, fault) => {
  expect(makingFault({ ...series, ...part }, zone)).toBe(fault);
});

test.each<[Partial<MakingForm>, string | null]>([
  [{}, null],
  [{ firstDay: '' }, 'start'],
  [{ opens: '' }, 'start'],
  [{ lastDay: '' }, 'end'],
  [{ closes: '' }, 'end'],
  [{ closes: '09:00' }, 'order'],
  [{ lastDay: '2026-04-30' }, 'order'],
  [{ lastDay: '2036-04-30' }, 'tooMany'],
])('A season with %o gives %s', (part, fault) => {
  expect(makingFault({ ...season, ...part }, zone)).toBe(fault);
});

test('A series starts on the rounded quarter, by the park’s clocks', () => {
  const plan = planSlots({ ...series, start: '2026-07-04T09:08' }, zone);
  expect(plan.map(({ start }) => String(start))).toEqual([
    '2026-07-04T07:15:00Z',
    '2026-07-04T07:30:00Z',
    '2026-07-04T07:45:00Z',
  ]);
  expect(roundedStart('2026-07-04T09:52', zone)).toBe('2026-07-04T09:45');
});

test.each([
  ['2026-03-29T01:53', '2026-03-29T03:00'],
  ['2026-10-25T01:53', '2026-10-25T02:00+02:00'],
  ['2026-10-25T02:53+02:00', '2026-10-25T02:00+01:00'],
  ['2026-10-25T02:53+01:00', '2026-10-25T03:00'],
  ['2026-10-25T02:53', '2026-10-25T02:53'],
  ['2026-03-29T02:20', '2026-03-29T02:20'],
  ['', ''],
])('%s is rounded to %s, never by an hour', (typed, rounded) => {
  expect(roundedStart(typed, zone)).toBe(rounded);
});

test.each<[Partial<MakingForm>, string | null]>([
  [{ start: '2026-03-29T02:30', end: '2026-03-29T05:00' }, 'skipped'],
  [{ start: '2026-03-29T01:30', end: '2026-03-29T02:30' }, 'skipped'],
  [{ start: '2026-10-25T02:30', end: '2026-10-25T05:00' }, 'twice'],
  [{ start: '2026-10-25T01:30', end: '2026-10-25T02:30' }, 'twice'],
  [{ start: '2026-10-25T02:30+01:00', end: '2026-10-25T02:30+02:00' }, 'order'],
  [{ start: '2026-10-25T02:30+02:00', end: '2026-10-25T02:30+01:00' }, null],
])('In a night when the clocks are changed %o gives %s', (part, fault) => {
  expect(makingFault({ ...series, ...part }, zone)).toBe(fault);
});

test('A series from one 02:30 to the next lasts an hour', () => {
  const night = { ...series, start: '2026-10-25T02:30+02:00', end: '2026-10-25T02:30+01:00', duration: '30' };
  expect(planSlots(night, zone).map(({ start }) => String(start))).toEqual([
    '2026-10-25T00:30:00Z',
    '2026-10-25T01:00:00Z',
  ]);
});

test('A season of two tracks is planned whole, track by track', () => {
  const plan = planSlots(season, zone);
  expect(plan).toHaveLength(11_520);
  expect(plan[0]).toMatchObject({ track: 1, minutes: 15 });
  expect(String(plan[0]?.start)).toBe('2026-05-01T07:00:00Z');
  expect(plan.at(-1)?.track).toBe(2);
  expect(String(plan.at(-1)?.start)).toBe('2026-08-28T18:45:00Z');
});

test('Places share one start', () => {
  const plan = planSlots({ ...series, mode: 'places', end: '', places: '3' }, zone);
  expect(new Set(plan.map(({ start }) => String(start)))).toEqual(new Set(['2026-07-04T07:00:00Z']));
  expect(plan).toHaveLength(3);
});
