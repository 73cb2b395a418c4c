import { checkoutCalls, checkoutPath } from '@cablepark/contract/checkouts';
import { defaultLanguage } from '@cablepark/domain/time/display';
import type { AppContext } from '../../context.ts';
import { ProviderUnreachable } from '../../payment-providers/provider.ts';
import { findCheckout, keepStarted } from './checkouts.store.ts';

/**
 * Has the provider let the rider pay, unless it does already. Outside of any transaction: a crash in between leaves a checkout that nobody can
 * pay, and that ends by itself.
 * @throws ProviderUnreachable
 */
export async function startCheckout(context: AppContext, id: string): Promise<void> {
  const { payments: provider, store, clock, config, content } = context;
  const checkout = await findCheckout(store.db, id);
  if (provider === null || checkout === null || checkout.url !== null) return;
  const leftMs = checkout.expires_at - clock.now().epochMilliseconds;
  // Another window asked for the same, and was told that it can't be begun.
  if (checkout.state === 'expired' && leftMs > 0) throw new ProviderUnreachable('It was given up meanwhile.');
  if (checkout.state !== 'open') return;
  const rider = await store.db
    .selectFrom('account')
    .select(['email', 'language'])
    .where('id', '=', checkout.account_id)
    .executeTakeFirst();
  const { name } = await content.read();
  const started = await provider.start({
    id,
    amount: checkout.amount_cents,
    description: name,
    email: rider?.email ?? '',
    language: rider?.language ?? defaultLanguage,
    begun: Temporal.Instant.fromEpochMilliseconds(checkout.created_at),
    minutesLeft: Math.max(1, Math.floor(leftMs / 60_000)),
    returnUrl: `${config.publicUrl}${checkoutPath(id)}`,
    noticeUrl: noticeUrl(context, provider.name),
    ref: checkout.provider_ref,
  });
  await keepStarted(store.db, id, started);
}

export function noticeUrl({ config }: AppContext, provider: string): string {
  return `${config.publicUrl}${checkoutCalls.notices(provider)}`;
}
