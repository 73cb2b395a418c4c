import { randomUUID } from 'node:crypto';
import { toPln } from '@cablepark/contract/money';
import type { NewCheckout } from '@cablepark/contract/payments/checkouts.schema';
import type { Actor } from '@cablepark/domain/accounts/actor';
import { enforce } from '@cablepark/domain/decision';
import { ParkError } from '@cablepark/domain/errors';
import type { VatRate } from '@cablepark/domain/park/vat-rates';
import { type PassKind, passKindsOf } from '@cablepark/domain/passes/pass-kind';
import { decideSelling } from '@cablepark/domain/passes/pass-rules';
import { payHoldMinutes } from '@cablepark/domain/payments/checkout';
import {
  decideCheckout,
  decideHolding,
  decidePayingOnline,
  decideSum,
  isAsOffered,
} from '@cablepark/domain/payments/pay-online';
import { slotVatOf } from '@cablepark/domain/prices/price-list';
import type { Insertable } from 'kysely';
import type { AppContext } from '../../context.ts';
import type { BillLineTable } from '../../db/tables/bill-tables.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { TransactionContext } from '../../db/transaction-context.ts';
import { lockActiveAccount } from '../accounts/locks/index.ts';
import { type BookingLimits, bookSlot, readBookingLimits } from '../bookings/index.ts';
import { countHeld, readOnlinePolicy } from '../payments/index.ts';
import { lockSlots, type StoredSlot, slotFailure } from '../slots/rows/index.ts';
import {
  type Bill,
  type BillLine,
  findLines,
  insertBill,
  keepTaxId,
  lockOpen,
  nameBooking,
  readOffered,
} from './bills.store.ts';

type NewLine = Omit<Insertable<BillLineTable>, 'bill_id'>;

/**
 * Holds the slots while the rider pays, or names the pass, at current prices; it does not call the provider yet.
 * Returns an open checkout for the same purchase instead of creating a second one.
 * @returns the bill's id. @throws SERVICE_UNAVAILABLE (the park takes no online payments), HOLD_LIMIT, RIDE_LIMIT, HOLD_AGAIN_LATER,
 * REQUESTS_EXCEEDED,
 * SLOT_TAKEN, SLOT_PAID, TOO_LATE, TRACK_CLOSED, FORBIDDEN (no such slot), INVALID_FOREIGN_KEY (no such pass on sale), FAILED_VALIDATION (a slot that
 * costs nothing), TOO_LITTLE (less than the provider takes)
 */
export async function beginCheckout(
  context: AppContext,
  actor: Actor,
  request: NewCheckout,
): Promise<string> {
  const { payments: provider } = context;
  const { online } = await readOnlinePolicy(context);
  if (provider === null || online === 'off') throw new ParkError('SERVICE_UNAVAILABLE');
  const { prices } = await context.pageContents.read();
  const limits = await readBookingLimits(context);
  try {
    return await inTransaction(context, actor, async (transaction) => {
      const { db, engine, now } = transaction;
      if (!(await lockActiveAccount(db, engine, actor.id))) throw new ParkError('INVALID_CREDENTIALS');
      const kinds = passKindsOf(prices.content);
      const open = await lockOpen(db, engine, actor.id, now.epochMilliseconds);
      const same = await findSame(transaction, open, request, kinds);
      if (same !== null) return same;
      enforce(decideCheckout(open.length));
      const { lines, until } =
        'slots' in request
          ? await holdAll(transaction, request.slots, { vat: slotVatOf(prices.content), limits })
          : offerPass(context, kinds, request.pass_kind, now);
      const amount = lines.reduce((sum, line) => sum + line.amount_cents, 0);
      enforce(decideSum(amount, provider.leastAmount), ({ code }) => tooLittle(code, provider.leastAmount));
      const id = randomUUID();
      const bill = {
        id,
        account_id: actor.id,
        amount_cents: amount,
        state: 'open' as const,
        provider: provider.name,
        provider_ref: null,
        url: null,
        created_at: now.epochMilliseconds,
        expires_at: until.epochMilliseconds,
        paid_at: null,
        tax_id: request.tax_id ?? null,
        request_key: null,
      };
      await insertBill(db, bill, lines);
      return id;
    });
  } catch (error) {
    throw slotFailure(error);
  }
}

/** The error with the provider's minimum. */
function tooLittle(code: string, leastAmount: number): ParkError | undefined {
  if (code !== 'TOO_LITTLE') return undefined;
  return new ParkError('TOO_LITTLE', { extensions: { least: toPln(leastAmount) } });
}

