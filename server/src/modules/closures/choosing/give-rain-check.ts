import type { PassKind } from '@cablepark/domain/passes/pass-kind';
import { endOfPass } from '@cablepark/domain/passes/pass-kind';
import { rainCheckKind } from '@cablepark/domain/passes/rain-check';
import type { Slot } from '@cablepark/domain/slots/slot';
import { dayOf } from '@cablepark/domain/time/park-time';
import type { Selectable } from 'kysely';
import type { Db } from '../../../db/store.ts';
import type { PaymentTable } from '../../../db/tables/payment-tables.ts';
import type { TransactionContext } from '../../../db/transaction-context.ts';
import { insertMessages, messageRow } from '../../outbox/index.ts';
import { changeBalance, insertEntry, insertPass, newPassCode } from '../../passes/index.ts';
import { findRefundable } from '../../payments/index.ts';
import { findRiders } from '../riders.store.ts';

/** Whether an online payment is fully refunded, so that nothing is left for a rain check. @param payment null for an unpaid ride */
export async function isAllBack(db: Db, payment: Selectable<PaymentTable> | null): Promise<boolean> {
  return payment?.method === 'online' && (await findRefundable(db, payment)) <= 0;
}

/**
 * Creates a rain check: a pass of one ride, as long as the closed one. An account with a log-in owns it; a guest gets the code on paper.
 * The park keeps the money of the closed ride, so the pass has no sale.
 * @returns its id
 */
export async function giveRainCheck(
  transaction: TransactionContext,
  { slot, rider, payment }: { slot: Slot; rider: string; payment: Selectable<PaymentTable> | null },
): Promise<number> {
  const { db, now, actor, zone } = transaction;
  const kind: PassKind = rainCheckKind({
    minutes: slot.minutes,
    day: dayOf(now, zone),
    vat: payment?.vat_rate ?? 'exempt',
  });
  const hasAddress = (await findRiders(db, [rider])).get(rider)?.hasAddress ?? false;
  const pass = await insertPass(db, {
    code: newPassCode(),
    account_id: hasAddress ? rider : null,
    kind: JSON.stringify(kind),
    ends_at: endOfPass(kind, null, zone)?.epochMilliseconds ?? null,
    created_at: now.epochMilliseconds,
    voided_at: null,
    share_key: null,
  });
  await insertEntry(db, {
    pass_id: pass,
    payment_id: null,
    delta: kind.amount,
    reason: 'adjust',
    note: kind.name.pl,
    created_at: now.epochMilliseconds,
    created_by: actor.id,
  });
  await changeBalance(db, pass, kind.amount);
  if (hasAddress)
    await insertMessages(db, [
      messageRow(now, {
        kind: 'rain-check',
        dedupe: `rain-check:${pass}`,
        account_id: rider,
        about: { pass },
        start: null,
      }),
    ]);
  return pass;
}
