import {
  mergeCall,
  previewMergeCall,
  readMergesCall,
  undoMergeCall,
} from '@cablepark/contract/accounts/merges';
import { ParkError } from '@cablepark/domain/errors';
import type { ZodTypeProvider } from '@fastify/type-provider-zod';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../context.ts';
import type { Db } from '../../../db/store.ts';
import { answerOf } from '../../../http/answer-of.ts';
import { answerOnce, keyHeaders, withKey } from '../../../http/answer-once.ts';
import { errorResponses } from '../../../http/error-responses.ts';
import { requireActor, requirePermission } from '../../../http/permission.ts';
import { readRowId, readUuid, rowParams } from '../../../http/row-id.ts';
import { mergeAccounts } from './merge-accounts.ts';
import { findMerge } from './merges.store.ts';
import { previewMerge, readMerges } from './read-merges.ts';
import { undoMerge } from './undo-merge.ts';

/** Two records of one person (Admin). */
export function registerMerges(app: FastifyInstance, context: AppContext): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  registerReading(app, context);
  registerWriting(app, context);
}

function registerReading(app: FastifyInstance, context: AppContext): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();
  routes.get(
    readMergesCall.path,
    {
      ...requirePermission('user.merge'),
      schema: {
        summary: 'Find records that may be the same person’s',
        description: 'Guests of one name; a guest and an account of one phone. With the merges so far.',
        params: rowParams,
        response: { 200: answerOf(readMergesCall), ...errorResponses(403) },
      },
    },
    async ({ params }) => ({ data: await readMerges(context, readUuid(params.id)) }),
  );
  routes.get(
    previewMergeCall.path,
    {
      ...requirePermission('user.merge'),
      schema: {
        summary: 'See what a merge would move',
        querystring: previewMergeCall.query,
        response: { 200: answerOf(previewMergeCall), ...errorResponses(400, 403) },
      },
    },
    async (request) => ({ data: await previewMerge(context, requireActor(request), request.query) }),
  );
}

function registerWriting(app: FastifyInstance, context: AppContext): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();
  routes.post(
    mergeCall.path,
    {
      ...withKey(requirePermission('user.merge'), 'required'),
      schema: {
        summary: 'Merge two records of one person',
        description:
          'A guest into a guest at once. Into an account whose address is proved once its owner agrees by a mailed link. Rides, passes, payments and notes follow.',
        headers: keyHeaders,
        body: mergeCall.body,
        response: { 200: answerOf(mergeCall), ...errorResponses(400, 403, 409) },
      },
    },
    async (request) => {
      const actor = requireActor(request);
      const data = await answerOnce(
        context,
        request,
        (keyed) => mergeAccounts(keyed, actor, { guest: request.body.guest, into: request.body.into }),
        async ({ store }, id) => await mergeAnswer(store.db, id),
      );
      return { data };
    },
  );
  routes.post(
    undoMergeCall.path,
    {
      ...withKey(requirePermission('user.merge'), 'required'),
      schema: {
        summary: 'Undo a merge',
        description: 'While nothing new has happened on what moved; one that waits is withdrawn.',
        params: rowParams,
        headers: keyHeaders,
        response: { 200: answerOf(undoMergeCall), ...errorResponses(400, 403, 409) },
      },
    },
    async (request) => {
      const actor = requireActor(request);
      const id = readRowId(request.params.id);
      const data = await answerOnce(
        context,
        request,
        (keyed) => undoMerge(keyed, actor, id),
        async ({ store }) => await mergeAnswer(store.db, id),
      );
      return { data };
    },
  );
}

async function mergeAnswer(db: Db, id: number) {
  const merge = await findMerge(db, id);
  if (!merge) throw new ParkError('NOT_FOUND');
  return { id, state: merge.state };
}
