import { readSeasonRow } from '@cablepark/contract/park/season';
import { seasonChangeRequest } from '@cablepark/contract/park/season.schema';
import { ParkError } from '@cablepark/domain/errors';
import type { ZodTypeProvider } from '@fastify/type-provider-zod';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { AppContext } from '../../../context.ts';
import { errorResponses } from '../../../http/error-responses.ts';
import { requireActor, requirePermission } from '../../../http/permission.ts';
import { readRowId } from '../../../http/row-id.ts';
import { changeAnswer, changeState } from '../season.schema.ts';
import { writeChangeRow } from '../season.wire.ts';
import { carryOutBehind } from './carry-on.ts';
import { findChange } from './season-changes.store.ts';
import { startChange } from './start-change.ts';
import { startUndo } from './start-undo.ts';

const changePath = z.object({ id: z.string() });

/** Changes of the season: start, progress, undo. */
export function registerSeasonChanges(app: FastifyInstance, context: AppContext): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();
  const carryOut = carryOutBehind(app, context);

  routes.post(
    '/season/changes',
    {
      ...requirePermission('season.edit'),
      schema: {
        summary: 'Change the plan of the season',
        description: 'Answers at once; the slots follow step by step.',
        body: seasonChangeRequest,
        response: { 200: changeAnswer, ...errorResponses(400, 403, 409) },
      },
    },
    async (request) => {
      const { season, version, refill, expected } = request.body;
      const order = { season: readSeasonRow(season), version, refills: refill === true, expected };
      const id = await startChange(context, requireActor(request), order);
      carryOut(id);
      return { data: { id } };
    },
  );

  routes.get(
    '/season/changes/:id',
    {
      ...requirePermission('season.read'),
      schema: {
        summary: 'Ask how far a change of the season is',
        params: changePath,
        response: { 200: changeState, ...errorResponses(403) },
      },
    },
    async (request) => ({ data: await readChange(context, readRowId(request.params.id)) }),
  );

  routes.post(
    '/season/changes/:id/undo',
    {
      ...requirePermission('season.edit'),
      schema: {
        summary: 'Undo the last change of the season',
        description: 'Until somebody books into it. Answers at once; the slots follow step by step.',
        params: changePath,
        response: { 200: changeState, ...errorResponses(403, 409) },
      },
    },
    async (request) => {
      const id = readRowId(request.params.id);
      await startUndo(context, requireActor(request), id);
      carryOut(id);
      return { data: await readChange(context, id) };
    },
  );
}

/** @throws FORBIDDEN if there is none. */
async function readChange({ store: { db } }: AppContext, id: number) {
  const change = await findChange(db, id);
  if (!change) throw new ParkError('NOT_FOUND');
  return await writeChangeRow(db, change);
}
