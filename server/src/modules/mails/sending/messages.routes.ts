import { type MessageRow, messagesPerPage } from '@cablepark/contract/messages/messages';
import { writeWireMs } from '@cablepark/contract/wire-time';
import { messageKinds } from '@cablepark/domain/messages/message-kinds';
import { decideSendingAgain } from '@cablepark/domain/messages/message-rules';
import { messageStates } from '@cablepark/domain/messages/message-states';
import type { ZodTypeProvider } from '@fastify/type-provider-zod';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { AppContext } from '../../../context.ts';
import { errorResponses } from '../../../http/error-responses.ts';
import { requireActor, requirePermission } from '../../../http/permission.ts';
import { type ListedMessage, listMessages, stateOf } from './messages.store.ts';
import { sendAgain } from './send-again.ts';

const question = z.object({
  state: z.enum(messageStates),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
});

const row: z.ZodType<MessageRow> = z.object({
  id: z.int(),
  kind: z.enum(messageKinds),
  state: z.enum(messageStates),
  to: z.string().nullable(),
  name: z.string().nullable(),
  date_created: z.string(),
  date: z.string(),
  attempts: z.int(),
  failure: z.string().nullable(),
  can_send_again: z.boolean(),
});

/** Sent, waiting and failed messages (Manager). */
export function registerMessages(app: FastifyInstance, context: AppContext): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();
  routes.get(
    '/messages',
    {
      ...requirePermission('message.read'),
      schema: {
        summary: 'Read what was mailed',
        description: 'By its state, a page of fifty; kept for thirty days.',
        querystring: question,
        response: {
          200: z.object({ data: z.array(row), meta: z.object({ filter_count: z.int() }) }),
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
    '/messages/again',
    {
      ...requirePermission('message.sendAgain'),
      schema: {
        summary: 'Send a message again',
        description: 'One that was given up, and whose link is not forgotten.',
        body: z.object({ message: z.int().min(1).max(2_147_483_647) }),
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
  const name = [message.first_name, message.last_name].filter((part) => part !== null).join(' ');
  return {
    id: message.id,
    kind: message.kind,
    state,
    to: message.address ?? message.email,
    name: name || null,
    date_created: writeWireMs(message.created_at),
    date: writeWireMs(message.ended_at ?? message.due_at),
    attempts: message.attempts,
    failure: message.failure,
    can_send_again: state !== 'waiting' && decideSendingAgain({ kind: message.kind, state }) === 'ok',
  };
}
