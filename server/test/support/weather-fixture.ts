import { beforeAll, beforeEach } from 'vitest';
import { lockContent, updateContent } from '../../src/modules/site/settings/index.ts';
import { readSources } from '../../src/modules/weather/read-sources.ts';
import { openWeather } from '../../src/weather-sources/open-weather.ts';
import { emptyTables } from './empty-tables.ts';
import type { TestEngine } from './engines.ts';
import { FakeWeather } from './fake-weather.ts';
import { openTwin, type TestPark } from './park.ts';

type Kind = 'forecast' | 'warnings';

interface Place {
  map: { lat: number; lon: number } | null;
  email?: string | null;
  county?: string | null;
}

/** A park whose weather services are a fake, in two processes; at 08:10 with a point on the map. Called where tests are described. */
export class WeatherFixture {
  readonly fake = new FakeWeather();
  park!: TestPark;
  twin!: TestPark;
  /** What the log was warned of since the test began. */
  warned: unknown[][] = [];
  readonly going = new AbortController().signal;

  constructor(engine: TestEngine) {
    beforeAll(async () => {
      const url = await this.fake.listen();
      this.park = await engine.open({
        env: {
          PUBLIC_URL: 'https://park.example',
          MET_NORWAY_URL: url,
          OPEN_METEO_URL: url,
          IMGW_URL: url,
        },
      });
      this.park.log = { ...this.park.log, warn: (...told: unknown[]) => void this.warned.push(told) };
      this.twin = await openTwin(this.park);
    });
    beforeEach(async () => {
      this.fake.reset();
      this.warned = [];
      this.park.clock.set('2026-07-01T08:10:00Z');
      this.park.weather = openWeather(this.park.config);
      await emptyTables(this.park.store.db, ['weather', 'park_content']);
      await this.settle({ map: { lat: 53.780_049_9, lon: 21.5701 } });
    });
  }

  /** Sets the park's point, its address, and its county. */
  settle = async ({ map, email = 'biuro@park.example', county = null }: Place): Promise<void> => {
    const { db, engine } = this.park.store;
    await db.transaction().execute(async (transaction) => {
      const content = await lockContent(transaction, engine, 0);
      const contact = { ...content.contact, map, email };
      await updateContent(transaction, { ...content, contact, weather: { ...content.weather, county } }, 0);
    });
  };

  read = (by: TestPark = this.park) => readSources(by, this.going);

  row = (id: Kind = 'forecast') =>
    this.park.store.db.selectFrom('weather').selectAll().where('id', '=', id).executeTakeFirst();

  /** What is stored, as JSON. */
  content = async (id: Kind = 'forecast') => JSON.parse((await this.row(id))?.content ?? 'null');

  minutesUntilDue = async (id: Kind = 'forecast') =>
    (((await this.row(id))?.due_at ?? 0) - this.park.clock.now().epochMilliseconds) / 60_000;

  later = (minutes: number) => {
    const { clock } = this.park;
    clock.set(
      clock
        .now()
        .add({ milliseconds: minutes * 60_000 })
        .toString(),
    );
  };

  /** Lets the next request be due at once. */
  hurry = async () => {
    await this.park.store.db.updateTable('weather').set({ due_at: 0 }).execute();
  };
}
