import { listWithdrawalsCall, withdrawCall } from '@cablepark/contract/payments/withdrawals';
import type { Declaration, WithdrawalRow } from '@cablepark/contract/payments/withdrawals.schema';
import type { ZodTypeProvider } from '@fastify/type-provider-zod';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../context.ts';
import { answerOf } from '../../../http/answer-of.ts';
import { errorResponses } from '../../../http/error-responses.ts';
import { requireActor, requirePermission } from '../../../http/permission.ts';
import { listContracts } from './list-contracts.ts';
import { previewAccountWithdrawal, withdrawFromAccount } from './withdraw-from-account.ts';
import { previewPassWithdrawal, withdrawFromPass } from './withdraw-from-pass.ts';

/** Withdrawing from online contracts (Directive 2011/83/EU, art. 11a). */
export function registerWithdrawals(app: FastifyInstance, context: AppContext): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();

  routes.get(
    listWithdrawalsCall.path,
    {
      ...requirePermission('contract.withdraw'),
      schema: {
        summary: 'See which contracts one may withdraw from now',
        description:
          'Passes that one bought online and one’s account, each for 14 days; also the passes that one has withdrawn from.',
        response: { 200: answerOf(listWithdrawalsCall), ...errorResponses(401, 403) },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return { data: await listContracts(context, requireActor(request)) };
    },
  );

  routes.post(
    withdrawCall.path,
    {
      ...requirePermission('contract.withdraw'),
      schema: {
        summary: 'Withdraw from a pass that one bought online, or from one’s account',
        description:
          'The first call tells what would go back; the second, with `confirm: true`, withdraws, and the receipt is mailed. Rides to come on the pass are freed, whoever holds them; what was ridden is paid for at the pass’s price of one, and the rest goes back the way it came. Sent again it answers the same. Withdrawing from the account deletes it.',
        body: withdrawCall.body,
        response: { 200: answerOf(withdrawCall), ...errorResponses(400, 401, 403, 422, 503) },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const actor = requireActor(request);
      return { data: await answer(context, actor, request.body) };
    },
  );
}

async function answer(
  context: AppContext,
  actor: ReturnType<typeof requireActor>,
  request: Declaration,
): Promise<WithdrawalRow> {
  if ('pass' in request) {
    const work = request.confirm ? withdrawFromPass : previewPassWithdrawal;
    return await work(context, actor, request.pass);
  }
  return await (request.confirm ? withdrawFromAccount : previewAccountWithdrawal)(context, actor);
}
