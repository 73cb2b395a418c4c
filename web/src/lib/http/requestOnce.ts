import { isUncertain } from './errors.ts';
import { type Request, request } from './http.ts';
import type { Call } from './send.ts';

/** The keys of calls whose outcome is not known, by what they ask for. */
const unsettled = new Map<string, string>();
/** What was asked for, by the error in place of its answer. */
const lost = new WeakMap<object, string>();

/**
 * A call that moves money, rides or passes, with a key of its own: asked again for the very same after a lost answer, it has the same key, and is
 * done once. With an answer, and for anything else, it is another call.
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
 * The call whose answer was lost was done, as reading has told: asked for again it is another call. Else the page would be told of the first
 * one, though what that did may have been taken back since.
 */
export function settleCall(error: unknown): void {
  const asked = error instanceof Error ? lost.get(error) : undefined;
  if (asked !== undefined) unsettled.delete(asked);
}