function offersThese(lines: readonly BillLine[], slots: readonly number[]): boolean {
  const slotIds = new Set(slots);
  const offeredIds = new Set(lines.map(({ slot_id }) => slot_id));
  return lines.length === slotIds.size && offeredIds.size === slotIds.size && slotIds.isSubsetOf(offeredIds);
}

/**
 * The rider's open bill for the same slots or pass: they left the page, or opened it twice.
 * A rider who cancels a hold and takes the slot again continues with that bill.
 */
async function findSame(
  { db, engine, actor }: TransactionContext,
  open: readonly Bill[],
  request: NewCheckout,
  kinds: readonly PassKind[],
): Promise<string | null> {
  for (const { id } of open) {
    const lines = await findLines(db, id);
    if ('slots' in request) {
      if (!offersThese(lines, request.slots)) continue;
      const slots = await lockSlots(db, engine, request.slots);
      if (!lines.every((line) => isStillOffered(line, slots.get(line.slot_id ?? 0), actor.id))) continue;
      for (const { id: line, slot_id, booking_id } of lines) {
        const booking = slots.get(slot_id ?? 0)?.booking ?? null;
        if (booking !== null && booking !== booking_id) await nameBooking(db, line, booking);
      }
    } else {
      const kind = kinds.find(({ row }) => row === request.pass_kind);
      if (!lines.every(({ pass_kind }) => pass_kind === JSON.stringify(kind))) continue;
    }
    if (request.tax_id !== undefined) await keepTaxId(db, id, request.tax_id);
    return id;
  }
  return null;
}

/** Whether the slot of a line still belongs to the rider, unpaid and as offered. */
function isStillOffered(line: BillLine, slot: StoredSlot | undefined, rider: string): boolean {
  if (slot === undefined || slot.rider !== rider || slot.payment !== null) return false;
  const offeredSlot = readOffered(line);
  return slot.price === line.amount_cents && (offeredSlot === null || isAsOffered(slot, offeredSlot));
}

/** What the rider buys, and when its hold ends. */
interface Offer {
  lines: NewLine[];
  until: Temporal.Instant;
}

/** A slot that the rider already holds keeps its end, so that starting again does not extend a hold. */
async function holdAll(
  transaction: TransactionContext,
  slotIds: readonly number[],
  { vat, limits }: { vat: VatRate | null; limits: BookingLimits },
): Promise<Offer> {
  const { db, engine, actor, now } = transaction;
  const ids = [...new Set(slotIds)].toSorted((a, b) => a - b);
  const before = await lockSlots(db, engine, ids);
  const more = ids.filter((id) => before.get(id)?.rider !== actor.id).length;
  enforce(decideHolding(await countHeld(db, actor.id, now), more));
  const until = now.add({ minutes: payHoldMinutes });
  for (const id of ids)
    await bookSlot(transaction, id, actor.id, { hold: { kind: 'pay', until, leastAmount: 0 }, limits });
  const slots = [...(await lockSlots(db, engine, ids)).values()];
  for (const slot of slots) enforce(decidePayingOnline(slot, actor.id));
  const ends = [until, ...slots.flatMap(({ heldUntil }) => heldUntil ?? [])];
  return {
    lines: slots.map(({ booking, price }) => ({
      booking_id: booking,
      pass_kind: null,
      amount_cents: price,
      vat_rate: vat,
    })),
    until: ends.reduce((first, end) => (Temporal.Instant.compare(first, end) <= 0 ? first : end)),
  };
}

function offerPass(
  { config }: AppContext,
  kinds: readonly PassKind[],
  kindId: string,
  now: Temporal.Instant,
): Offer {
  const kind = kinds.find(({ row }) => row === kindId) ?? null;
  enforce(decideSelling(kind, now, config.zone), ({ code }) =>
    code === 'INVALID_FOREIGN_KEY' ? unknownKind() : undefined,
  );
  if (!kind) throw unknownKind();
  const { price: amount_cents, vat: vat_rate } = kind;
  const line = { booking_id: null, pass_kind: JSON.stringify(kind), amount_cents, vat_rate };
  return { lines: [line], until: now.add({ minutes: payHoldMinutes }) };
}

function unknownKind(): ParkError {
  return new ParkError('INVALID_FOREIGN_KEY', { extensions: { field: 'pass_kind' } });
}
