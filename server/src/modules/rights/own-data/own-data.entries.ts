import { toPln } from '@cablepark/contract/money';
import { writeWireMs } from '@cablepark/contract/wire-time';
import type { Role } from '@cablepark/domain/accounts/permissions';
import { takingsKindOf } from '@cablepark/domain/payments/takings';
import { readClosedDays, readKind } from '../../../db/stored-pass-kind.ts';
import { readSoldItem } from '../../../db/tables/bill-tables.ts';
import { readGear } from '../../../db/tables/slot-tables.ts';
import type { findSessions } from '../../accounts/index.ts';
import type { findSubscriptions } from '../../push/index.ts';
import type { findNotes } from '../../riders/index.ts';
import type { findOwnCheckoutItems, findOwnCheckouts, findOwnRefunds } from './own-checkouts.store.ts';
import type {
  findOwnBookings,
  findOwnHistory,
  findOwnLog,
  findOwnMessages,
  findOwnNoShows,
  findOwnPayments,
} from './own-data.store.ts';
import type { findOwnFriends } from './own-friends.store.ts';
import type { findOwnMoney } from './own-money.store.ts';
import type { findOwnPassEntries, findOwnPasses, findOwnWithdrawals } from './own-passes.store.ts';
import type { findOwnStandby } from './own-standby.store.ts';

/** The author of an action: the account itself, or one of the staff, by role only. */
export type By = 'you' | Role | 'staff';

type RowOf<Find extends (...facts: never[]) => Promise<unknown[]>> = Awaited<ReturnType<Find>>[number];

export function sessionEntry(row: RowOf<typeof findSessions>) {
  return {
    browser: row.browser,
    system: row.system,
    started: writeWireMs(row.started_at ?? row.created_at),
    used: writeWireMs(row.created_at),
  };
}

/** Shows only the host of the push service: with the whole endpoint anybody could send to the device. */
export function notifiedEntry(row: RowOf<typeof findSubscriptions>) {
  return { service: new URL(row.endpoint).hostname, since: writeWireMs(row.created_at) };
}

export function bookingEntry(row: RowOf<typeof findOwnBookings>) {
  const { event, party, person } = row;
  const arrived = row.arrivedAt === null ? null : writeWireMs(row.arrivedAt);
  return {
    ...slotOf(row),
    price: toPln(row.price ?? 0),
    event,
    paid: row.payment !== null,
    arrived,
    party,
    person,
    gear: readGear(row.gear).map(({ name, count }) => `${count} × ${name.pl}`),
  };
}

export function historyEntry(row: RowOf<typeof findOwnHistory>, id: string) {
  return {
    at: writeWireMs(row.at),
    action: row.action,
    ...slotOf(row),
    late: row.late === 1,
    by: byOf(row, id),
  };
}

export function paymentEntry(row: RowOf<typeof findOwnPayments>, id: string) {
  return {
    at: writeWireMs(row.at),
    amount: toPln(row.amount),
    method: row.method,
    ...slotOf(row),
    pass: row.pass,
    receipt: row.receipt,
    by: byOf(row, id),
    voided: row.voidedAt === null ? null : writeWireMs(row.voidedAt),
    void_reason: row.voidReason,
  };
}

/** Money out is negative. */
export function moneyEntry(row: RowOf<typeof findOwnMoney>, id: string) {
  const { at, amount, method, kind, note, slot, pass, item } = row;
  return {
    at: writeWireMs(at),
    amount: toPln(amount),
    method,
    kind: takingsKindOf(kind, pass !== null ? 'pass' : item !== null ? 'item' : 'ride'),
    item: item === null ? null : readSoldItem(item).name,
    slot,
    pass,
    reason: note,
    by: byOf(row, id),
  };
}

/** Omits other members of a pass. */
export function passEntry(row: RowOf<typeof findOwnPasses>, id: string) {
  const { name, unit } = readKind(row.kind);
  return {
    id: row.id,
    name,
    unit,
    balance: row.balance,
    own: row.owner === id,
    bought: writeWireMs(row.at),
    ends: row.ends === null ? null : writeWireMs(row.ends),
    closed_days: readClosedDays(row.closedDays),
    voided: row.voided === null ? null : writeWireMs(row.voided),
  };
}

