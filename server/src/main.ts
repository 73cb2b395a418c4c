import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { systemClock } from './clock.ts';
import { commandText } from './command-text.ts';
import { type Config, readConfig } from './config.ts';
import type { AppContext } from './context.ts';
import { openStore } from './db/open-store.ts';
import { makeNothingForOthers } from './db/own-files.ts';
import { openLog } from './http/log.ts';
import { LogOutput } from './http/log-output.ts';
import { openInvoices } from './invoice-services/open-invoices.ts';
import { openMailer } from './mail/open-mailer.ts';
import { type AdminOfSettings, ensureAdmin, loadSecret, prepareResets } from './modules/accounts/index.ts';
import { type CheckoutJob, startCheckoutJob } from './modules/bills/index.ts';
import { readParkStatus, startClosedDaysJob, startClosuresJob } from './modules/closures/index.ts';
import { startGroupsJob } from './modules/groups/index.ts';
import { type Dispatcher, startDispatcher } from './modules/mails/index.ts';
import { startRideBackJob } from './modules/rides/index.ts';
import { readSeason, startSeasonJob } from './modules/season/index.ts';
import { findContents, followOursAtStart } from './modules/site/content/index.ts';
import { findPublicPictures } from './modules/site/library/index.ts';
import { readParkSettings } from './modules/site/park/index.ts';
import { serveWaiting, startStandbyJob } from './modules/standby/index.ts';
import { beginEmptyPark, linkSentences, offerSetupLink } from './modules/system/setup/index.ts';
import { findTracks } from './modules/tracks/rows/index.ts';
import { startWeatherJob } from './modules/weather/index.ts';
import { explainOpenAlready } from './open-already.ts';
import { openPayments } from './payment-providers/open-payments.ts';
import { claimPort } from './port-claim.ts';
import { httpPusher } from './push/pusher.ts';
import { remember } from './remembered.ts';
import type { Rounds } from './rounds.ts';
import type { SampleAccount } from './sample/sample.ts';
import { readSettingsFile } from './settings-file.ts';
import { Signal } from './signal.ts';
import { explainStartFailure } from './start-failure.ts';
import { version } from './version.ts';
import { openWeather } from './weather-sources/open-weather.ts';

/** The grace period for running requests on shutdown (ms). */
const drainMs = 10_000;
const sweepMs = 50;
/** Ctrl-C reaches this process twice, from the terminal and through npm; signals this close count as one. */
const echoMs = 500;
/** The time-out for the last log lines when the log's reader has stalled. */
const lastLinesMs = 1_000;

const listenTextResolver = (at: string) => `listening on ${at}`;

await start();

async function start(): Promise<void> {
  // The reader of standard output may be gone: a failed write must not stop the server.
  process.stdout.on('error', () => undefined);
  process.stderr.on('error', () => undefined);
  makeNothingForOthers();
  try {
    readSettingsFile(process.env);
    const config = readConfig(process.env);
    const output = new LogOutput(process.stdout);
    const log = openLog(output);
    log.info({ version, node: process.version }, 'starting');
    const port = await claimPort(config);
    const context = await openContext(config, log);
    if (!config.sample) await beginEmptyPark(context);
    const admin = await ensureAdmin(context);
    const accounts = config.sample ? await fillSample(context) : null;
    await followOursAtStart(context);
    const setupToken = await offerSetupLink(context.store, context.clock);
    const app = await buildApp(context, log);
    const { host } = config;
    await port.handTo(app.server, () => app.listen({ host, port: config.port, listenTextResolver }));
    const jobs = {
      season: startSeasonJob(context),
      dispatcher: startDispatcher(context, { prepare: prepareResets }),
      checkouts: startCheckoutJob(context),
      groups: startGroupsJob(context),
      closures: startClosuresJob(context),
      closedDays: startClosedDaysJob(context),
      weather: startWeatherJob(context),
      standby: startStandbyJob(context),
      rideBack: startRideBackJob(context),
    };
    stopOnSignals(app, context, { output, ...jobs });
    announce(app, config, { accounts, setupToken, admin });
  } catch (error) {
    say((await explainOpenAlready(error, process.env)) ?? explainStartFailure(error, process.env));
    process.exit(1);
  }
}

