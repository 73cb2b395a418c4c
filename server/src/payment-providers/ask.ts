import type * as z from 'zod';
import { ProviderUnreachable } from './provider.ts';

/** A rider waits for it, and a hold about to lapse (ms). */
const timeout = 3_000;

export interface Asked<Data> {
  status: number;
  /** Null where the answer is a refusal. */
  data: Data | null;
}

/**
 * Asks a provider and reads its answer by a schema. Redirects are no answers.
 * @param refusals statuses that say no for good. @throws ProviderUnreachable for all else that is no success: it names the call alone
 */
export async function ask<Data>(
  name: string,
  url: string,
  init: RequestInit,
  { schema, refusals = [] }: { schema: z.ZodType<Data>; refusals?: readonly number[] },
): Promise<Asked<Data>> {
  try {
    const answer = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(timeout) });
    if (refusals.includes(answer.status)) {
      await answer.body?.cancel();
      return { status: answer.status, data: null };
    }
    if (answer.ok) return { status: answer.status, data: schema.parse(await answer.json()) };
    await answer.body?.cancel();
    throw new ProviderUnreachable(`${name}: answered with ${answer.status}`);
  } catch (error) {
    if (error instanceof ProviderUnreachable) throw error;
    throw new ProviderUnreachable(`${name}: ${error instanceof Error ? error.name : 'failed'}`);
  }
}
