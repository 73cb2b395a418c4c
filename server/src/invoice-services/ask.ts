import type * as z from 'zod';
import { InvoicesUnavailable } from './service.ts';

/** Staff wait for it (ms). */
const timeout = 5_000;
/** The longest reason of a refusal that is kept. */
const mostSaid = 300;

export interface Asked<Data> {
  /** Null where the service refuses the content of the call. */
  data: Data | null;
  /** The text of a refusal; else empty. */
  refusal: string;
}

/**
 * Calls a service and validates its answer. Redirects count as errors.
 * @param name of the call, without the key: it goes to the log. @throws InvoicesUnavailable
 */
export async function askService<Data>(
  name: string,
  url: string,
  init: RequestInit,
  schema: z.ZodType<Data>,
): Promise<Asked<Data>> {
  try {
    const answer = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(timeout) });
    if (answer.ok) return { data: schema.parse(await answer.json()), refusal: '' };
    const text = (await answer.text()).slice(0, mostSaid);
    if (answer.status === 400 || answer.status === 422) return { data: null, refusal: text };
    throw new InvoicesUnavailable(waitOf(answer.status), `${name}: answered with ${answer.status}`);
  } catch (error) {
    if (error instanceof InvoicesUnavailable) throw error;
    throw new InvoicesUnavailable(
      'unreachable',
      `${name}: ${error instanceof Error ? error.name : 'failed'}`,
    );
  }
}

/** Like `askService` for a call that no content can make wrong. @throws InvoicesUnavailable also for a refusal */
export async function askList<Data>(
  name: string,
  url: string,
  init: RequestInit,
  schema: z.ZodType<Data>,
): Promise<Data> {
  const { data } = await askService(name, url, init, schema);
  if (data === null) throw new InvoicesUnavailable('unreachable', `${name}: refused`);
  return data;
}

function waitOf(status: number) {
  if (status === 401 || status === 402 || status === 403) return 'key';
  return status === 429 ? 'busy' : 'unreachable';
}
