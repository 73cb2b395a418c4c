import type { ZodTypeProvider } from '@fastify/type-provider-zod';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import { readRow, rowAnswer } from '../../directus/index.ts';
import { errorResponses } from '../../http/error-responses.ts';
import { requireActor, requirePermission } from '../../http/permission.ts';
import { readRowId } from '../../http/row-id.ts';
import { adjustPass } from './adjust-pass.ts';
import { adjusting, passPath, passVoiding } from './passes.schema.ts';
import { voidPass } from './void-pass.ts';

/** What Editors do to a pass that was sold. */
export function registerPassChanges(app: FastifyInstance, context: AppContext): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();

  routes.post(
    '/passes/:id/adjustments',
    {
      ...requirePermission('pass.adjust'),
      schema: {
        summary: 'Put something on a pass, or take it off',
        description: 'In rides or minutes, as the pass counts. Its riders read the reason.',
        params: passPath,
        body: adjusting,
        response: { 200: rowAnswer('Pass'), ...errorResponses(400, 403, 409) },
      },
    },
    async (request) => {
      const actor = requireActor(request);
      const id = readRowId(request.params.id);
      await adjustPass(context, actor, id, request.body);
      return { data: await readRow(context, 'Pass', id, actor) };
    },
  );

  routes.post(
    '/passes/:id/void',
    {
      ...requirePermission('pass.void'),
      schema: {
        summary: 'Void a pass',
        description: 'What is left on it goes; `money_back` is what the desk gave back for it.',
        params: passPath,
        body: passVoiding,
        response: { 200: rowAnswer('Pass'), ...errorResponses(400, 403) },
      },
    },
    async (request) => {
      const actor = requireActor(request);
      const id = readRowId(request.params.id);
      await voidPass(context, actor, id, request.body);
      return { data: await readRow(context, 'Pass', id, actor) };
    },
  );
}
