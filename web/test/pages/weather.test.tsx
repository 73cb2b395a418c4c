import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { readSources } from '../../../server/src/modules/weather/read-sources.ts';
import type { AccountOfTest } from '../../../server/test/support/accounts.ts';
import { emptyTables } from '../../../server/test/support/empty-tables.ts';
import { FakeWeather, imgwWarning } from '../../../server/test/support/fake-weather.ts';
import { makeSlot, makeTracks } from '../../../server/test/support/slots.ts';
import { deskWeatherTexts } from '../../src/features/staff-desk/weather/weather.texts.ts';
import { weatherSettingsTexts } from '../../src/features/staff-park/weather/weather.texts.ts';
import { weather as en } from '../../src/i18n/en/rides/weather.ts';
import { weather as pl } from '../../src/i18n/pl/rides/weather.ts';
import { clock } from '../../src/lib/time/clock.ts';
import { click, expectSays, expectTold, tap, textOf, the, write } from '../support/actions.ts';
import { openSite, type TestSite } from '../support/openSite.tsx';
import { answer, expectText, expectToast, plain, question } from '../support/page.ts';

const t = weatherSettingsTexts.pl;
const desk = deskWeatherTexts.pl;
const fake = new FakeWeather();
const going = new AbortController().signal;
let site: TestSite;
let admin: AccountOfTest;
let manager: AccountOfTest;

beforeAll(async () => {
  const url = await fake.listen();
  site = await openSite({ env: { MET_NORWAY_URL: url, IMGW_URL: url } });
  await makeTracks(site.park);
  // 10:00 and 11:00 in the park.
  for (const hour of ['08', '09']) await makeSlot(site.park, `2026-07-01T${hour}:15:00Z`);
});

/** 10:10 in the park, which has a point on the map and a forecast of two hours. */
beforeEach(async () => {
  fake.reset();
  site.park.clock.set('2026-07-01T08:10:00Z');
  await emptyTables(site.park.store.db, ['weather', 'water_temperature', 'sensor_key', 'park_content']);
  site.park.parkSettings.forget();
  admin = await site.newPerson('Admin', 'Adam');
  manager = await site.newPerson('Manager', 'Marek');
  await settle({ contact: { map: { lat: 53.78, lon: 21.57 }, email: 'biuro@park.example' } });
});

const settle = (settings: object) => site.call('PATCH', '/park', admin, settings);
const read = () => readSources(site.park, going);
const planner = (lang: 'pl' | 'en' = 'pl') => site.show('/planner/1?day=2026-07-01', { lang });
const body = () => plain(document.body.textContent ?? '');
const expectSaid = (text: string) => waitFor(() => expect(body()).toContain(plain(text)));
/** What is asked for and shown has come, as far as it comes. */
const settled = () => waitFor(() => expect(document.querySelector('[data-slot]')).not.toBeNull());

test.each([
  ['pl', pl],
  ['en', en],
] as const)(
  'Each hour of the planner has a line, with its source and its age, in %s',
  async (lang, words) => {
    await read();
    await planner(lang);
    await expectSaid(`${words.windAndGust(5, 8)} · ${words.dry} · ${words.air(18)}`);
    await expectSaid(`${words.windAndGust(7, 13)} · ${words.rain(0.3)} · ${words.air(18)}`);
    await expectSaid(`${words.source} ${words.sources['met-norway']} ${words.asOf('10:10')}`);
    expect((await the('link', words.sources['met-norway'])).getAttribute('href')).toBe('https://api.met.no/');
  },
);

test('A gust that the source does not have is not there, and no 0', async () => {
  fake.hours = [{ wind: 6, rain: 0, air: -0.2 }];
  await read();
  await planner();
  await expectSaid(`${pl.wind(6)} · ${pl.dry} · ${pl.air(0)}`);
  expect(body()).not.toMatch(/porywy|-0/);
});

test('A forecast that is six hours old is not shown, nor one that stays on a page that lost its line', async () => {
  await read();
  await planner();
  await expectSaid(pl.windAndGust(5, 8));
  site.answerInstead(() => new Response('', { status: 503 }));
  site.park.clock.set('2026-07-01T14:10:00Z');
  // The page's own clock ticks.
  act(() => {
    for (const tick of clock.listeners) tick();
  });
  await waitFor(() => expect(body()).not.toContain(plain(pl.windAndGust(7, 13))));
  expect(body()).not.toContain(plain(pl.source));
});

test('Without a point on the map nobody asks for the weather', async () => {
  await settle({ contact: { map: null } });
  const asked: string[] = [];
  site.answerInstead(({ path }) => {
    asked.push(path);
    return null;
  });
  await planner();
  await settled();
  expect(asked.filter((path) => path.includes('weather'))).toEqual([]);
});

test('A source that is down leaves the planner as it is without weather', async () => {
  fake.mood.status = 500;
  await read();
  await planner();
  await settled();
  expect(body()).not.toContain('m/s');
  expect(body()).not.toContain(plain(pl.source));
});