export function passLine(row: RowOf<typeof findOwnPassEntries>, id: string) {
  const { pass, delta, reason, note, slot } = row;
  return { at: writeWireMs(row.at), pass, delta, reason, note, slot, by: byOf(row, id) };
}

export function withdrawalEntry(row: RowOf<typeof findOwnWithdrawals>) {
  return {
    at: writeWireMs(row.at),
    pass: row.pass,
    name: row.kind === null ? null : readKind(row.kind).name,
    concluded: writeWireMs(row.concluded),
    amount: toPln(row.amount),
  };
}

export function checkoutEntry(
  row: RowOf<typeof findOwnCheckouts>,
  items: readonly RowOf<typeof findOwnCheckoutItems>[],
) {
  const { id, state, provider, number, tax_id } = row;
  const boughtItems = items.map((item) => ({
    ...slotOf(item),
    pass: item.kind === null ? null : readKind(item.kind).name,
    item: item.item === null ? null : readSoldItem(item.item).name,
    amount: toPln(item.amount),
  }));
  return {
    id,
    at: writeWireMs(row.at),
    amount: toPln(row.amount),
    bought: boughtItems,
    state,
    provider,
    number,
    tax_id,
  };
}

export function refundEntry(row: RowOf<typeof findOwnRefunds>, id: string) {
  return {
    at: writeWireMs(row.at),
    amount: toPln(row.amount),
    state: row.state,
    reason: row.reason,
    by: byOf(row, id),
    ended: row.ended === null ? null : writeWireMs(row.ended),
    checkout: row.checkout,
  };
}

export function noShowEntry(row: RowOf<typeof findOwnNoShows>, id: string) {
  return { at: writeWireMs(row.at), ...slotOf(row), by: byOf(row, id) };
}

/** Notes of the staff: when and by which role, not by whom. */
export function noteEntry(row: RowOf<typeof findNotes>, id: string) {
  return {
    at: writeWireMs(row.created_at),
    text: row.text,
    by: byOf({ byId: row.created_by, byRole: row.role }, id),
  };
}

export function friendsEntry(row: RowOf<typeof findOwnFriends>) {
  return {
    at: writeWireMs(row.at),
    until: writeWireMs(row.until),
    slots: Number(row.slots),
    taken: Number(row.taken),
  };
}

export function standbyEntry(row: RowOf<typeof findOwnStandby>) {
  return {
    at: writeWireMs(row.at),
    from: writeWireMs(row.from),
    until: writeWireMs(row.until),
    track: row.track,
    track_en: row.trackEn,
    state: row.state,
    lapses: row.lapses,
  };
}

/** Omits the contents of changes to others' rows: they may name those others. */
export function messageEntry(row: RowOf<typeof findOwnMessages>) {
  return {
    at: writeWireMs(row.at),
    kind: row.kind,
    to: row.address ?? row.email,
    sent: row.outcome === 'sent' && row.ended_at !== null ? writeWireMs(row.ended_at) : null,
  };
}

export function logEntry(row: RowOf<typeof findOwnLog>, id: string) {
  const isAboutOwn = row.subject === 'users' && row.subjectId === id;
  return {
    at: writeWireMs(row.at),
    action: row.action,
    by: byOf(row, id),
    before: isAboutOwn ? readJson(row.before) : null,
    after: isAboutOwn ? readJson(row.after) : null,
  };
}

interface SlotRow {
  slot: number | null;
  startAt: number | null;
  minutes: number | null;
  track: string | null;
  trackEn: string | null;
}

/** The facts of a slot; all but its id are null if it is deleted. */
function slotOf({ slot, startAt, minutes, track, trackEn }: SlotRow) {
  return { slot, start: startAt === null ? null : writeWireMs(startAt), minutes, track, track_en: trackEn };
}

/** Erased accounts and former staff were staff at that time. */
function byOf({ byId, byRole }: { byId: string | null; byRole: Role | null }, id: string): By | null {
  if (byId === null) return null;
  if (byId === id) return 'you';
  return byRole === null || byRole === 'User' ? 'staff' : byRole;
}

function readJson(text: string | null): unknown {
  return text === null ? null : JSON.parse(text);
}
