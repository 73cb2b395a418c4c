import type { ItemCollectionName } from '@cablepark/contract/collections';
import type { ListQuery } from '../lib/http/query.ts';

/** A list to follow: the whole query of `/items/…`. */
export interface FollowedList {
  collection: ItemCollectionName;
  query: Pick<ListQuery, 'filter' | 'fields'>;
  /** False if the page reads the rows itself: then the first message has none. */
  rows?: false;
}

/** A change of a list: all its rows, new or changed rows, or ids of deleted rows. */
export type ListChange =
  | { event: 'init' | 'create' | 'update'; data: readonly unknown[] }
  | { event: 'delete'; data: readonly (number | string)[] };

/** The server's messages (WIRE.md, realtime) that the site handles. */
export type ServerMessage =
  | { kind: 'change'; uid: string; change: ListChange }
  | { kind: 'ping' }
  | { kind: 'authenticated' }
  | { kind: 'refused'; what: 'auth' | 'list' | 'all'; code: string; uid: string }
  | { kind: 'other' };

interface Frame {
  type?: string;
  event?: string;
  status?: string;
  uid?: string;
  data?: unknown;
  error?: { code?: string };
}

const changes = ['init', 'create', 'update', 'delete'];

/** An unknown message still proves that the connection is alive. */
export function readMessage(text: string): ServerMessage {
  const { type, event, status, uid = '', data = [], error } = frameOf(text);
  if (type === 'ping') return { kind: 'ping' };
  if (type === 'auth' && status === 'ok') return { kind: 'authenticated' };
  if (status === 'error') {
    const what = type === 'auth' ? 'auth' : type === 'subscribe' ? 'list' : 'all';
    return { kind: 'refused', what, code: error?.code ?? '', uid };
  }
  if (type === 'subscription' && event !== undefined && changes.includes(event) && Array.isArray(data))
    return { kind: 'change', uid, change: { event, data } as ListChange };
  return { kind: 'other' };
}

function frameOf(text: string): Frame {
  try {
    const frame: unknown = JSON.parse(text);
    return typeof frame === 'object' && frame !== null ? frame : {};
  } catch {
    return {};
  }
}

export const writeMessage = {
  auth: (token: string) => JSON.stringify({ type: 'auth', access_token: token }),
  subscribe: (uid: string, { query, ...list }: FollowedList) =>
    JSON.stringify({ type: 'subscribe', uid, ...list, query: { ...query, limit: -1 } }),
  unsubscribe: (uid: string) => JSON.stringify({ type: 'unsubscribe', uid }),
  ping: JSON.stringify({ type: 'ping' }),
  pong: JSON.stringify({ type: 'pong' }),
} as const;
