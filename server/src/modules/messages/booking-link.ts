import { createHmac, timingSafeEqual } from 'node:crypto';
import { mailedBookingPage } from '@cablepark/contract/mailed-booking';
import type { AppContext } from '../../context.ts';
import type { Db } from '../../db/store.ts';

/** A booking, by the entry of the history with which it began or to which it was moved. */
export interface LinkedBooking {
  entry: number;
  rider: string;
}

const tokenForm = /^([1-9]\d{0,8})\.([\w-]{24})$/;

/** The page on which this booking is seen and cancelled by whoever has its mail. It names no account. */
export async function bookingLink(
  { store, secret, config }: AppContext,
  entry: number,
): Promise<string | null> {
  const signature = await signatureOf(store.db, secret, entry);
  if (!signature) return null;
  const token = `${entry}.${signature.of.toString('base64url')}`;
  return `${config.publicUrl}${mailedBookingPage}?token=${token}`;
}

/** @returns the booking that a token of ours is about; null for any other */
export async function readBookingToken(
  { store, secret }: Pick<AppContext, 'store' | 'secret'>,
  token: string,
): Promise<LinkedBooking | null> {
  const [, entry, given] = tokenForm.exec(token) ?? [];
  if (entry === undefined || given === undefined) return null;
  const own = await signatureOf(store.db, secret, Number(entry));
  if (!own || !timingSafeEqual(Buffer.from(given, 'base64url'), own.of)) return null;
  return { entry: Number(entry), rider: own.rider };
}

/** Over all that makes the booking this one, for a park that was restored gives its number to another; and over the address that it was mailed to. */
async function signatureOf(
  db: Db,
  secret: Uint8Array,
  entry: number,
): Promise<{ of: Buffer; rider: string } | null> {
  const row = await db
    .selectFrom('booking_history')
    .leftJoin('account', 'account.id', 'booking_history.user_id')
    .select([
      'booking_history.slot_id',
      'booking_history.user_id',
      'booking_history.created_at',
      'link_round',
    ])
    .where('booking_history.id', '=', entry)
    .where('booking_history.action_type', '=', 'book')
    .executeTakeFirst();
  if (!row) return null;
  const said = `booking:${entry}:${row.slot_id}:${row.user_id}:${row.created_at}${roundOf(row)}`;
  return { of: createHmac('sha256', secret).update(said).digest().subarray(0, 18), rider: row.user_id };
}

/** Nothing for an account that never had another address: links that were mailed before this was counted stay good. */
function roundOf({ link_round }: { link_round: number | null }): string {
  return link_round ? `:${link_round}` : '';
}
