import { isUncertain } from './errors.ts';
import { type Request, request } from './http.ts';
import type { Call } from './send.ts';

/** Idempotency keys of calls with an unknown outcome, by call. */
const unsettled = new Map<string, string>();
/** The call behind an error. */
const lost = new WeakMap<object, string>();

/**
 * Sends a call that moves money, rides or passes with an idempotency key. The same call after a lost response reuses the key, so it runs once.
 * After a response it gets a new key.
 */
export async function requestOnce<T>(call: Call, ask: Request = request): ReturnType<typeof ask<T>> {
  const asked = JSON.stringify([call.method, call.url, call.body]);
  const key = unsettled.get(asked) ?? crypto.randomUUID();
  unsettled.set(asked, key);
  try {
    const answer = await ask<T>({ ...call, headers: { ...call.headers, 'Idempotency-Key': key } });
    unsettled.delete(asked);
    return answer;
  } catch (error) {
    if (!isUncertain(error)) unsettled.delete(asked);
    else if (error instanceof Error) lost.set(error, asked);
    throw error;
  }
}

/**
 * Drops the key of a lost call that a read found done, so the same call is a new one. Otherwise it would get the first response, whose effect may
 * be undone by now.
 */
export function settleCall(error: unknown): void {
  const asked = error instanceof Error ? lost.get(error) : undefined;
  if (asked !== undefined) unsettled.delete(asked);
}
