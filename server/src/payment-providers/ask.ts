import type * as z from 'zod';
import { ProviderUnreachable } from './provider.ts';

/** Short, as a rider waits for it, and so does an expiring hold (ms). */
const timeout = 3_000;

export interface ProviderReply<Data> {
  status: number;
  /** Null where the provider refuses. */
  data: Data | null;
  /** The raw text of a refusal; else empty. */
  said: string;
}

/** The maximum length of a refusal. */
const mostSaid = 4_096;

/**
 * Calls a provider and validates its answer by a schema. Redirects count as errors.
 * @param refusals statuses of a final refusal. @throws ProviderUnreachable for any other failure, with only the call's name
 */
export async function ask<Data>(
  name: string,
  url: string,
  init: RequestInit,
  { schema, refusals = [] }: { schema: z.ZodType<Data>; refusals?: readonly number[] },
): Promise<ProviderReply<Data>> {
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
