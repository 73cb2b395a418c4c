import { type Kysely, sql } from 'kysely';
import { DEFAULT_MIGRATION_TABLE, type Migration, Migrator } from 'kysely/migration';
import { paymentsAreKept } from './migrations/013-payments-are-kept.ts';
import { undoing } from './migrations/025-undoing.ts';
import { cashBook } from './migrations/027-cash-book.ts';
import { passShares } from './migrations/028-pass-shares.ts';
import { moneyByThisVersion } from './migrations/029-money-by-this-version.ts';
import { bookings } from './migrations/030-bookings.ts';
import { messagesNameBookings } from './migrations/031-messages-name-bookings.ts';
import { slotsPointAtBookings } from './migrations/032-slots-point-at-bookings.ts';
import { bills } from './migrations/033-bills.ts';
import { invoiceDrafts } from './migrations/037-invoice-drafts.ts';
import { riders } from './migrations/038-riders.ts';
import { weather } from './migrations/049-weather.ts';
import { deskActions } from './migrations/desk/034-desk-actions.ts';
import { tillFloats } from './migrations/desk/036-till-floats.ts';
import { checkIn } from './migrations/desk/039-check-in.ts';
import { parties } from './migrations/desk/040-parties.ts';
import { deskBills } from './migrations/desk/041-desk-bills.ts';
import { enquiries } from './migrations/desk/042-enquiries.ts';
import { gear } from './migrations/desk/044-gear.ts';
import { accountMerges } from './migrations/desk/045-account-merges.ts';
import { stops } from './migrations/desk/046-stops.ts';
import { hiredSlots } from './migrations/desk/047-hired-slots.ts';
import { closures } from './migrations/desk/048-closures.ts';
import { delayQuestions } from './migrations/desk/054-delay-questions.ts';
import { owedRides } from './migrations/desk/057-owed-rides.ts';
import { windyDays } from './migrations/desk/058-windy-days.ts';
import { friends } from './migrations/desk/059-friends.ts';
import { closedDays } from './migrations/desk/061-closed-days.ts';
import { correctedSales } from './migrations/desk/062-corrected-sales.ts';
import { offeredAt } from './migrations/desk/063-offered-at.ts';
import { foundation } from './migrations/of-0.2.0/001-foundation.ts';
import { staffDesk } from './migrations/of-0.2.0/002-staff-desk.ts';
import { places } from './migrations/of-0.2.0/003-places.ts';
import { openPark } from './migrations/of-0.2.0/004-open-park.ts';
import { ownPages } from './migrations/of-0.2.0/005-own-pages.ts';
import { ownData } from './migrations/of-0.2.0/006-own-data.ts';
import { messages } from './migrations/of-0.2.0/007-messages.ts';
import { calendars } from './migrations/of-0.2.0/008-calendars.ts';
import { mailChoices } from './migrations/of-0.2.0/009-mail-choices.ts';
import { boardNames } from './migrations/of-0.2.0/010-board-names.ts';
import { webPush } from './migrations/of-0.2.0/011-web-push.ts';
import { seasonMails } from './migrations/of-0.2.0/012-season-mails.ts';
import { passes } from './migrations/of-0.2.0/014-passes.ts';
import { onlinePayments } from './migrations/of-0.2.0/015-online-payments.ts';
import { paymentReceipts } from './migrations/of-0.2.0/016-payment-receipts.ts';
import { offeredSlots } from './migrations/of-0.2.0/017-offered-slots.ts';
import { riderLimits } from './migrations/of-0.2.0/018-rider-limits.ts';
import { answeredCalls } from './migrations/of-0.2.0/019-answered-calls.ts';
import { linksThatEnd } from './migrations/of-0.2.0/020-links-that-end.ts';
import { withdrawals } from './migrations/of-0.2.0/021-withdrawals.ts';
import { ridesOfAMessage } from './migrations/of-0.2.0/023-rides-of-a-message.ts';
import { keysOfOne } from './migrations/of-0.2.0/024-keys-of-one.ts';
import { standby } from './migrations/standby/055-standby.ts';
import type { Engine } from './migrations/table-facts.ts';
import type { Tables } from './tables.ts';

