import { createHash } from 'node:crypto';
import { ValidationFailed } from '@cablepark/domain/errors';
import type { FastifyContextConfig, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { AppContext } from '../context.ts';
import { AnsweredBefore, type KeyedCall } from '../db/answered-calls.ts';
import { requireActor } from './permission.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether a call needs a key of its caller's, so that it is done once however often it is sent (WIRE.md). */
    requestKey?: 'required' | 'optional';
  }
}

/** The caller's own name of a call, in its body. */
export const requestKey = z.uuid().optional();

/** The same as a header. */
export const keyHeaders = z.object({ 'idempotency-key': z.string().min(1).max(100).optional() });

/** A route's guard and the key that it takes. */
export function withKey<Guard extends { config: FastifyContextConfig }>(
  guard: Guard,
  key: 'required' | 'optional',
): Omit<Guard, 'config'> & { config: FastifyContextConfig } {
  return { ...guard, config: { ...guard.config, requestKey: key } };
}

/**
 * Does what a call asks for once: sent again by the same account with the same key it gets the first answer. The answer is kept in the
 * transaction of the deed, so a crash leaves both or neither. What was refused changed nothing, and is asked anew.
 * @param deed in one transaction of the context that it is given
 * @param answerOf reads what is answered, in that transaction; it asks the database alone
 * @throws KEY_USED (409) where the key is another account's, or was sent with something else; FAILED_VALIDATION where it is missing
 */
export async function answerOnce<Result, Answer>(
  context: AppContext,
  request: FastifyRequest,
  deed: (context: AppContext) => Promise<Result>,
  answerOf: (context: AppContext, result: Result) => Promise<Answer> | Answer,
): Promise<Answer> {
  const key = keyOf(request);
  if (key === null) return await answerOf(context, await deed(context));
  let answer: { kept: Answer } | null = null;
  const call: KeyedCall = {
    key,
    account: requireActor(request).id,
    fingerprint: fingerprintOf(request),
    async answerOf({ db }, result) {
      const inside = inContext(context, { store: inContext(context.store, { db }) });
      answer = { kept: await answerOf(inside, result as Result) };
      return answer.kept;
    },
  };
  try {
    const result = await deed(inContext(context, { call }));
    return (answer as { kept: Answer } | null)?.kept ?? (await answerOf(context, result));
  } catch (error) {
    if (error instanceof AnsweredBefore) return error.answer as Answer;
    throw error;
  }
}

/** @throws FAILED_VALIDATION where the route needs one */
export function keyOf({ body, headers, routeOptions }: FastifyRequest): string | null {
  const inBody = typeof body === 'object' && body !== null && 'request_key' in body ? body.request_key : null;
  const key = typeof inBody === 'string' ? inBody : (headers['idempotency-key'] ?? null);
  if (typeof key === 'string') return key;
  if (routeOptions.config.requestKey !== 'required') return null;
  throw new ValidationFailed([
    {
      field: 'request_key',
      type: 'required',
      message: 'This call needs a request_key, or the header Idempotency-Key.',
    },
  ]);
}

function fingerprintOf({ method, url, body }: FastifyRequest): string {
  const { request_key: _, ...asked } = (body ?? {}) as Record<string, unknown>;
  return createHash('sha256')
    .update(JSON.stringify([method, url, asked]))
    .digest('hex');
}

/** The same but for some of it. */
function inContext<Given extends object>(given: Given, change: Partial<Given>): Given {
  return Object.assign(Object.create(given) as Given, change);
}
