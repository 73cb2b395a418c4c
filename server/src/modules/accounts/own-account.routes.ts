import {
  cancelEmailChangeCall,
  endOtherSessionsCall,
  endSessionCall,
  listSessionsCall,
  readEmailChangeCall,
  readOwnLinksCall,
} from '@cablepark/contract/accounts/own-account';
import { proveEmailCall } from '@cablepark/contract/accounts/sessions';
import { writeWireMs } from '@cablepark/contract/wire-time';
import type { ZodTypeProvider } from '@fastify/type-provider-zod';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { answerOf } from '../../http/answer-of.ts';
import { errorResponses } from '../../http/error-responses.ts';
import { requireActor, requireWriter } from '../../http/permission.ts';
import { readUuid, rowParams } from '../../http/row-id.ts';
import type { ServerContext } from '../../server-context.ts';
import { deleteEmailChanges, findPendingEmail } from './emails/email-change.store.ts';
import { proveEmail } from './emails/prove-email.ts';
import { limits } from './limits.ts';
import { findOpenLinks } from './open-links.ts';
import { endOtherSessions, endOwnSession, readOwnSessions } from './sessions/own-sessions.ts';

const config = { least: 'User' } as const;
const nothing = { 204: z.void() };

/** The address that waits for its proof, and the devices with a session. */
export function registerOwnAccountParts(app: FastifyInstance, context: ServerContext): void {
  registerEmailChange(app, context);
  registerOwnSessions(app, context);
}

function registerEmailChange(app: FastifyInstance, context: ServerContext): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();
  routes.get(
    readEmailChangeCall.path,
    {
      config,
      schema: {
        summary: 'Read which new address waits for its proof',
        response: { 200: answerOf(readEmailChangeCall), ...errorResponses(401) },
      },
    },
    async (request) => {
      const nowMs = context.clock.now().epochMilliseconds;
      const pendingEmail = await findPendingEmail(context.store.db, requireActor(request).id, nowMs);
      return {
        data: pendingEmail && { email: pendingEmail.email, expires: writeWireMs(pendingEmail.expires_at) },
      };
    },
  );
  routes.delete(
    cancelEmailChangeCall.path,
    {
      config,
      schema: {
        summary: 'Take the change of the address back',
        description: 'The link that was mailed leads nowhere any more.',
        response: { ...nothing, ...errorResponses(401, 403) },
      },
    },
    async (request, reply) => {
      await deleteEmailChanges(context.store.db, requireWriter(request).id);
      return reply.code(204).send();
    },
  );
  routes.post(
    proveEmailCall.path,
    {
      config: { ignoresBearer: true, rateLimit: limits.proveEmail },
      schema: {
        summary: 'Prove a new address',
        description:
          'By the token of the mail that was sent to it, which is good for a day and one use. Ends the sessions of the account but the one that asked.',
        body: proveEmailCall.body,
        response: { ...nothing, ...errorResponses(400, 401, 403) },
      },
    },
    async ({ body }, reply) => {
      await proveEmail(context, body.token);
      return reply.code(204).send();
    },
  );
}

function registerOwnSessions(app: FastifyInstance, context: ServerContext): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();
  routes.get(
    readOwnLinksCall.path,
    {
      config,
      schema: {
        summary: 'List what lets others in without a log-in',
        description: 'Whether one’s own calendar has an address, and which passes have a link.',
        response: { 200: answerOf(readOwnLinksCall), ...errorResponses(401) },
      },
    },
    async (request) => ({ data: await findOpenLinks(context.store.db, requireActor(request).id) }),
  );
  routes.get(
    listSessionsCall.path,
    {
      config,
      schema: {
        summary: 'List the devices that are logged in',
        response: { 200: answerOf(listSessionsCall), ...errorResponses(401) },
      },
    },
    async (request) => ({
      data: await readOwnSessions(context, requireActor(request), request.sessionFamily),
    }),
  );
  routes.delete(
    endOtherSessionsCall.path,
    {
      config,
      schema: {
        summary: 'Log all other devices out',
        description: 'One’s own calendar gets another address, and the links of shared passes end.',
        response: { ...nothing, ...errorResponses(401, 403) },
      },
    },
    async (request, reply) => {
      await endOtherSessions(context, requireWriter(request), request.sessionFamily);
      return reply.code(204).send();
    },
  );
  routes.delete(
    endSessionCall.path,
    {
      config,
      schema: {
        summary: 'Log one device out',
        params: rowParams,
        response: { ...nothing, ...errorResponses(401, 403) },
      },
    },
    async (request, reply) => {
      await endOwnSession(context, requireWriter(request), readUuid(request.params.id));
      return reply.code(204).send();
    },
  );
}