/** In order. Never edit a released migration; add a new one instead. */
const migrations: Record<string, (engine: Engine, zone: string) => Migration> = {
  '001-foundation': foundation,
  '002-staff-desk': staffDesk,
  '003-places': places,
  '004-open-park': openPark,
  '005-own-pages': ownPages,
  '006-own-data': ownData,
  '007-messages': messages,
  '008-calendars': calendars,
  '009-mail-choices': mailChoices,
  '010-board-names': boardNames,
  '011-web-push': webPush,
  '012-season-mails': seasonMails,
  '013-payments-are-kept': paymentsAreKept,
  '014-passes': passes,
  '015-online-payments': onlinePayments,
  '016-payment-receipts': paymentReceipts,
  '017-offered-slots': offeredSlots,
  '018-rider-limits': riderLimits,
  '019-answered-calls': answeredCalls,
  '020-links-that-end': linksThatEnd,
  '021-withdrawals': withdrawals,
  '023-rides-of-a-message': ridesOfAMessage,
  '024-keys-of-one': keysOfOne,
  '025-undoing': undoing,
  '027-cash-book': cashBook,
  '028-pass-shares': passShares,
  '029-money-by-this-version': moneyByThisVersion,
  '030-bookings': bookings,
  '031-messages-name-bookings': messagesNameBookings,
  '032-slots-point-at-bookings': slotsPointAtBookings,
  '033-bills': bills,
  '034-desk-actions': deskActions,
  '036-till-floats': tillFloats,
  '037-invoice-drafts': invoiceDrafts,
  '038-riders': riders,
  '039-check-in': checkIn,
  '040-parties': parties,
  '041-desk-bills': deskBills,
  '042-enquiries': enquiries,
  '044-gear': gear,
  '045-account-merges': accountMerges,
  '046-stops': stops,
  '047-hired-slots': hiredSlots,
  '048-closures': closures,
  '049-weather': weather,
  '054-delay-questions': () => delayQuestions,
  '055-standby': standby,
  '057-owed-rides': () => owedRides,
  '058-windy-days': windyDays,
  '059-friends': friends,
  '061-closed-days': closedDays,
  '062-corrected-sales': () => correctedSales,
  '063-offered-at': () => offeredAt,
};

export const migrationNames: readonly string[] = Object.keys(migrations);

/** A newer version has changed the tables in ways unknown to this one. */
export class NewerSchema extends Error {
  readonly unknown: string;

  constructor(unknown: string) {
    super(`The database is of a newer version (${unknown}).`);
    this.unknown = unknown;
  }
}

/**
 * Runs the missing migrations, up to the named one if given; concurrent servers run one after the other.
 * Inside a transaction it is a part of it.
 * @param zone the park's time zone, by which old payments get their day
 * @throws NewerSchema, without changes
 */
export async function migrate(
  db: Kysely<Tables>,
  engine: Engine,
  zone: string,
  upTo?: string,
): Promise<void> {
  // On PostgreSQL the migrator takes a lock; on SQLite an immediate transaction is exclusive.
  if (engine === 'postgres' || db.isTransaction) await runMigrations(db, engine, zone, upTo);
  else await db.transaction().execute((alone) => runMigrations(alone, engine, zone, upTo));
}

async function runMigrations(db: Kysely<Tables>, engine: Engine, zone: string, upTo?: string): Promise<void> {
  await executedMigrations(db);
  const provider = {
    getMigrations: async () =>
      Object.fromEntries(Object.entries(migrations).map(([name, make]) => [name, make(engine, zone)])),
  };
  const migrator = new Migrator({ db, provider });
  const { error } = await (upTo === undefined ? migrator.migrateToLatest() : migrator.migrateTo(upTo));
  if (error) throw error;
}

/** The migrations that a database has run, in order; empty where there is no park. @throws NewerSchema */
export async function executedMigrations(db: Kysely<Tables>): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return [];
  const { rows } = await sql<{ name: string }>`
    select name from ${sql.table(DEFAULT_MIGRATION_TABLE)} order by name`.execute(db);
  const names = rows.map(({ name }) => name);
  const unknown = names.findLast((name) => !migrationNames.includes(name));
  if (unknown !== undefined) throw new NewerSchema(unknown);
  return names;
}
