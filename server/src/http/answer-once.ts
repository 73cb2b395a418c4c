import { createHash } from 'node:crypto';
import { ValidationFailed } from '@cablepark/domain/errors';
import type { FastifyContextConfig, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { AnsweredBefore, type KeyedCall } from '../db/answered-calls.ts';
import type { Store } from '../db/store.ts';
import type { ServerContext } from '../server-context.ts';
import { requireActor } from './permission.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether a call needs an idempotency key, so that repeats take effect once (WIRE.md). */
    requestKey?: 'required' | 'optional';
  }
}

/** The key as a header. */
export const keyHeaders = z.object({ 'idempotency-key': z.string().min(1).max(100).optional() });

/** A route's guard plus its idempotency key. */
export function withKey<Guard extends { config: FastifyContextConfig }>(
  guard: Guard,
  key: 'required' | 'optional',
): Omit<Guard, 'config'> & { config: FastifyContextConfig } {
  return { ...guard, config: { ...guard.config, requestKey: key } };
}

/**
 * Executes a call once: a repeat by the same account with the same key gets the first answer. The transaction of the write stores the answer,
 * so a crash keeps both or neither. A refused call changed nothing, so its repeat runs again.
 * @param deed the write, in one transaction of the given context
 * @param answerOf reads the answer in that transaction, from the database alone
 * @throws KEY_USED (409) where another account or another call has the key; FAILED_VALIDATION where it is missing
 */
export async function answerOnce<Context extends ServerContext, Result, Answer>(
  context: Context,
  request: FastifyRequest,
  deed: (context: Context) => Promise<Result>,
  answerOf: (context: Context, result: Result) => Promise<Answer> | Answer,
): Promise<Answer> {
  const key = keyOf(request);
  if (key === null) return await answerOf(context, await deed(context));
  let answer: { kept: Answer } | null = null;
  const call: KeyedCall = {
    key,
    account: requireActor(request).id,
    fingerprint: fingerprintOf(request),
    async answerOf({ db }, result) {
      const inside = inContext(context, { store: inTransactionOf(context.store, db) });
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

/** The context with some of the server's own fields replaced. */
function inContext<Context extends ServerContext>(base: Context, change: Partial<ServerContext>): Context {
  return Object.assign(Object.create(base) as Context, change);
}

function inTransactionOf(store: Store, db: Store['db']): Store {
  return Object.assign(Object.create(store) as Store, { db });
}
