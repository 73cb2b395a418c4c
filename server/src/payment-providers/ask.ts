import type * as z from 'zod';
import { ProviderUnreachable } from './provider.ts';

/** A rider waits for it, and a hold about to lapse (ms). */
const timeout = 3_000;

export interface Asked<Data> {
  status: number;
  /** Null where the answer is a refusal. */
  data: Data | null;
  /** What a refusal says, as it came; else empty. */
  said: string;
}

/** Of a refusal no more is read. */
const mostSaid = 4_096;

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
      return { status: answer.status, data: null, said: (await answer.text()).slice(0, mostSaid) };
    }
    if (answer.ok) return { status: answer.status, data: schema.parse(await answer.json()), said: '' };
    await answer.body?.cancel();
    throw new ProviderUnreachable(`${name}: answered with ${answer.status}`);
  } catch (error) {
    if (error instanceof ProviderUnreachable) throw error;
    throw new ProviderUnreachable(`${name}: ${error instanceof Error ? error.name : 'failed'}`);
  }
}
