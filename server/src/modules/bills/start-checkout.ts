import { filledPath } from '@cablepark/contract/call';
import { checkoutPath, noticeCall } from '@cablepark/contract/payments/checkouts';
import { defaultLanguage, type Language } from '@cablepark/domain/time/display';
import type { AppContext } from '../../context.ts';
import { ProviderUnreachable } from '../../payment-providers/provider.ts';
import { findBill, keepStarted } from './bills.store.ts';

/** A payer without an account: their address, and where the provider sends them afterwards. */
export interface Payer {
  email: string;
  language: Language;
  returnUrl: string;
}

/**
 * Starts the payment at the provider, unless it has started. It runs outside of any transaction.
 * After a crash in between nobody can pay the checkout, and it expires.
 * @param payer null for the rider whose bill it is
 * @throws ProviderUnreachable
 */
export async function startCheckout(
  context: AppContext,
  id: string,
  payer: Payer | null = null,
): Promise<void> {
  const { payments: provider, store, clock, config, parkSettings } = context;
  const bill = await findBill(store.db, id);
  if (provider === null || bill === null || bill.url !== null) return;
  const leftMs = bill.expires_at - clock.now().epochMilliseconds;
  // Another window started the same checkout and failed.
  if (bill.state === 'expired' && leftMs > 0) throw new ProviderUnreachable('It was given up meanwhile.');
  if (bill.state !== 'open') return;
  const rider = await store.db
    .selectFrom('account')
    .select(['email', 'language'])
    .where('id', '=', bill.account_id)
    .executeTakeFirst();
  const { name } = await parkSettings.read();
  const providerAnswer = await provider.start({
    id,
    amount: bill.amount_cents,
    description: name,
    email: payer?.email ?? rider?.email ?? '',
    language: payer?.language ?? rider?.language ?? defaultLanguage,
    begun: Temporal.Instant.fromEpochMilliseconds(bill.created_at),
    minutesLeft: Math.max(1, Math.floor(leftMs / 60_000)),
    returnUrl: payer?.returnUrl ?? `${config.publicUrl}${checkoutPath(id)}`,
    noticeUrl: noticeUrl(context, provider.name),
    ref: bill.provider_ref,
  });
  await keepStarted(store.db, id, providerAnswer);
}

export function noticeUrl({ config }: AppContext, provider: string): string {
  return `${config.publicUrl}${filledPath(noticeCall.path, { provider })}`;
}
