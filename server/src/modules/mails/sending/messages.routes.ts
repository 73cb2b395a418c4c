import { listMessagesCall, messagesPerPage, sendAgainCall } from '@cablepark/contract/messages/messages';
import type { MessageRow } from '@cablepark/contract/messages/messages.schema';
import { writeWireMs } from '@cablepark/contract/wire-time';
import { fullName } from '@cablepark/domain/accounts/contact';
import { decideSendingAgain } from '@cablepark/domain/messages/message-rules';
import type { ZodTypeProvider } from '@fastify/type-provider-zod';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { AppContext } from '../../../context.ts';
import { countedAnswerOf } from '../../../http/answer-of.ts';
import { errorResponses } from '../../../http/error-responses.ts';
import { requireActor, requirePermission } from '../../../http/permission.ts';
import { type ListedMessage, listMessages, stateOf } from './messages.store.ts';
import { sendAgain } from './send-again.ts';

/** Sent, waiting and failed messages (Manager). */
export function registerMessages(app: FastifyInstance, context: AppContext): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();
  routes.get(
    listMessagesCall.path,
    {
      ...requirePermission('message.read'),
      schema: {
        summary: 'Read what was mailed',
        description: 'By its state, a page of fifty; kept for thirty days.',
        querystring: listMessagesCall.query,
        response: {
          200: countedAnswerOf(listMessagesCall),
          ...errorResponses(400, 403),
        },
      },
    },
    async ({ query: { state, page } }, reply) => {
      const { rows, total } = await listMessages(context.store.db, state, { page, perPage: messagesPerPage });
      reply.header('cache-control', 'private, no-cache');
      return { data: rows.map(writeRow), meta: { filter_count: total } };
    },
  );
  routes.post(
    sendAgainCall.path,
    {
      ...requirePermission('message.sendAgain'),
      schema: {
        summary: 'Send a message again',
        description: 'One that was given up, and whose link is not forgotten.',
        body: sendAgainCall.body,
        response: { 204: z.void(), ...errorResponses(400, 403) },
      },
    },
    async (request, reply) => {
      await sendAgain(context, requireActor(request), request.body.message);
      return reply.code(204).send();
    },
  );
}

function writeRow(message: ListedMessage): MessageRow {
  const state = stateOf(message);
  return {
    id: message.id,
    kind: message.kind,
    state,
    to: message.address ?? message.email,
    name: fullName(message.first_name, message.last_name),
    date_created: writeWireMs(message.created_at),
    date: writeWireMs(message.ended_at ?? message.due_at),
    attempts: message.attempts,
    failure: message.failure,
    can_send_again: state !== 'waiting' && decideSendingAgain({ kind: message.kind, state }) === 'ok',
  };
}
