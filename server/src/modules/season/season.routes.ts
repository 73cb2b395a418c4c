import { readSeasonRow } from '@cablepark/contract/season/season';
import { previewSeasonCall, readSeasonCall } from '@cablepark/contract/season/season-calls';
import type { ZodTypeProvider } from '@fastify/type-provider-zod';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import { answerOf } from '../../http/answer-of.ts';
import { errorResponses } from '../../http/error-responses.ts';
import { requirePermission } from '../../http/permission.ts';
import { registerSeasonChanges } from './change/season-changes.routes.ts';
import { previewSeason } from './preview-season.ts';
import { readSeasonState } from './season.wire.ts';

/** The season as a plan: read, preview, change and undo. */
export function registerSeason(app: FastifyInstance, context: AppContext): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();

  routes.get(
    readSeasonCall.path,
    {
      ...requirePermission('season.read'),
      schema: {
        summary: 'Read the plan of the season',
        response: { 200: answerOf(readSeasonCall), ...errorResponses(403) },
      },
    },
    async () => ({ data: await readSeasonState(context.store.db) }),
  );

  routes.post(
    previewSeasonCall.path,
    {
      ...requirePermission('season.edit'),
      schema: {
        summary: 'See what another plan would do',
        description: 'Changes nothing. `slots` has the first hundred of each kind.',
        body: previewSeasonCall.body,
        response: { 200: answerOf(previewSeasonCall), ...errorResponses(400, 403) },
      },
    },
    async ({ body }) => ({
      data: await previewSeason(context, readSeasonRow(body.season), body.refill === true),
    }),
  );

  registerSeasonChanges(app, context);
}
