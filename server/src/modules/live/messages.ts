import type { ParkError } from '@cablepark/domain/errors';
import * as z from 'zod';
import type { ChangeKind } from './state.ts';

const uid = z
  .union([z.string().max(100), z.number()])
  .transform(String)
  .optional();

/** Messages of clients, in the form of Directus' realtime messages (WIRE.md, realtime). */
const message = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('auth'),
    uid,
    access_token: z.string().optional(),
  }),
  z.object({
    type: z.literal('subscribe'),
    uid,
    collection: z.string().max(100),
    query: z.looseObject({}).optional(),
    item: z.union([z.string().max(100), z.number()]).optional(),
    event: z.enum(['create', 'update', 'delete']).optional(),
    /** An extension: false for a first message without rows; the client reads them at `/items`, from the shared response cache. */
    rows: z.literal(false).optional(),
  }),
  z.object({ type: z.literal('unsubscribe'), uid }),
  z.object({ type: z.literal('ping'), uid }),
  z.object({ type: z.literal('pong'), uid }),
]);

export type LiveMessage = z.infer<typeof message>;
export type Subscribe = Extract<LiveMessage, { type: 'subscribe' }>;
export type LiveAuth = Extract<LiveMessage, { type: 'auth' }>;

/** Null for an invalid message. */
export function readMessage(text: string): LiveMessage | null {
  try {
    return message.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

type Uid = string | undefined;

export function okFrame(type: 'auth', uid: Uid): string {
  return JSON.stringify({ type, status: 'ok', uid });
}

export function pongFrame(uid: Uid): string {
  return JSON.stringify({ type: 'pong', uid });
}

export const pingFrame = JSON.stringify({ type: 'ping' });

export function unsubscribedFrame(uid: Uid): string {
  return JSON.stringify({ type: 'subscription', event: 'unsubscribe', uid });
}

/** @param data the JSON of the rows or ids; null if the client wants none at first */
export function changeFrame(event: 'init' | ChangeKind, uid: Uid, data: string | null): string {
  const dataPart = data === null ? '' : `,"data":${data}`;
  const to = uid === undefined ? '' : `,"uid":${JSON.stringify(uid)}`;
  return `{"type":"subscription","event":"${event}"${dataPart}${to}}`;
}

export interface LiveRefusal {
  code: string;
  message: string;
}

export const refusals = {
  authFailed: { code: 'AUTH_FAILED', message: 'Authentication failed. Send the access token of a log-in.' },
  logInEnded: { code: 'AUTH_FAILED', message: 'The log-in has ended, and this list with it.' },
  tokenExpired: { code: 'TOKEN_EXPIRED', message: 'Token expired.' },
  invalidPayload: { code: 'INVALID_PAYLOAD', message: 'Invalid payload.' },
  tooMany: { code: 'REQUESTS_EXCEEDED', message: 'Too many requests, try again later.' },
} as const satisfies Record<string, LiveRefusal>;

export function errorFrame(
  type: 'auth' | 'subscribe' | 'server',
  error: LiveRefusal | ParkError,
  uid?: Uid,
): string {
  const { code, message: text } = error;
  return JSON.stringify({ type, status: 'error', error: { code, message: text }, uid });
}
