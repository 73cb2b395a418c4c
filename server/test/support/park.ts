import { buildApp } from '../../src/app.ts';
import type { Clock } from '../../src/clock.ts';
import { type Config, readConfig } from '../../src/config.ts';
import type { AppContext } from '../../src/context.ts';
import { openStore } from '../../src/db/open-store.ts';
import type { Store } from '../../src/db/store.ts';
import type { Mail, Mailer } from '../../src/mail/mailer.ts';
import { prepareResets } from '../../src/modules/accounts/index.ts';
import { readParkStatus } from '../../src/modules/closures/index.ts';
import { startDispatcher } from '../../src/modules/mails/index.ts';
import { readSeason } from '../../src/modules/season/index.ts';
import { findContents } from '../../src/modules/site/content/index.ts';
import { findPublicPictures } from '../../src/modules/site/library/index.ts';
import { readParkSettings } from '../../src/modules/site/park/index.ts';
import { serveWaiting } from '../../src/modules/standby/index.ts';
import { findTracks } from '../../src/modules/tracks/rows/index.ts';
import type { Push, Pusher } from '../../src/push/pusher.ts';
import { remember } from '../../src/remembered.ts';
import { Signal } from '../../src/signal.ts';
import { openWeather } from '../../src/weather-sources/open-weather.ts';
import { atEnd, freshFolder } from './cleanup.ts';
import { migratedFolder } from './sqlite.copies.ts';

/** A clock that stands until a test moves it. */
export interface TestClock extends Clock {
  set(time: string): void;
}

export function testClock(start = '2026-07-01T08:00:00Z'): TestClock {
  let now = Temporal.Instant.from(start);
  return {
    now: () => now,
    set(time) {
      now = Temporal.Instant.from(time);
    },
  };
}

/** Keeps what would have been sent. */
export interface TestMailer extends Mailer {
  sent: Mail[];
}

function testMailer(): TestMailer {
  const sent: Mail[] = [];
  return {
    sent,
    async attempt(mail) {
      sent.push(mail);
      return null;
    },
    check: async () => true,
    close: async () => undefined,
  };
}

/** Keeps what would have been pushed. */
export interface TestPusher extends Pusher {
  pushed: Push[];
}

function testPusher(): TestPusher {
  const pushed: Push[] = [];
  return {
    pushed,
    async attempt(push) {
      pushed.push(push);
      return { status: 201 };
    },
  };
}

export interface TestPark extends AppContext {
  clock: TestClock;
  mailer: TestMailer;
  pusher: TestPusher;
  /** Why the database had transactions run again. */
  repeats: unknown[];
}

export interface TestParkOptions {
  databaseUrl?: string | null;
  /** Settings as the environment would give them. */
  env?: Record<string, string>;
  /** For tests about what a failure of the machine leaves: SQLite waits for the disk as it does in practice. */
  isDurable?: boolean;
}

/** A park on a real, fresh database with the clock and the mail in the test's hands. Closed when the file's tests end. */
export async function openTestPark(options: TestParkOptions = {}): Promise<TestPark> {
  const databaseUrl = options.databaseUrl ?? null;
  const dataDir = await (databaseUrl === null ? migratedFolder() : freshFolder());
  const isDurable = options.isDurable ?? false;
  const config: Config = {
    ...readConfig({
      DATA_DIR: dataDir,
      RATE_LIMITS: 'off',
      CHEAP_PASSWORDS: '1',
      SAMPLE: '0',
      ...options.env,
    }),
    databaseUrl,
  };
  const repeats: unknown[] = [];
  const onRepeat = (error: unknown) => void repeats.push(error);
  const store = await openStore({ databaseUrl, dataDir, zone: config.zone, onRepeat, isDurable });
  atEnd(() => store.close());
  const clock = testClock();
  return {
    config,
    store,
    clock,
    mailer: testMailer(),
    pusher: testPusher(),
    payments: null,
    invoices: null,
    weather: openWeather(config),
    outbox: new Signal(),
    serveWaiting,
    repeats,
    ...rememberedBy(store, clock, config.zone),
    secret: new TextEncoder().encode('a secret for tests alone, 32 bytes or more'),
    log: { info: () => undefined, warn: () => undefined, error: () => undefined },
  };
}

/** The same park as another process on its database sees it; the clock is shared. */
export async function openTwin(park: TestPark): Promise<TestPark> {
  const store = await openStore({ ...park.config, isDurable: false });
  atEnd(() => store.close());
  return { ...park, store, outbox: new Signal(), ...rememberedBy(store, park.clock, park.config.zone) };
}

/** The app on top of it, without a port. Messages leave when one is written, and not by the second. */
export async function openTestApp(park: TestPark) {
  const app = await buildApp(park);
  const dispatcher = startDispatcher(park, { everyMs: null, prepare: prepareResets });
  atEnd(async () => {
    await app.close();
    await dispatcher.stop();
  });
  return app;
}

function rememberedBy({ db }: Store, clock: Clock, zone: string) {
  return {
    parkSettings: remember(clock, () => readParkSettings(db, { clock, zone })),
    season: remember(clock, () => readSeason(db)),
    pageContents: remember(clock, () => findContents(db)),
    library: remember(clock, () => findPublicPictures(db)),
    tracks: remember(clock, () => findTracks(db)),
    status: remember(clock, () => readParkStatus(db, clock.now(), zone)),
  };
}
