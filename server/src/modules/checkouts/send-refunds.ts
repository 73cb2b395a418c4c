import type { AppContext } from '../../context.ts';
import type { Db } from '../../db/store.ts';
import { sideBySide } from './side-by-side.ts';
import { noticeUrl } from './start-checkout.ts';

/**
 * Sends refunds that wait, and asks how those stand that are on their way. Only of money that the provider knows to be ours.
 * @param sinceMs leaves out those that are older
 */
export async function sendRefunds(context: AppContext, sinceMs: number | null = null): Promise<void> {
  const { payments: provider, store, clock, content } = context;
  if (provider === null) return;
  const waiting = await findWaiting(store.db, provider.name, sinceMs);
  if (waiting.length === 0) return;
  const { name } = await content.read();
  await sideBySide(waiting, async ({ id, amount_cents, checkout, paid, ref, state }) => {
    const said = await provider.refund({
      id,
      checkout: { id: checkout, amount: paid, ref },
      amount: amount_cents,
      description: name,
      noticeUrl: noticeUrl(context, provider.name),
    });
    if (said === state) return;
    await store.db
      .updateTable('refund')
      .set({ state: said, ended_at: said === 'sent' ? null : clock.now().epochMilliseconds })
      .where('id', '=', id)
      .where('state', 'in', ['created', 'sent'])
      .execute();
  });
}

async function findWaiting(db: Db, provider: 'przelewy24' | 'stripe', sinceMs: number | null) {
  return await db
    .selectFrom('refund')
    .innerJoin('checkout', 'checkout.id', 'refund.checkout_id')
    .select([
      'refund.id',
      'refund.state',
      'refund.amount_cents',
      'checkout.id as checkout',
      'checkout.amount_cents as paid',
      'checkout.provider_ref as ref',
    ])
    .where('refund.state', 'in', ['created', 'sent'])
    .where('checkout.state', '=', 'settled')
    .where('checkout.provider', '=', provider)
    .$if(sinceMs !== null, (query) => query.where('refund.created_at', '>=', sinceMs ?? 0))
    .orderBy('refund.created_at')
    .limit(50)
    .execute();
}
