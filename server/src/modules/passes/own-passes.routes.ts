import {
  endPassLinkCall,
  givePassCall,
  joinPassCall,
  leavePassCall,
  listPassMembersCall,
  makePassLinkCall,
  readPresentCall,
  takePassCall,
} from '@cablepark/contract/payments/pass-calls';
import { sharedPassPath } from '@cablepark/contract/payments/passes';
import { readPassCode } from '@cablepark/domain/passes/pass-code';
import type { ZodTypeProvider } from '@fastify/type-provider-zod';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { AppContext } from '../../context.ts';
import { readRow, rowAnswer } from '../../directus/index.ts';
import { answerOf } from '../../http/answer-of.ts';
import { answerOnce, keyHeaders, withKey } from '../../http/answer-once.ts';
import { errorResponses } from '../../http/error-responses.ts';
import { requireActor, requirePermission } from '../../http/permission.ts';
import { readRowId, rowParams } from '../../http/row-id.ts';
import { givePass } from './give-pass.ts';
import { readPresent } from './read-present.ts';
import { endLink, findSharedWith, joinPass, leavePass, makeLink, takePass } from './share-pass.ts';

/** Codes have 60 random bits and keys twice as many; the limit slows guessing down. */
const guesses = { max: 10, timeWindow: '10 minutes' };
/** A family at one address opens its presents more than once. */
const presentReads = { max: 30, timeWindow: '10 minutes' };

/** A rider's own passes: sharing them, joining those of others, taking presents. */
export function registerOwnPasses(app: FastifyInstance, context: AppContext): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  registerTaking(app, context);
  registerReading(app, context);
  registerGiving(app, context);
  registerLinks(app, context);
  registerMembers(app, context);
}

function registerTaking(app: FastifyInstance, context: AppContext): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();
  const { preValidation, config } = requirePermission('pass.use');
  const guessOptions = { preValidation, config: { ...config, rateLimit: guesses }, bodyLimit: 1024 };

  routes.post(
    takePassCall.path,
    {
      ...withKey(guessOptions, 'required'),
      schema: {
        summary: 'Take a pass that was given as a present',
        description: 'By its code; capitals, spaces and dashes do not matter.',
        headers: keyHeaders,
        body: takePassCall.body,
        response: { 200: rowAnswer('Pass'), ...errorResponses(400, 403, 409) },
      },
    },
    async (request) => {
      const actor = requireActor(request);
      const data = await answerOnce(
        context,
        request,
        (keyed) => takePass(keyed, actor, readPassCode(request.body.code)),
        (inside, id) => readRow(inside, 'Pass', id, actor),
      );
      return { data };
    },
  );

  routes.post(
    joinPassCall.path,
    {
      ...guessOptions,
      schema: {
        summary: 'Join a pass that its owner shares',
        description: 'By the key of its link.',
        body: joinPassCall.body,
        response: { 200: rowAnswer('Pass'), ...errorResponses(400, 403, 409) },
      },
    },
    async (request) => {
      const actor = requireActor(request);
      const id = await joinPass(context, actor, request.body.key);
      return { data: await readRow(context, 'Pass', id, actor) };
    },
  );
}

/** A gift is seen by its code before anybody logs in. */
function registerReading(app: FastifyInstance, context: AppContext): void {
  app.withTypeProvider<ZodTypeProvider>().post(
    readPresentCall.path,
    {
      config: { ignoresBearer: true, rateLimit: presentReads },
      bodyLimit: 1024,
      schema: {
        summary: 'See a pass that was given as a present',
        description: 'By its code, until somebody takes it. The price is not told.',
        body: readPresentCall.body,
        response: { 200: answerOf(readPresentCall), ...errorResponses(400, 403) },
      },
    },
    async ({ body: { code } }) => ({ data: await readPresent(context, readPassCode(code)) }),
  );
}

function registerGiving(app: FastifyInstance, context: AppContext): void {
  app.withTypeProvider<ZodTypeProvider>().post(
    givePassCall.path,
    {
      ...withKey(requirePermission('pass.use'), 'required'),
      schema: {
        summary: 'Give away a pass that was bought online',
        description:
          'While all of it is left. Whoever has the code, which is another from then on, takes it; until then its buyer may take it back.',
        params: rowParams,
        headers: keyHeaders,
        response: { 200: answerOf(givePassCall), ...errorResponses(400, 403, 409) },
      },
    },
    async (request) => {
      const actor = requireActor(request);
      const id = readRowId(request.params.id);
      const data = await answerOnce(
        context,
        request,
        (keyed) => givePass(keyed, actor, id),
        (_inside, code) => ({ code }),
      );
      return { data };
    },
  );
}

function registerLinks(app: FastifyInstance, context: AppContext): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();

  routes.post(
    makePassLinkCall.path,
    {
      ...requirePermission('pass.use'),
      schema: {
        summary: 'Give a pass a link by which others join it',
        description: 'The one before is good no more.',
        params: rowParams,
        response: { 200: answerOf(makePassLinkCall), ...errorResponses(403) },
      },
    },
    async (request) => {
      const id = readRowId(request.params.id);
      const key = await makeLink(context, requireActor(request), id, request.sessionFamily);
      return { data: { url: `${context.config.publicUrl}${sharedPassPath}#${key}` } };
    },
  );

  routes.delete(
    endPassLinkCall.path,
    {
      ...requirePermission('pass.use'),
      schema: {
        summary: 'Take the link of a pass back',
        description: 'Whoever has joined by it stays until they are taken off.',
        params: rowParams,
        response: { 200: answerOf(makePassLinkCall), ...errorResponses(403) },
      },
    },
    async (request) => {
      await endLink(context, requireActor(request), readRowId(request.params.id));
      return { data: { url: null } };
    },
  );
}

function registerMembers(app: FastifyInstance, context: AppContext): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();

  routes.get(
    listPassMembersCall.path,
    {
      ...requirePermission('pass.use'),
      schema: {
        summary: 'See who else rides on a pass of one’s own',
        params: rowParams,
        response: { 200: answerOf(listPassMembersCall), ...errorResponses(403) },
      },
    },
    async (request) => {
      return { data: await findSharedWith(context, requireActor(request), readRowId(request.params.id)) };
    },
  );

  routes.delete(
    leavePassCall.path,
    {
      ...requirePermission('pass.use'),
      schema: {
        summary: 'Take somebody off a pass',
        description: 'By its owner, which ends the link of the pass, too; or oneself.',
        params: z.object({ id: z.string(), account: z.string() }),
        response: { 204: z.void(), ...errorResponses(400, 403) },
      },
    },
    async (request, reply) => {
      const { id, account } = request.params;
      await leavePass(context, requireActor(request), readRowId(id), account);
      return await reply.code(204).send();
    },
  );
}
