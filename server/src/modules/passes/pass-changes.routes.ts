import {
  adjustPassCall,
  previewPassVoidingCall,
  voidPassCall,
} from '@cablepark/contract/payments/pass-calls';
import type { ZodTypeProvider } from '@fastify/type-provider-zod';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import { readRow, rowAnswer } from '../../directus/index.ts';
import { answerOf } from '../../http/answer-of.ts';
import { answerOnce, keyHeaders, withKey } from '../../http/answer-once.ts';
import { errorResponses } from '../../http/error-responses.ts';
import { requireActor, requirePermission } from '../../http/permission.ts';
import { readRowId, rowParams } from '../../http/row-id.ts';
import { adjustPass } from './adjust-pass.ts';
import { previewPassVoiding, voidPass } from './void-pass.ts';

/** Changes of sold passes (Editor). */
export function registerPassChanges(app: FastifyInstance, context: AppContext): void {
  registerAdjusting(app, context);
  registerVoiding(app, context);
}

function registerAdjusting(app: FastifyInstance, context: AppContext): void {
  app.withTypeProvider<ZodTypeProvider>().post(
    adjustPassCall.path,
    {
      ...withKey(requirePermission('pass.adjust'), 'required'),
      schema: {
        summary: 'Put something on a pass, or take it off',
        description: 'In rides or minutes, as the pass counts. Its riders read the reason.',
        params: rowParams,
        headers: keyHeaders,
        body: adjustPassCall.body,
        response: { 200: rowAnswer('Pass'), ...errorResponses(400, 403, 409) },
      },
    },
    async (request) => {
      const actor = requireActor(request);
      const id = readRowId(request.params.id);
      const data = await answerOnce(
        context,
        request,
        (keyed) => adjustPass(keyed, actor, id, request.body),
        (inside) => readRow(inside, 'Pass', id, actor),
      );
      return { data };
    },
  );
}

function registerVoiding(app: FastifyInstance, context: AppContext): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();

  routes.get(
    previewPassVoidingCall.path,
    {
      ...requirePermission('pass.void'),
      schema: {
        summary: 'See what voiding a pass could bring back',
        description:
          'What is left of its price: the way it was paid where that was online, else at the desk.',
        params: rowParams,
        response: { 200: answerOf(previewPassVoidingCall), ...errorResponses(400, 403) },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return { data: await previewPassVoiding(context, readRowId(request.params.id)) };
    },
  );

  routes.post(
    voidPassCall.path,
    {
      ...withKey(requirePermission('pass.void'), 'required'),
      schema: {
        summary: 'Void a pass',
        description:
          'What is left on it goes; `money_back` is what is given back for it: the way it was paid where that was online, else at the desk, `back_by` (by default the method by which the pass was sold).',
        params: rowParams,
        headers: keyHeaders,
        body: voidPassCall.body,
        response: { 200: rowAnswer('Pass'), ...errorResponses(400, 403, 409) },
      },
    },
    async (request) => {
      const actor = requireActor(request);
      const id = readRowId(request.params.id);
      const data = await answerOnce(
        context,
        request,
        (keyed) => voidPass(keyed, actor, id, request.body),
        (inside) => readRow(inside, 'Pass', id, actor),
      );
      return { data };
    },
  );
}
