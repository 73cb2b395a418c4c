import { createDirectus, realtime, staticToken } from '@directus/sdk';
import { expect } from 'vitest';
import type { Person } from '../support/people.ts';
import type { ParkSchema } from './official-client.ts';

interface Row {
  id: number | string;
  [field: string]: unknown;
}

/** What a client knows of a list it follows, and every message that told it. */
export interface Followed {
  rows: Map<number | string, Row>;
  frames: { event: string; data?: unknown[] }[];
  /** What ended it, if anything did. */
  failure: unknown;
}

interface Frame {
  event: string;
  data?: unknown[];
}

interface Asked {
  query?: object;
  event?: 'create' | 'update' | 'delete';
  uid?: string;
}

/** The official client, connected: a visitor's in its public mode, a person's by handshake. */
export async function liveClient(url: string, who: Person | null, reconnect = false) {
  const retry = reconnect ? { reconnect: { delay: 100, retries: 50 } } : { reconnect: false as const };
  const client = createDirectus<ParkSchema>(url);
  const connected =
    who === null
      ? client.with(realtime({ authMode: 'public', ...retry }))
      : client
          .with(staticToken(who.headers.authorization.replace('Bearer ', '')))
          .with(realtime({ authMode: 'handshake', ...retry }));
  const sockets: { close(): void }[] = [];
  connected.onWebSocket('open', function (this) {
    sockets.push(this);
  });
  await connected.connect();
  /** As a network would do it. */
  return Object.assign(connected, { drop: () => sockets.at(-1)?.close() });
}

export type LiveClient = Awaited<ReturnType<typeof liveClient>>;

/** Follows a list and waits until the client knows how it stands. */
export async function follow(
  client: LiveClient,
  collection: keyof ParkSchema,
  asked: Asked,
): Promise<Followed> {
  const followed: Followed = { rows: new Map(), frames: [], failure: null };
  const { subscription } = await client.subscribe(collection, { ...asked });
  void (async () => {
    for await (const frame of subscription as AsyncIterable<Frame>) {
      followed.frames.push(frame);
      fold(followed, frame);
    }
  })().catch((error: unknown) => {
    followed.failure = error;
  });
  await expect.poll(() => followed.frames.length > 0 || followed.failure !== null).toBe(true);
  return followed;
}

function fold({ rows }: Pick<Followed, 'rows'>, { event, data = [] }: Frame): void {
  if (event === 'init') rows.clear();
  for (const each of data) {
    if (event === 'delete') rows.delete(each as number | string);
    else rows.set((each as Row).id, each as Row);
  }
}

/** The rows that a client knows, in the order of their ids. */
export function known({ rows }: Followed): Row[] {
  return [...rows.values()].sort((one, other) => Number(one.id) - Number(other.id));
}
