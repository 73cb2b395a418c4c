import { Stripe } from 'stripe';
import * as z from 'zod';
import { ProviderUnreachable } from '../provider.ts';
import type { StripeSettings } from './settings.ts';

/** Short, as a rider waits for it, and so does an expiring hold (ms). */
const timeout = 3_000;

/** Stripe's own client. It tries once (again only where a connection closed before its answer): callers retry with the same idempotency key. */
export function openClient({ url, secretKey }: StripeSettings): Stripe {
  const { protocol, hostname, port } = new URL(url);
  return new Stripe(secretKey, {
    protocol: protocol === 'http:' ? 'http' : 'https',
    host: hostname,
    port: port || (protocol === 'http:' ? 80 : 443),
    timeout,
    maxNetworkRetries: 0,
    // Telemetry would reveal details of this machine.
    telemetry: false,
    httpClient: Stripe.createFetchHttpClient((input: string | URL | Request, init?: RequestInit) =>
      fetch(input, { ...init, redirect: 'error' }),
    ),
  });
}

/** An answer, or Stripe's code of a final refusal. */
export type StripeReply<Data> = { data: Data; refusal: null } | { data: null; refusal: string };

/**
 * Calls Stripe and validates its answer by a schema.
 * @throws ProviderUnreachable for anything but a success or a refusal of this call. It has the call's name and Stripe's error code only, as
 * its messages may quote keys and riders
 */
export async function ask<Data>(
  name: string,
  call: () => Promise<unknown>,
  schema: z.ZodType<Data>,
): Promise<StripeReply<Data>> {
  try {
    return { data: schema.parse(await call()), refusal: null };
  } catch (error) {
    const isRefusal =
      error instanceof Stripe.errors.StripeInvalidRequestError ||
      error instanceof Stripe.errors.StripeCardError;
    if (isRefusal) return { data: null, refusal: wordOf(error.code) ?? 'refused' };
    throw new ProviderUnreachable(`${name}: ${causeOf(error)}`);
  }
}

/** As `ask`, where a key that Stripe does not take is a refusal, too. */
export async function askKeys(call: () => Promise<unknown>): Promise<StripeReply<object>> {
  return await ask(
    'keys',
    async () => {
      try {
        return await call();
      } catch (error) {
        const isRefused =
          error instanceof Stripe.errors.StripeAuthenticationError ||
          error instanceof Stripe.errors.StripePermissionError;
        throw isRefused ? new Stripe.errors.StripeInvalidRequestError({ message: 'keys' }) : error;
      }
    },
    z.object({ object: z.literal('list') }),
  );
}

function causeOf(error: unknown): string {
  if (!(error instanceof Stripe.errors.StripeError)) return error instanceof Error ? error.name : 'failed';
  return [error.type, error.statusCode, wordOf(error.code)].filter(Boolean).join(' ');
}

function wordOf(code: string | undefined): string | null {
  return code !== undefined && /^[a-z_\d]{1,60}$/.test(code) ? code : null;
}