async function openContext(config: Config, log: FastifyBaseLogger): Promise<AppContext> {
  const store = await openStore({
    databaseUrl: config.databaseUrl,
    dataDir: config.dataDir,
    zone: config.zone,
    onConnectionLost: (err) => log.warn({ err }, 'a connection to the database was lost'),
    onRepeat: (err) => log.warn({ err }, 'a transaction met another and is run again'),
    backUpBeforeUpgrade: () => backUpBefore(config, log),
  });
  return {
    config,
    store,
    clock: systemClock,
    mailer: await openMailer(config, log, systemClock),
    pusher: httpPusher(),
    payments: await openPayments(config),
    invoices: openInvoices(config),
    weather: openWeather(config),
    outbox: new Signal(),
    serveWaiting,
    parkSettings: remember(systemClock, () =>
      readParkSettings(store.db, { clock: systemClock, zone: config.zone }),
    ),
    season: remember(systemClock, () => readSeason(store.db)),
    pageContents: remember(systemClock, () => findContents(store.db)),
    library: remember(systemClock, () => findPublicPictures(store.db)),
    tracks: remember(systemClock, () => findTracks(store.db)),
    status: remember(systemClock, () => readParkStatus(store.db, systemClock.now(), config.zone)),
    secret: await loadSecret(config),
    log,
  };
}

// Code for rare starts loads on demand: every start would wait for it, and keep it in memory.

async function backUpBefore(config: Config, log: FastifyBaseLogger): Promise<string | null> {
  const { backUpBeforeUpgrade } = await import('./ops/back-up-before-upgrade.ts');
  return await backUpBeforeUpgrade(config, log, say);
}

async function fillSample(context: AppContext): Promise<SampleAccount[] | null> {
  const { makeSample } = await import('./sample/sample.ts');
  return await makeSample(context);
}

interface Running {
  output: LogOutput;
  season: Rounds;
  dispatcher: Dispatcher;
  checkouts: CheckoutJob;
  groups: Rounds;
  closures: Rounds;
  weather: Rounds;
  standby: Rounds;
  rideBack: Rounds;
}

/** The first signal drains running requests, the second ends the server at once. */
function stopOnSignals(
  app: FastifyInstance,
  context: AppContext,
  { output, season, dispatcher, checkouts, groups, closures, weather, standby, rideBack }: Running,
): void {
  const { log } = context;
  let stoppingSince: number | null = null;
  const stop = async (signal: NodeJS.Signals) => {
    if (stoppingSince !== null) {
      if (performance.now() - stoppingSince > echoMs) await leave(1, output);
      return;
    }
    stoppingSince = performance.now();
    log.info({ signal }, 'stopping');
    const hurry = setTimeout(() => {
      log.warn('some requests did not end in time');
      app.server.closeAllConnections();
    }, drainMs);
    // A client keeps its recent connection alive, which would hold the server for a minute.
    const sweep = setInterval(() => app.server.closeIdleConnections(), sweepMs);
    await app.close();
    clearTimeout(hurry);
    clearInterval(sweep);
    await checkouts.stop();
    await groups.stop();
    await closures.stop();
    await weather.stop();
    await standby.stop();
    await rideBack.stop();
    await season.stop();
    await dispatcher.stop();
    await context.mailer.close();
    await context.store.close();
    log.info('stopped');
    await leave(0, output);
  };
  process.on('SIGTERM', (signal) => void stop(signal));
  process.on('SIGINT', (signal) => void stop(signal));
}

async function leave(code: number, output: LogOutput): Promise<void> {
  await output.settled(lastLinesMs);
  process.exit(code);
}

interface StartReport {
  accounts: SampleAccount[] | null;
  setupToken: string | null;
  admin: AdminOfSettings;
}

/** The messages for a person at the terminal; the log goes to standard output separately. */
function announce(app: FastifyInstance, config: Config, { accounts, setupToken, admin }: StartReport): void {
  if (accounts) {
    say('A sample park was made to try everything on. Its accounts (told only this once):');
    for (const { role, email, password } of accounts)
      say(`  ${role.padEnd(8)} ${email.padEnd(22)} ${password}`);
  }
  const [listening] = app.addresses();
  const isChosen = config.port === 0 && typeof listening === 'object';
  const origin = isChosen ? `http://localhost:${listening.port}` : config.publicUrl;
  const linkOrigin = config.isPublicUrlSet ? config.publicUrl : origin;
  if (setupToken !== null) linkSentences(linkOrigin, setupToken, config.isPublicUrlSet).forEach(say);
  if (admin === 'changed nothing')
    say(
      `ADMIN_EMAIL and ADMIN_PASSWORD changed nothing, for there is an Admin. A lost password: ${commandText('reset-password', '<address>')}`,
    );
  say(`The cable park is at ${origin}`);
  if (config.databaseUrl === null) say(`Its data is in ${config.dataDir}`);
}

function say(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
}
