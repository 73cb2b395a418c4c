import type { RefundState } from '@cablepark/domain/payments/checkout';
import type { AppContext } from '../../context.ts';
import { claimRefund, keepRefundAnswer, unclaimRefund } from '../payments/index.ts';
import { inTurn } from './in-turn.ts';
import { sideBySide } from './side-by-side.ts';
import { noticeUrl } from './start-checkout.ts';

const atOnce = 50;

interface WaitingRefund {
  id: string;
  state: RefundState;
  amount_cents: number;
  checkout: string;
  paid: number;
  ref: string | null;
}

/**
 * Sends waiting refunds, oldest first.
 * @param sinceMs also queries sent refunds, and skips those created earlier; null: only sends new refunds
 */
export async function sendRefunds(context: AppContext, sinceMs: number | null = null): Promise<void> {
  const refunds = await findRefunds(context, sinceMs === null ? ['created'] : ['created', 'sent'])
    .$if(sinceMs !== null, (query) => query.where('refund.created_at', '>=', sinceMs ?? 0))
    // `created` before `sent`: a new refund must not wait for answers about earlier ones.
    .orderBy('refund.state')
    .orderBy('refund.created_at')
    .limit(atOnce)
    .execute();
  await sideBySide(refunds, (refund) => send(context, refund));
}

/** Asks the provider about sent refunds, some in each round. */
export function askAboutRefunds(context: AppContext): () => Promise<void> {
  return inTurn({
    atMost: atOnce,
    find: (after, atMost) =>
      findRefunds(context, ['sent'])
        .where('refund.id', '>', after)
        .orderBy('refund.id')
        .limit(atMost)
        .execute(),
    work: (refund) => send(context, refund),
  });
}

/** Sends or checks the refund of a notice: a bank may return one that was done days ago. */
export async function sendRefund(context: AppContext, id: string): Promise<void> {
  const query = findRefunds(context, ['created', 'sent', 'done']);
  const refund = await query.where('refund.id', '=', id).executeTakeFirst();
  if (refund) await send(context, refund);
}

async function send(
  context: AppContext,
  { id, amount_cents, checkout, paid, ref, state }: WaitingRefund,
): Promise<void> {
  const { payments: provider, parkSettings, store, clock } = context;
  if (provider === null) return;
  // A refund that was already sent needs no claim, only a query.
  const isMine = state !== 'created' || (await claimRefund(store.db, id, clock.now().epochMilliseconds));
  if (!isMine) return;
  const { name } = await parkSettings.read();
  const request = {
    id,
    checkout: { id: checkout, amount: paid, ref },
    amount: amount_cents,
    description: name,
    noticeUrl: noticeUrl(context, provider.name),
  };
  const answer = await provider.refund(request).catch(async (error: unknown) => {
    await unclaimRefund(store.db, id);
    throw error;
  });
  if (answer !== state) await keepRefundAnswer(context, id, answer);
}

/** Refunds of settled payments of the park's provider; none without a provider. */
function findRefunds({ store, payments }: AppContext, states: RefundState[]) {
  return store.db
    .selectFrom('refund')
    .innerJoin('bill', 'bill.id', 'refund.bill_id')
    .select([
      'refund.id',
      'refund.state',
      'refund.amount_cents',
      'bill.id as checkout',
      'bill.amount_cents as paid',
      'bill.provider_ref as ref',
    ])
    .where('refund.state', 'in', states)
    .where('bill.state', '=', 'settled')
    .where((eb) => (payments ? eb('bill.provider', '=', payments.name) : eb.lit(false)));
}
