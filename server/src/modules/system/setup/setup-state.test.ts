import { defaultContent } from '@cablepark/domain/park/content';
import { noPrices, withSlotPrice } from '@cablepark/domain/prices/slot-price';
import { emptySeason } from '@cablepark/domain/season/season.schema';
import { defaultZone } from '@cablepark/domain/time/park-time';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { openServer, type TestServer } from '../../../../test/support/accounts-server.ts';
import { engines, sqliteEngine } from '../../../../test/support/engines.ts';
import { aPerson, type Person } from '../../../../test/support/people.ts';
import { emptyPark, scratch } from '../../../../test/support/scratch.ts';
import { makeTracks } from '../../../../test/support/slots.ts';
import { migrate } from '../../../db/migrate.ts';
import { findContent } from '../../site/settings/index.ts';
import { beginEmptyPark } from './begin-empty-park.ts';

describe.each(engines)('A park on $name', (engine) => {
  let server: TestServer;
  beforeEach(async () => {
    server = await openServer(engine);
  });

  const info = async () => (await server.call('GET', '/server/info')).data['park'];
  const content = () => server.park.store.db.selectFrom('park_content').selectAll().execute();

  test('that starts from nothing is shut until its owner opens it, and says so', async () => {
    await beginEmptyPark(server.park);
    expect(await info()).toMatchObject({ opening: { isOpen: false, day: null }, setup: { isOver: false } });
    const admin = await aPerson(server.park, 'Admin');
    const opening = { isOpen: true, day: '2027-05-01' };
    expect((await patch(admin, { opening })).status).toBe(200);
    expect(await info()).toMatchObject({ opening });
    expect((await patch(admin, { opening: { day: '2027-02-30' } })).faults).toEqual([
      'FAILED_VALIDATION opening.day regex',
    ]);
  });

  test('whose settings name an Admin is open, and has its setup before it', async () => {
    const admin = { email: 'szef@example.com', password: 'szefowa kotwica' };
    await beginEmptyPark({ ...server.park, config: { ...server.park.config, admin } });
    expect(await info()).toMatchObject({ opening: { isOpen: true }, setup: { isOver: false } });
  });

  test.each(['an account', 'a track', 'a word of its own'])('that has %s is left alone', async (what) => {
    if (what === 'an account') await aPerson(server.park);
    else if (what === 'a track') await makeTracks(server.park);
    else await patch(await aPerson(server.park, 'Admin'), { name: 'Jezioro' });
    const before = await content();
    await beginEmptyPark(server.park);
    expect(await content()).toEqual(before);
    expect(await info()).toMatchObject({ opening: { isOpen: true }, setup: { isOver: true } });
  });

  test('that was open before it could be shut stays open, setup and all', async () => {
    const place = await scratch(engine.name);
    const { db } = await emptyPark(place, '003-places');
    const { opening: _opening, setup: _setup, ...said } = defaultContent;
    const content = JSON.stringify({ ...said, name: 'Jezioro' });
    await sql`insert into park_content (id, content, updated_at) values (1, ${content}, 0)`.execute(db);
    await migrate(db, engine.name, defaultZone);
    expect(await findContent(db)).toEqual({ ...defaultContent, name: 'Jezioro' });
    const { park } = server;
    await beginEmptyPark({ ...park, store: { ...park.store, db } });
    expect(await findContent(db)).toMatchObject({ opening: { isOpen: true }, setup: { isOver: true } });
  });

  test('publishes no price, no hour and nothing about VAT that its owner has not entered', async () => {
    await beginEmptyPark(server.park);
    const park = await info();
    expect(park).not.toHaveProperty('prices');
    expect(park).toMatchObject({ operator: { paysVat: false } });
    expect(park).toMatchObject({
      hours: { isFromSeason: true, week: Array.from({ length: 7 }, () => null) },
    });
    expect((await server.call('GET', '/park/contents/prices')).data).toMatchObject({
      content: { groups: [] },
    });
  });

  test('opens when its season does, until its owner types other hours', async () => {
    await beginEmptyPark(server.park);
    const admin = await aPerson(server.park, 'Admin');
    const hours = { opens: '10:00', closes: '19:00' };
    await planSeason(hours);
    const { week } = ((await info()) as { hours: { week: unknown[] } }).hours;
    expect(week).toEqual(Array.from({ length: 7 }, () => hours));
    const own = week.map(() => ({ opens: '08:00', closes: '12:00' }));
    const { data } = await patch(admin, { hours: { week: own } });
    expect(data).toMatchObject({ hours: { isFromSeason: false, week: own } });
    expect((await patch(admin, { hours: { isFromSeason: true } })).data).toMatchObject({ hours: { week } });
  });

  test('tells its Admin where the price list differs from the season', async () => {
    await beginEmptyPark(server.park);
    const admin = await aPerson(server.park, 'Admin');
    const prices = async () => (await call(admin, 'GET', '/setup/state')).data['slot_prices'];
    const season = { weekday: [55], weekend: [69] };
    await planSeason({ opens: '10:00', closes: '19:00' });
    expect(await prices()).toEqual({ listed: null, season, apart: [] });
    const list = withSlotPrice(noPrices, { weekday: 55, weekend: 55 });
    await call(admin, 'POST', '/park/contents/prices/versions', { edited: 1, content: list });
    expect(await prices()).toEqual({ listed: { weekday: 55, weekend: 55 }, season, apart: ['weekend'] });
  });

  test('says of Fridays and holidays what its season charges, and without a plan nothing', async () => {
    await beginEmptyPark(server.park);
    const days = async () => ((await info()) as { season: { slot_days: object } }).season.slot_days;
    expect(await days()).toEqual({ friday: null, holiday: null });
    await planSeason({ opens: '10:00', closes: '19:00' });
    expect(await days()).toEqual({
      friday: { as: 'weekend', from: '16:00' },
      holiday: { as: 'weekend' },
    });
  });

  test('begins once, however many servers start', async () => {
    await Promise.all([1, 2, 3].map(() => beginEmptyPark(server.park)));
    await patch(await aPerson(server.park, 'Admin'), { opening: { isOpen: true } });
    await beginEmptyPark(server.park);
    expect(await info()).toMatchObject({ opening: { isOpen: true } });
    expect(await content()).toHaveLength(1);
  });

  test('tells its Admin how far it is, and puts no step that was seen into the log', async () => {
    await beginEmptyPark(server.park);
    const admin = await aPerson(server.park, 'Admin');
    await patch(admin, { setup: { seen: ['tracks', 'mail'] } });
    const { data } = await call(admin, 'GET', '/setup/state');
    expect(data).toMatchObject({
      steps: { contact: 'todo', tracks: 'later', mail: 'later', open: 'todo' },
      first_slots: null,
      counts: { tracks: 0, plans: 0, staff: 1 },
      public_url: 'http://localhost:3000',
      public_url_set: false,
      mail: { kind: 'folder', place: `${server.park.config.dataDir}/mail` },
    });
    expect(await server.park.store.db.selectFrom('audit').selectAll().execute()).toEqual([]);
    await makeTracks(server.park);
    server.park.tracks.forget();
    expect((await call(admin, 'GET', '/setup/state')).data).toMatchObject({ steps: { tracks: 'done' } });
  });

  test('knows a step as done by what was entered or tried, and when the first slots come', async () => {
    await beginEmptyPark(server.park);
    const admin = await aPerson(server.park, 'Admin');
    const state = async () => (await call(admin, 'GET', '/setup/state')).data;
    expect(await state()).toMatchObject({ steps: { prices: 'todo', trial: 'todo', pages: 'todo' } });
    const list = withSlotPrice(noPrices, { weekday: 55, weekend: 69 });
    await call(admin, 'POST', '/park/contents/prices/versions', { edited: 1, content: list });
    const home = (await call(admin, 'GET', '/park/contents/home')).data['content'] as object;
    const content = { ...home, title: { pl: 'Nasza woda', en: '' } };
    const saved = await call(admin, 'POST', '/park/contents/home/versions', { edited: 0, content });
    expect(saved.faults).toEqual([]);
    await patch(admin, { setup: { tried: ['trial'] } });
    await planSeason({ opens: '10:00', closes: '19:00' }, { firstDay: '2026-12-01' });
    expect(await state()).toMatchObject({
      steps: { prices: 'done', pages: 'done', trial: 'done' },
      first_slots: { day: '2026-12-01', opens_on: '2026-11-01', opens_at: '08:00' },
    });
  });

  test('sends its Admin a mail, in their language, and says what became of it', async () => {
    const admin = await aPerson(server.park, 'Admin');
    const to = `${admin.id}@example.com`;
    expect((await call(admin, 'POST', '/setup/mail-test')).data).toEqual({
      sent: true,
      to,
      code: null,
      answer: null,
    });
    expect(server.park.mailer.sent).toMatchObject([{ to, subject: 'Cable Park: e-maile dochodzą' }]);
  });

  /** A plan for the whole year. */
  async function planSeason(hours: { opens: string; closes: string }, differs: object = {}): Promise<void> {
    const plan = {
      name: 'Rok',
      firstDay: '2026-01-01',
      lastDay: '2026-12-31',
      tracks: null,
      week: Array.from({ length: 7 }, () => hours),
      minutes: 15,
      breaks: [],
      prices: [{ from: '00:00', weekday: 5500, fridayEvening: 6900, weekend: 6900, holiday: 6900 }],
      exceptions: [],
      sunsetMinutes: null,
      ...differs,
    };
    const content = JSON.stringify({ ...emptySeason, plans: [plan] });
    const row = { id: 1, content, version: 1, updated_at: 0 };
    await server.park.store.db.insertInto('season').values(row).execute();
    server.park.parkSettings.forget();
    server.park.season.forget();
  }

  const call = (who: Person, method: 'GET' | 'POST' | 'PATCH', url: string, body?: object) =>
    server.call(method, url, body, who.headers.authorization.slice('Bearer '.length));
  const patch = (who: Person, body: object) => call(who, 'PATCH', '/park', body);
});

test('The state of the setup names no password of the mail server', async () => {
  const server = await openServer(sqliteEngine, {
    env: { SMTP_URL: 'smtp://jan:sesame@mail.example:587', PUBLIC_URL: 'https://jezioro.pl' },
  });
  const admin = await aPerson(server.park, 'Admin');
  const { data, body } = await server.call(
    'GET',
    '/setup/state',
    undefined,
    admin.headers.authorization.slice(7),
  );
  expect(data).toMatchObject({
    mail: { kind: 'smtp', place: 'mail.example:587' },
    public_url: 'https://jezioro.pl',
    public_url_set: true,
    steps: { address: 'done' },
  });
  expect(body).not.toMatch(/sesame|jan/);
});
