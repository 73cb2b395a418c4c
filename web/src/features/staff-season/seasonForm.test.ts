import { emptySeason, type Season } from '@cablepark/domain/season/season.schema';
import { describe, expect, test } from 'vitest';
import { staff } from '../../i18n/pl/staff.ts';
import { faultText } from './faultText.ts';
import { meanTheSame, readSeason } from './readSeason.ts';
import { emptyPlan, formOf, type PlanForm, priced, type SeasonForm, summerPlan } from './seasonForm.ts';

const slotPrices = { weekday: 55, weekend: 70 };
const day = (text: string) => Temporal.PlainDate.from(text);
const summer = summerPlan('Lato', day('2026-04-10'), slotPrices);
const seasonWith = (...plans: Partial<PlanForm>[]): SeasonForm => ({
  ...formOf(emptySeason),
  plans: plans.map((part) => ({ ...summer, ...part })),
});

function seasonOf(form: SeasonForm): Season {
  const read = readSeason(form, true);
  if ('faults' in read) throw new Error([...read.faults].join(', '));
  return read.season;
}

test('The price of holidays follows that of weekends until it is another', () => {
  const band = { from: '00:00', weekday: '55', fridayEvening: '55', weekend: '55', holiday: '55' };
  expect(priced(band, 'weekend', '69')).toEqual({ weekend: '69', holiday: '69' });
  expect(priced({ ...band, holiday: '80' }, 'weekend', '69')).toEqual({ weekend: '69' });
  expect(priced(band, 'weekday', '50')).toEqual({ weekday: '50' });
});

describe('A season that starts as a summer', () => {
  test.each([
    ['2026-04-10', '2026-05-01', '2026-09-30'],
    ['2026-09-30', '2026-05-01', '2026-09-30'],
    ['2026-10-01', '2027-05-01', '2027-09-30'],
  ])('on %s is the one from %s to %s', (today, firstDay, lastDay) => {
    expect(summerPlan('Lato', day(today), slotPrices)).toMatchObject({ firstDay, lastDay });
  });

  test('is whole: every day from nine to nine, weekends at their own price', () => {
    const [plan] = seasonOf(seasonWith({})).plans;
    expect(plan?.week).toEqual(Array.from({ length: 7 }, () => ({ opens: '09:00', closes: '21:00' })));
    expect(plan).toMatchObject({ minutes: 15, tracks: null, sunsetMinutes: null });
    expect(plan?.prices).toEqual([
      { from: '00:00', weekday: 5500, fridayEvening: 7000, weekend: 7000, holiday: 7000 },
    ]);
  });

  test('asks for one price where weekends cost the same', () => {
    expect(emptyPlan({ weekday: 55, weekend: 55 }).hasOnePrice).toBe(true);
    expect(emptyPlan(slotPrices).hasOnePrice).toBe(false);
    // If the price list has no slot price, the owner enters it here.
    expect(emptyPlan(null)).toMatchObject({ hasOnePrice: true, prices: [{ weekday: '', holiday: '' }] });
  });
});

describe('What is typed', () => {
  test('is the season that it was read from, whatever it holds', () => {
    const open = { opens: '10:00', closes: '24:00' };
    const season: Season = {
      release: { daysAhead: null, at: '07:30' },
      plans: [
        {
          name: 'Duży tor',
          firstDay: '2026-06-01',
          lastDay: '2026-08-31',
          tracks: [1, 3],
          week: [null, open, open, open, open, open, open],
          minutes: 25,
          breaks: [{ from: '13:00', to: '14:15' }],
          prices: [
            { from: '00:00', weekday: 4999, fridayEvening: 6000, weekend: 7000, holiday: 7550 },
            { from: '16:00', weekday: 6000, fridayEvening: 6500, weekend: 8000, holiday: 8000 },
          ],
          exceptions: [
            { firstDay: '2026-06-04', lastDay: '2026-06-05', isClosed: true, hours: null, price: null },
            { firstDay: '2026-07-04', lastDay: '2026-07-04', isClosed: false, hours: open, price: 1990 },
          ],
          sunsetMinutes: -10,
        },
      ],
    };
    expect(seasonOf(formOf(season))).toEqual(season);
    expect(seasonOf(formOf(emptySeason))).toEqual(emptySeason);
  });

  test('means one price for all days where one is asked for, and keeps the others for another choice', () => {
    const form = seasonWith({ hasOnePrice: true });
    expect(seasonOf(form).plans[0]?.prices).toEqual([
      { from: '00:00', weekday: 5500, fridayEvening: 5500, weekend: 5500, holiday: 5500 },
    ]);
    expect(form.plans[0]?.prices[0]?.weekend).toBe('70');
  });

  test('of an exception: an empty last day is the first, and a closed day has neither hours nor price', () => {
    const exception = {
      firstDay: '2026-06-04',
      lastDay: '',
      isClosed: true,
      opens: '10:00',
      closes: '',
      price: 'x',
    };
    expect(seasonOf(seasonWith({ exceptions: [exception] })).plans[0]?.exceptions).toEqual([
      { firstDay: '2026-06-04', lastDay: '2026-06-04', isClosed: true, hours: null, price: null },
    ]);
  });

  test('is no change while only fields differ that do not count', () => {
    const before = seasonWith({ hasSunset: false });
    expect(meanTheSame(before, seasonWith({ hasSunset: false, sunsetMinutes: '7', tracks: [2] }))).toBe(true);
    expect(meanTheSame(before, seasonWith({ hasSunset: true }))).toBe(false);
  });
});

