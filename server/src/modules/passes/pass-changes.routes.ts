import { type PassVoidingRow, passCalls } from '@cablepark/contract/payments/passes';
import type { ZodTypeProvider } from '@fastify/type-provider-zod';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { AppContext } from '../../context.ts';
import { readRow, rowAnswer } from '../../directus/index.ts';
import { answerOnce, keyHeaders, withKey } from '../../http/answer-once.ts';
import { errorResponses } from '../../http/error-responses.ts';
import { requireActor, requirePermission } from '../../http/permission.ts';
import { readRowId } from '../../http/row-id.ts';
import { adjustPass } from './adjust-pass.ts';
import { adjusting, passPath, passVoiding } from './passes.schema.ts';
import { previewPassVoiding, voidPass } from './void-pass.ts';

const voidingAnswer: z.ZodType<{ data: PassVoidingRow }> = z.object({
  data: z.object({ pass: z.int(), money_back: z.number(), online: z.boolean() }),
});

/** Editors' changes to sold passes. */
export function registerPassChanges(app: FastifyInstance, context: AppContext): void {
  registerAdjusting(app, context);
  registerVoiding(app, context);
}

function registerAdjusting(app: FastifyInstance, context: AppContext): void {
  app.withTypeProvider<ZodTypeProvider>().post(
    '/passes/:id/adjustments',
    {
      ...withKey(requirePermission('pass.adjust'), 'required'),
      schema: {
        summary: 'Put something on a pass, or take it off',
        description: 'In rides or minutes, as the pass counts. Its riders read the reason.',
        params: passPath,
        headers: keyHeaders,
        body: adjusting,
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
    passCalls.void(':id'),
    {
      ...requirePermission('pass.void'),
      schema: {
        summary: 'See what voiding a pass could bring back',
        description:
          'What is left of its price: the way it was paid where that was online, else at the desk.',
        params: passPath,
        response: { 200: voidingAnswer, ...errorResponses(400, 403) },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return { data: await previewPassVoiding(context, readRowId(request.params.id)) };
    },
  );

  routes.post(
    passCalls.void(':id'),
    {
      ...withKey(requirePermission('pass.void'), 'required'),
      schema: {
        summary: 'Void a pass',
        description:
          'What is left on it goes; `money_back` is what is given back for it: the way it was paid where that was online, else at the desk, `back_by` (by default the method by which the pass was sold).',
        params: passPath,
        headers: keyHeaders,
        body: passVoiding,
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
