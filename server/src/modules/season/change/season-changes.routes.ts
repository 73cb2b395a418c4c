import { readSeasonRow } from '@cablepark/contract/season/season';
import {
  changeSeasonCall,
  readSeasonChangeCall,
  undoSeasonChangeCall,
} from '@cablepark/contract/season/season-calls';
import { ParkError } from '@cablepark/domain/errors';
import type { ZodTypeProvider } from '@fastify/type-provider-zod';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../context.ts';
import { answerOf } from '../../../http/answer-of.ts';
import { errorResponses } from '../../../http/error-responses.ts';
import { requireActor, requirePermission } from '../../../http/permission.ts';
import { readRowId, rowParams } from '../../../http/row-id.ts';
import { writeChangeRow } from '../season.wire.ts';
import { carryOutBehind } from './carry-on.ts';
import { findChange } from './season-changes.store.ts';
import { startChange } from './start-change.ts';
import { startUndo } from './start-undo.ts';

/** Changes of the season: start, progress, undo. */
export function registerSeasonChanges(app: FastifyInstance, context: AppContext): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();
  const carryOut = carryOutBehind(app, context);

  routes.post(
    changeSeasonCall.path,
    {
      ...requirePermission('season.edit'),
      schema: {
        summary: 'Change the plan of the season',
        description: 'Answers at once; the slots follow step by step.',
        body: changeSeasonCall.body,
        response: { 200: answerOf(changeSeasonCall), ...errorResponses(400, 403, 409) },
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
    readSeasonChangeCall.path,
    {
      ...requirePermission('season.read'),
      schema: {
        summary: 'Ask how far a change of the season is',
        params: rowParams,
        response: { 200: answerOf(readSeasonChangeCall), ...errorResponses(403) },
      },
    },
    async (request) => ({ data: await readChange(context, readRowId(request.params.id)) }),
  );

  routes.post(
    undoSeasonChangeCall.path,
    {
      ...requirePermission('season.edit'),
      schema: {
        summary: 'Undo the last change of the season',
        description: 'Until somebody books into it. Answers at once; the slots follow step by step.',
        params: rowParams,
        response: { 200: answerOf(undoSeasonChangeCall), ...errorResponses(403, 409) },
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