describe('A fault is told at its field', () => {
  const t = staff.season.faults;
  const week = summer.week.map((one, index) => (index === 4 ? { ...one, closes: '08:00' } : one));
  const bands = [
    { from: '00:00', weekday: '55', fridayEvening: '55', weekend: '55', holiday: '55' },
    { from: '17:00', weekday: '55', fridayEvening: '55', weekend: '55', holiday: '55' },
    { from: '16:00', weekday: '55', fridayEvening: '55', weekend: '55', holiday: '55' },
  ];
  const closed = {
    firstDay: '2026-06-04',
    lastDay: '2026-06-03',
    isClosed: true,
    opens: '',
    closes: '',
    price: '',
  };
  test.each<[Partial<PlanForm>, string, string]>([
    [{ name: ' ' }, 'name', t.name],
    [{ firstDay: '' }, 'firstDay', t.firstDay],
    [{ lastDay: '2026-04-30' }, 'lastDay', t.lastDay],
    [{ isForAll: false }, 'tracks', t.tracks],
    [{ week }, 'week.4', t.other],
    [{ minutes: '4' }, 'minutes', t.minutes],
    [{ minutes: '' }, 'minutes', t.minutes],
    [{ breaks: [{ from: '14:00', to: '13:00' }] }, 'breaks.0', t.breaks],
    [{ prices: bands, hasOnePrice: false }, 'prices.2.from', t.priceRow],
    [{ prices: [{ ...bands[0]!, holiday: '5,' }] }, 'prices.0.holiday', t.price],
    [{ prices: [{ ...bands[0]!, weekday: '5.555' }] }, 'prices.0.weekday', t.price],
    [{ exceptions: [closed] }, 'exceptions.0.lastDay', t.exceptionLast],
    [
      { exceptions: [{ ...closed, lastDay: '', isClosed: false, opens: '10:00' }] },
      'exceptions.0.hours',
      t.exceptionHours,
    ],
    [{ hasSunset: true, sunsetMinutes: '200' }, 'sunsetMinutes', t.sunset],
  ])('%o', (part, field, text) => {
    const form = seasonWith(part);
    const read = readSeason(form, true);
    const faults = 'faults' in read ? read.faults : new Set<string>();
    expect(faultText(faults, `plans.0.${field}`, form, t)).toBe(text);
    expect([...faults].every((path) => path.startsWith(`plans.0.${field.split('.')[0]}`))).toBe(true);
  });

  test('of two plans for one track on one day at the second, and of a sunset without a place', () => {
    const twice = seasonWith({}, { name: 'Drugi' });
    const read = readSeason(twice, true);
    expect(read).toEqual({ faults: new Set(['plans.1.firstDay']) });
    expect(faultText(new Set(['plans.1.firstDay']), 'plans.1.firstDay', twice, t)).toBe(t.twoPlans);
    const dark = seasonWith({ hasSunset: true });
    expect(readSeason(dark, false)).toEqual({ faults: new Set(['plans.0.sunsetMinutes']) });
    expect(faultText(new Set(['plans.0.sunsetMinutes']), 'plans.0.sunsetMinutes', dark, t)).toBe(
      t.sunsetPlace,
    );
  });
});
