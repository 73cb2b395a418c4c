import { createHmac, timingSafeEqual } from 'node:crypto';
import { mailedBookingPage } from '@cablepark/contract/rides/mailed-booking';
import type { Db } from '../../db/store.ts';
import type { ServerContext } from '../../server-context.ts';

/** The booking that a link names, and its rider. */
export interface LinkedBooking {
  booking: number;
  rider: string;
}

interface SignedBooking extends LinkedBooking {
  signature: Buffer;
}

/** `b` before a booking's number. Links of earlier versions name a history entry, without a letter. */
const tokenForm = /^(b?)([1-9]\d{0,8})\.([\w-]{24})$/;

/** The page that shows and cancels this booking. Anybody who has the mail can open it; it names no account. */
export async function bookingLink(context: ServerContext, booking: number): Promise<string | null> {
  return (await bookingLinks(context, [booking])).get(booking) ?? null;
}

/** The links of many bookings. */
export async function bookingLinks(
  { store, secret, config }: ServerContext,
  bookings: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const signedBookings = await signBookings(store.db, secret, bookings);
  return new Map(
    signedBookings.map(({ booking, signature }) => [
      booking,
      `${config.publicUrl}${mailedBookingPage}?token=b${booking}.${signature.toString('base64url')}`,
    ]),
  );
}

/** @returns the booking of a valid token; null for an invalid token */
export async function readBookingToken(
  { store, secret }: Pick<ServerContext, 'store' | 'secret'>,
  token: string,
): Promise<LinkedBooking | null> {
  const [, mark, number, signature] = tokenForm.exec(token) ?? [];
  if (number === undefined || signature === undefined) return null;
  const sign = mark === '' ? signEntries : signBookings;
  const [own] = await sign(store.db, secret, [Number(number)]);
  if (!own || !timingSafeEqual(Buffer.from(signature, 'base64url'), own.signature)) return null;
  const { booking, rider } = own;
  return { booking, rider };
}

/**
 * Signs facts of a booking that never change, because a restored database may reuse its number.
 * It also signs the address that the mail is sent to.
 */
async function signBookings(
  db: Db,
  secret: Uint8Array,
  bookings: readonly number[],
): Promise<SignedBooking[]> {
  if (bookings.length === 0) return [];
  const rows = await db
    .selectFrom('booking')
    .innerJoin('account', 'account.id', 'booking.account_id')
    .select(['booking.id', 'first_slot_id', 'account.id as rider', 'made_at', 'link_round'])
    .where('booking.id', 'in', [...bookings])
    .execute();
  return rows.map(({ id, first_slot_id, rider, made_at, link_round }) => ({
    booking: id,
    rider,
    signature: sign(secret, `booked:${id}:${first_slot_id}:${rider}:${made_at ?? ''}`, link_round),
  }));
}

/** Links of earlier versions: they name and sign a history entry. Changing this breaks old links. */
async function signEntries(db: Db, secret: Uint8Array, entries: readonly number[]): Promise<SignedBooking[]> {
  const rows = await db
    .selectFrom('booking_history as entry')
    .leftJoin('account', 'account.id', 'entry.user_id')
    .select(['entry.id', 'entry.slot_id', 'entry.user_id as rider', 'entry.created_at', 'link_round'])
    .select('entry.booking_id as booking')
    .where('entry.id', 'in', [...entries])
    .where('entry.action_type', '=', 'book')
    .execute();
  return rows.flatMap(({ id, slot_id, rider, created_at, booking, link_round }) => {
    if (booking === null) return [];
    const signature = sign(secret, `booking:${id}:${slot_id}:${rider}:${created_at}`, link_round);
    return { booking, rider, signature };
  });
}

/** @param round null or 0 for an account that has kept its first address: older links, without a round, stay valid */
function sign(secret: Uint8Array, facts: string, round: number | null): Buffer {
  const signedText = round ? `${facts}:${round}` : facts;
  return createHmac('sha256', secret).update(signedText).digest().subarray(0, 18);
}
