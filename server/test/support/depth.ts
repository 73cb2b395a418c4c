/** How deep the tests go: `npm test` guards every commit, `npm run test:long` (TEST_DEPTH=long) proves it at full depth. */
export const isLong = process.env['TEST_DEPTH'] === 'long';
/** `npm test` as a whole; a part run by hand is neither quick nor long. */
export const isQuick = process.env['TEST_DEPTH'] === 'quick';

/**
 * What the long run does more of: the one place that says so for the server's tests (`e2e/support/depth.ts` for the
 * journeys). Every kind of fault is in the quick run too, with the control that shows it would be seen.
 */
const quick = {
  /** Rounds in which 20 riders go for one slot. */
  bookingRaces: 15,
  /** How often a server is killed amid bookings, amid a desk's work, and at a moment of chance. */
  crashes: 1,
  deskCrashes: 1,
  kills: 1,
  /** Bookings whose mails must arrive while one of two servers is killed, and how often it is. */
  messageBookings: 20,
  messageKills: 1,
  /** Changes of the season's plan while riders book, and after how many of them the server is killed amid one. */
  seasonChanges: 2,
  seasonKillEvery: 2,
  /** How often two desks do what must not be done twice. */
  deskRaces: 3,
  /** Rounds in which two desks and a rider go for the same slots. */
  partyRaces: 4,
  /** Rounds in which twenty phones go for the last slot of a pass; made-up histories of passes. */
  passRaces: 4,
  /** Rounds in which one rider pays late for the slot that another wants; steps at which a server is killed amid paying, by each provider. */
  lateRaces: 5,
  paymentKills: 1,
  /** Of the writes of each thing that people do with passes and money: so many of them are a server's last. */
  moneyKills: 1,
  /** The same of what a desk and its riders do while the cable stands still. */
  closureKills: 1,
  /** Moments at which an upgrade dies. */
  upgradeKills: 1,
  passRuns: 4,
  /** Made-up histories of the books, each of a dozen steps. */
  bookRuns: 3,
  /** Made-up afternoons of stops, bookings, moves and undos. */
  stopRuns: 2,
  /** Rounds in which slots are freed for fifty riders on standby while others try to book them. */
  standbyRounds: 1,
  /** Made-up queries for each collection and viewer, and of each other kind. */
  queries: 40,
  oddQueries: 20,
  /** Writes while clients follow lists, and lose their connections. */
  liveWrites: 15,
  /** Made-up calls for each read and each write that the description of the wire promises. */
  readCalls: 3,
  writeCalls: 1,
};

export const long: typeof quick = {
  bookingRaces: 200,
  crashes: 3,
  deskCrashes: 3,
  kills: 4,
  messageBookings: 200,
  messageKills: 20,
  seasonChanges: 50,
  seasonKillEvery: 5,
  deskRaces: 8,
  partyRaces: 200,
  passRaces: 200,
  lateRaces: 200,
  paymentKills: 10,
  moneyKills: 100,
  closureKills: 100,
  upgradeKills: 12,
  passRuns: 100,
  bookRuns: 60,
  stopRuns: 60,
  standbyRounds: 50,
  queries: 150,
  oddQueries: 60,
  liveWrites: 200,
  readCalls: 6,
  writeCalls: 3,
};

export const depth = isLong ? long : quick;