test('Warnings of the county stand above the hours, with the words that IMGW prescribes', async () => {
  await settle({ weather: { county: '2819' } });
  fake.warnings = [imgwWarning()];
  await read();
  await planner();
  await expectSaid(pl.warning(pl.storms.storm, 2, '14:00', '22:00'));
  await expectSaid(
    'Źródłem pochodzenia danych jest Instytut Meteorologii i Gospodarki Wodnej – Państwowy Instytut Badawczy',
  );
  await expectSaid(
    'Dane Instytutu Meteorologii i Gospodarki Wodnej – Państwowego Instytutu Badawczego zostały przetworzone',
  );
});

test('The board has this hour and the next, and the water', async () => {
  await read();
  await site.call('POST', '/desk/water-temperature', manager, { celsius: 18.5 });
  await site.show('/board');
  const sky = await the('region', pl.title);
  await expectSays(() => sky, pl.hour('10:00', `${pl.windAndGust(5, 8)} · ${pl.dry} · ${pl.air(18)}`));
  await expectSays(() => sky, pl.hour('11:00', pl.windAndGust(7, 13)));
  await expectSays(() => sky, pl.water(18.5, '10:10'));
  await expectSays(() => sky, pl.sources['met-norway']);
});

test('Today asks staff whether to close, by the park’s own limits, and leaves it to them', async () => {
  await read();
  await site.show('/today', { as: manager });
  const sky = await the('region', pl.title);
  await expectSays(() => sky, desk.gust(13, '11:00', '12:00'));
  await expectSays(() => sky, pl.hour('10:00', pl.windAndGust(5, 8)));
  const tracks = await site.park.store.db.selectFrom('asset').select('status').execute();
  expect(tracks.map(({ status }) => status)).toEqual(['open', 'open']);
});

test('Advice about hours that are over is on no page that has lost its line', async () => {
  fake.hours = [{ wind: 9, gust: 17 }];
  await read();
  await site.show('/today', { as: manager });
  await expectText(desk.strong);
  site.answerInstead(() => new Response('', { status: 503 }));
  const look = (time: string) => {
    site.park.clock.set(`2026-07-01T${time}Z`);
    act(() => {
      for (const tick of clock.listeners) tick();
    });
  };
  look('08:40:00');
  await expectText(desk.strong);
  look('09:00:00');
  await waitFor(() => expect(body()).not.toContain(plain(desk.strong)));
});

test('Staff type the temperature of the water on Today, and the planner says it', async () => {
  await site.show('/today', { as: manager });
  const sky = await the('region', pl.title);
  await click(within(sky).getByText(plain(desk.waterNone)));
  await tap(desk.save, sky);
  await expectTold(desk.celsius, desk.fault(-2, 40), sky);
  await write(desk.celsius, '18,4', sky);
  await tap(desk.save, sky);
  await expectToast(desk.saved);
  await expectSays(() => sky, pl.water(18.4, '10:10'));
  await planner();
  await expectSaid(pl.water(18.4, '10:10'));
});

test('An Admin sets the county and the limits; what contradicts itself is told', async () => {
  await read();
  await site.show('/desk/park', { as: admin });
  await expectText(t.reads('MET Norway', '01.07.2026, 10:10'));
  await write(t.county, '28');
  await write(t.gustCare, '17');
  await tap(t.save);
  await expectTold(t.county, t.countyFault);
  await write(t.county, '2819');
  await tap(t.save);
  await expectTold(t.gustCare, t.orderFault);
  await write(t.gustCare, '9,5');
  await tap(t.save);
  await expectToast(t.saved);
  site.park.parkSettings.forget();
  expect((await site.park.parkSettings.read()).weather).toMatchObject({
    county: '2819',
    gustCare: 9.5,
    gustStop: 16,
  });
});

test('The settings say what is missing, and that reading fails', async () => {
  await settle({ contact: { map: null } });
  await site.show('/desk/park', { as: admin });
  await expectText(t.noMap);
  await settle({ contact: { map: { lat: 53, lon: 21 }, email: null } });
  await site.show('/desk/park', { as: admin });
  await expectText(t.noContact);
  await settle({ contact: { email: 'biuro@park.example' } });
  fake.mood.status = 500;
  await read();
  await site.show('/desk/park', { as: admin });
  await expectText(t.failing);
  await expectText(t.waits('MET Norway'));
});

test('An Admin makes the sensor’s key, sees it once, and is asked before it changes', async () => {
  await site.show('/desk/park', { as: admin });
  await tap(t.make);
  const first = (await screen.findByLabelText<HTMLInputElement>(plain(t.key))).value;
  expect(first).toMatch(/^[\w-]{43}$/);
  await tap(t.renew);
  expect(textOf(await question())).toContain(plain(t.renewText));
  await answer(t.renew);
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>(plain(t.key)).value).not.toBe(first));
  await site.show('/desk/park', { as: admin });
  await expectSaid(t.sensorSince('01.07.2026, 10:10'));
  expect(screen.queryByLabelText(plain(t.key))).toBeNull();
});
