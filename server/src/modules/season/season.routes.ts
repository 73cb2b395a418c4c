import { readSeasonRow } from '@cablepark/contract/park/season';
import { seasonPreviewRequest } from '@cablepark/contract/park/season.schema';
import type { ZodTypeProvider } from '@fastify/type-provider-zod';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import { errorResponses } from '../../http/error-responses.ts';
import { requirePermission } from '../../http/permission.ts';
import { registerSeasonChanges } from './change/season-changes.routes.ts';
import { previewSeason } from './preview-season.ts';
import { previewAnswer, seasonAnswer } from './season.schema.ts';
import { readSeasonState } from './season.wire.ts';

/** The season as a plan: read, preview, change and undo. */
export function registerSeason(app: FastifyInstance, context: AppContext): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();

  routes.get(
    '/season',
    {
      ...requirePermission('season.read'),
      schema: {
        summary: 'Read the plan of the season',
        response: { 200: seasonAnswer, ...errorResponses(403) },
      },
    },
    async () => ({ data: await readSeasonState(context.store.db) }),
  );

  routes.post(
    '/season/previews',
    {
      ...requirePermission('season.edit'),
      schema: {
        summary: 'See what another plan would do',
        description: 'Changes nothing. `slots` has the first hundred of each kind.',
        body: seasonPreviewRequest,
        response: { 200: previewAnswer, ...errorResponses(400, 403) },
      },
    },
    async ({ body }) => ({
      data: await previewSeason(context, readSeasonRow(body.season), body.refill === true),
    }),
  );

  registerSeasonChanges(app, context);
}
