import { beginCheckoutCall, readCheckoutCall } from '@cablepark/contract/payments/checkouts';
import { may } from '@cablepark/domain/accounts/permissions';
import { ParkError } from '@cablepark/domain/errors';
import type { ZodTypeProvider } from '@fastify/type-provider-zod';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import { answerOf } from '../../http/answer-of.ts';
import { answerOnce, keyHeaders, keyOf, withKey } from '../../http/answer-once.ts';
import { errorResponses } from '../../http/error-responses.ts';
import { requireActor, requirePermission } from '../../http/permission.ts';
import { rowParams } from '../../http/row-id.ts';
import { ProviderUnreachable } from '../../payment-providers/provider.ts';
import { abandonCheckout } from './abandon-checkout.ts';
import { beginCheckout } from './begin-checkout.ts';
import { type Bill, findBill } from './bills.store.ts';
import { readCheckout } from './read-checkout.ts';
import { settleCheckout } from './settle-checkout.ts';
import { startCheckout } from './start-checkout.ts';

/** A waiting checkout's page polls every few seconds; a rider has two pages, and a family one address. */
const rateLimit = { max: 120, timeWindow: '1 minute' };
const startLimit = { max: 30, timeWindow: '1 minute' };
/** The minimum interval between two queries to the provider about one checkout, for all its viewers, in milliseconds. */
const questionIntervalMs = 2_000;

/** Online payment: a rider starts a checkout and reads its state. */
export function registerCheckouts(app: FastifyInstance, context: AppContext): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  registerBeginning(app, context);
  registerReading(app, context);
}

function registerBeginning(app: FastifyInstance, context: AppContext): void {
  const { preValidation, config } = requirePermission('slot.book');
  app.withTypeProvider<ZodTypeProvider>().post(
    beginCheckoutCall.path,
    {
      ...withKey({ preValidation, config: { ...config, rateLimit: startLimit } }, 'required'),
      schema: {
        summary: 'Begin to pay online',
        description:
          'For slots, which are held meanwhile, or a pass of the price list. 503 where the park takes no money online, or its provider gives no answer: then nothing is held any more.',
        headers: keyHeaders,
        body: beginCheckoutCall.body,
        response: { 200: answerOf(beginCheckoutCall), ...errorResponses(400, 403, 409, 422, 503) },
      },
    },
    async (request) => {
      const actor = requireActor(request);
      const { id } = await answerOnce(
        context,
        request,
        (keyed) => beginCheckout(keyed, actor, request.body),
        (_inside, begun) => ({ id: begun }),
      );
      try {
        await startCheckout(context, id);
      } catch (error) {
        context.log.warn({ err: error, checkout: id }, 'the provider did not begin a checkout');
        await abandonCheckout(context, id, keyOf(request));
        throw error instanceof ProviderUnreachable ? new ParkError('SERVICE_UNAVAILABLE') : error;
      }
      return { data: await readCheckout(context.store.db, await requireCheckout(context, id)) };
    },
  );
}

function registerReading(app: FastifyInstance, context: AppContext): void {
  const { preValidation, config } = requirePermission('slot.book');
  const lastQuestions = new Map<string, number>();

  app.withTypeProvider<ZodTypeProvider>().get(
    readCheckoutCall.path,
    {
      preValidation,
      config: { ...config, rateLimit },
      schema: {
        summary: 'See how paying online stands',
        description: 'One’s own, or any for the staff. While it waits the provider is asked.',
        params: rowParams,
        response: { 200: answerOf(readCheckoutCall), ...errorResponses(403) },
      },
    },
    async (request) => {
      const actor = requireActor(request);
      const { id } = request.params;
      const { account_id, state } = await requireCheckout(context, id);
      if (account_id !== actor.id && !may(actor.role, 'payment.readAny')) throw new ParkError('FORBIDDEN');
      if ((state === 'open' || state === 'paid') && isTurn(id)) {
        // Without an answer, the last known state is the reply.
        await settleCheckout(context, id).catch((err: unknown) => {
          if (!(err instanceof ProviderUnreachable)) throw err;
        });
      }
      return { data: await readCheckout(context.store.db, await requireCheckout(context, id)) };
    },
  );

  function isTurn(id: string): boolean {
    const nowMs = context.clock.now().epochMilliseconds;
    for (const [each, atMs] of lastQuestions)
      if (nowMs - atMs >= questionIntervalMs) lastQuestions.delete(each);
    if (lastQuestions.has(id)) return false;
    lastQuestions.set(id, nowMs);
    return true;
  }
}

async function requireCheckout({ store }: AppContext, id: string): Promise<Bill> {
  const checkout = await findBill(store.db, id);
  if (!checkout) throw new ParkError('NOT_FOUND');
  return checkout;
}
