import { noticeCall } from '@cablepark/contract/payments/checkouts';
import { ParkError } from '@cablepark/domain/errors';
import type { ZodTypeProvider } from '@fastify/type-provider-zod';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { AppContext } from '../../context.ts';
import { errorResponses } from '../../http/error-responses.ts';
import {
  type PaymentProvider,
  type ProviderNotice,
  ProviderUnreachable,
} from '../../payment-providers/provider.ts';
import { type Bill, findBill, findByProviderRef, noteUnknown } from './bills.store.ts';
import { sendRefund } from './send-refunds.ts';
import { settleCheckout } from './settle-checkout.ts';

/** A busy Saturday at one provider, whose servers are a handful of addresses. */
const rateLimit = { max: 600, timeWindow: '1 minute' };

/** A provider's webhook notice: a reason to ask the provider, whatever its body claims. */
export function registerNotices(app: FastifyInstance, context: AppContext): void {
  // The signature covers the raw bytes.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 64 * 1024 }, (_request, body, done) =>
    done(null, body),
  );
  app.withTypeProvider<ZodTypeProvider>().post(
    noticeCall.path,
    {
      config: { ignoresBearer: true, rateLimit },
      bodyLimit: 64 * 1024,
      schema: {
        summary: 'Be told by a payment provider that something has happened',
        params: z.object({ provider: z.string() }),
        response: { 200: z.object({ data: z.null() }), ...errorResponses(400) },
      },
    },
    async (request) => {
      const { payments: provider } = context;
      const { body } = request;
      if (provider?.name !== request.params.provider || !Buffer.isBuffer(body))
        throw new ParkError('FAILED_VALIDATION');
      const notice = provider.readNotice(request.headers, body);
      if (!notice) throw new ParkError('FAILED_VALIDATION');
      // A notice about another sale of the same merchant account. Accept it, or the provider retries for days.
      if (notice === 'other') return { data: null };
      await handleNotice(context, provider, notice).catch((err: unknown) => {
        // The provider retries the notice, and the job queries it anyway.
        if (!(err instanceof ProviderUnreachable)) throw err;
      });
      return { data: null };
    },
  );
}

async function handleNotice(
  context: AppContext,
  provider: PaymentProvider,
  notice: ProviderNotice,
): Promise<void> {
  const { store, clock } = context;
  const { about, id } = notice;
  if (about === 'refund' && (await isRefund(context, id))) return await sendRefund(context, id);
  const bill = await findAbout(context, provider, notice);
  if (bill !== null) {
    await settleCheckout(context, bill.id);
    return;
  }
  const received_at = clock.now().epochMilliseconds;
  await noteUnknown(store.db, { provider: provider.name, about, ref: id, received_at });
}

async function findAbout(
  { store }: AppContext,
  { name }: PaymentProvider,
  { about, id }: ProviderNotice,
): Promise<Bill | null> {
  if (about === 'checkout') return await findBill(store.db, id);
  return about === 'payment' ? await findByProviderRef(store.db, name, id) : null;
}

async function isRefund({ store }: AppContext, id: string): Promise<boolean> {
  const row = await store.db.selectFrom('refund').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}
