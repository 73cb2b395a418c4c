import { writeWireMs, writeWireTime } from '@cablepark/contract/wire-time';
import type { Actor } from '@cablepark/domain/accounts/actor';
import { ParkError } from '@cablepark/domain/errors';
import type { LegalName } from '@cablepark/domain/legal/our-legal';
import type { AppContext } from '../../../context.ts';
import type { Db } from '../../../db/store.ts';
import { inPortions } from '../../../next-turn.ts';
import { findPendingEmail, findSessions } from '../../accounts/index.ts';
import { findLivingAccount } from '../../accounts/rows/index.ts';
import { findFeed } from '../../calendar/index.ts';
import { findSubscriptions } from '../../push/index.ts';
import { findNotes } from '../../riders/index.ts';
import { findVersion } from '../../site/content/index.ts';
import { rowsAtOnce } from './in-steps.ts';
import { findOwnCheckoutItems, findOwnCheckouts, findOwnRefunds } from './own-checkouts.store.ts';
import {
  bookingEntry,
  checkoutEntry,
  friendsEntry,
  historyEntry,
  logEntry,
  messageEntry,
  moneyEntry,
  noShowEntry,
  noteEntry,
  notifiedEntry,
  passEntry,
  passLine,
  paymentEntry,
  refundEntry,
  sessionEntry,
  standbyEntry,
  withdrawalEntry,
} from './own-data.entries.ts';
import {
  findOwnBookings,
  findOwnHistory,
  findOwnLog,
  findOwnMessages,
  findOwnNoShows,
  findOwnPayments,
  mostEntries,
} from './own-data.store.ts';
import { findOwnFriends } from './own-friends.store.ts';
import { findOwnMoney } from './own-money.store.ts';
import { findOwnPassEntries, findOwnPasses, findOwnWithdrawals } from './own-passes.store.ts';
import { findOwnStandby } from './own-standby.store.ts';

export type OwnData = Awaited<ReturnType<typeof collectOwnData>>;

type WriteEntry<Row, Entry> = (row: Row, id: string) => Entry;

/** The accepted version, and the day from which it applies, in the park's zone. */
async function acceptedVersion(db: Db, name: LegalName, version: number | null) {
  if (version === null) return null;
  return { version, in_force_from: (await findVersion(db, name, version))?.inForceFrom ?? null };
}

/**
 * All data about the requesting account, and nothing about others: for a booking at the desk it has the Manager's role,
 * not the name. Times are UTC, money is in PLN, as everywhere in the API.
 * @throws INVALID_CREDENTIALS if the account was erased after the session check.
 */
export async function collectOwnData({ store: { db }, clock, parkSettings }: AppContext, { id }: Actor) {
  const now = clock.now();
  const account = await findLivingAccount(db, id);
  if (!account) throw new ParkError('INVALID_CREDENTIALS');
  const pendingEmail = await findPendingEmail(db, id, now.epochMilliseconds);
  const items = Map.groupBy(await findOwnCheckoutItems(db, id), ({ checkout }) => checkout);
  const more: string[] = [];
  const list = async <Row, Entry>(name: string, rows: readonly Row[], write: WriteEntry<Row, Entry>) => {
    if (rows.length > mostEntries) more.push(name);
    const listed = rows.slice(0, mostEntries);
    return await inPortions(listed, rowsAtOnce, (some) => some.map((row) => write(row, id)));
  };
  return {
    park: (await parkSettings.read()).name,
    made: writeWireTime(now),
    account: {
      id,
      email: account.email,
      new_email: pendingEmail?.email ?? null,
      refused_email: account.refused_email,
      proved_email: account.proved_email,
      first_name: account.first_name,
      last_name: account.last_name,
      phone: account.phone,
      role: account.role,
      language: account.language,
      reminders: account.reminders === 1,
      digest: account.digest === 1,
      season_mails: account.season_mails === 1,
      board_name: account.board_name === 1,
      calendar: (await findFeed(db, { account: id })) !== null,
      created: writeWireMs(account.created_at),
      accepted_terms: await acceptedVersion(db, 'terms', account.terms_version),
      accepted_privacy: await acceptedVersion(db, 'privacy', account.privacy_version),
    },
    sessions: await list('sessions', await findSessions(db, id, now.epochMilliseconds), sessionEntry),
    notified: await list('notified', await findSubscriptions(db, id, now.epochMilliseconds), notifiedEntry),
    bookings: await list('bookings', await findOwnBookings(db, id), bookingEntry),
    history: await list('history', await findOwnHistory(db, id), historyEntry),
    payments: await list('payments', await findOwnPayments(db, id), paymentEntry),
    money: await list('money', await findOwnMoney(db, id), moneyEntry),
    online: await list('online', await findOwnCheckouts(db, id), (row) =>
      checkoutEntry(row, items.get(row.id) ?? []),
    ),
    refunds: await list('refunds', await findOwnRefunds(db, id), refundEntry),
    passes: await list('passes', await findOwnPasses(db, id), passEntry),
    pass_entries: await list('pass_entries', await findOwnPassEntries(db, id), passLine),
    withdrawals: await list('withdrawals', await findOwnWithdrawals(db, id), withdrawalEntry),
    no_shows: await list('no_shows', await findOwnNoShows(db, id), noShowEntry),
    notes: await list('notes', await findNotes(db, id), noteEntry),
    friends: await list('friends', await findOwnFriends(db, id), friendsEntry),
    standby: await list('standby', await findOwnStandby(db, id), standbyEntry),
    messages: await list('messages', await findOwnMessages(db, id), messageEntry),
    log: await list('log', await findOwnLog(db, id), logEntry),
    /** The names of lists with older entries that are omitted here. */
    more,
  };
}
