import { tryPaymentKeysCall } from '@cablepark/contract/payments/payment-keys';
import type { ZodTypeProvider } from '@fastify/type-provider-zod';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import { answerOf } from '../../http/answer-of.ts';
import { errorResponses } from '../../http/error-responses.ts';
import { requirePermission } from '../../http/permission.ts';
import { ProviderUnreachable } from '../../payment-providers/provider.ts';

/** Lets an Admin check the provider's keys before a rider needs them. */
export function registerPaymentKeys(app: FastifyInstance, context: AppContext): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();
  const { config, ...rest } = requirePermission('park.edit');
  routes.post(
    tryPaymentKeysCall.path,
    {
      ...rest,
      // Each call queries the provider.
      config: { ...config, rateLimit: { max: 10, timeWindow: '10 minutes' } },
      schema: {
        summary: 'Try the keys of the payment provider',
        description:
          'Moves no money. The secrets that sign notices (`P24_CRC`, `STRIPE_WEBHOOK_SECRET`) show only in a payment.',
        response: { 200: answerOf(tryPaymentKeysCall), ...errorResponses(403) },
      },
    },
    async () => ({ data: { result: await tryKeys(context) } }),
  );
}

async function tryKeys({ payments, log }: AppContext) {
  if (!payments) return 'none' as const;
  try {
    return await payments.tryKeys();
  } catch (error) {
    if (!(error instanceof ProviderUnreachable)) throw error;
    log.warn({ err: error }, 'the payment provider did not answer for its keys');
    return 'unreachable' as const;
  }
}
