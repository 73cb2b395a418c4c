import {
  authentication,
  createDirectus,
  isDirectusError,
  type RestCommand,
  rest,
  staticToken,
} from '@directus/sdk';
import type { FastifyInstance } from 'fastify';
import type { TestEngine } from '../support/engines.ts';
import { openTestApp, type TestPark, type TestParkOptions } from '../support/park.ts';
import type { Person } from '../support/people.ts';

/** What the wire holds, in the words in which the official client wants to be told (SPEC.md §3). */
export interface ParkSchema {
  Slot: ClientSlot[];
  Event: ClientEvent[];
  Asset: ClientAsset[];
  Payment: ClientPayment[];
  SlotEdit: ClientSlotEdit[];
  BookingHistory: ClientHistory[];
}

export interface ClientSlot {
  id: number;
  startTime: 'datetime';
  duration: number;
  price: number;
  asset: number | ClientAsset;
  bookedBy: string | null;
  payment: number | null;
  event: number | ClientEvent | null;
}

export interface ClientEvent {
  id: number;
  name: string;
  description: string | null;
  url: string | null;
  image: string | null;
  start: 'datetime';
  end: 'datetime' | null;
  asset: number | ClientAsset | null;
  slots: number[];
}

export interface ClientAsset {
  id: number;
  name: string;
  name_en: string | null;
  description: string | null;
  description_en: string | null;
  length: number | null;
  level: string | null;
  colour: string;
  sort: number;
  status: 'open' | 'closed' | 'retired';
  obstacles: { name: string; name_en: string | null; picture: string | null }[];
}

export interface ClientPayment {
  id: number;
  slot: number | ClientSlot;
  amount: number;
  method: 'cash' | 'card' | 'blik' | 'pass';
}

export interface ClientSlotEdit {
  id: number;
  start: 'datetime';
  end: 'datetime';
  actionType: 'create' | 'delete';
  asset: number | ClientAsset;
  date_created: 'datetime';
  user_created: string | null;
}

export interface ClientHistory {
  id: number;
  actionType: 'book' | 'cancel';
  date_created: 'datetime';
  slotId: number;
  userId: string;
}

export type Ask = <Output>(command: RestCommand<Output, ParkSchema>) => Promise<Output>;

export interface ListeningPark {
  park: TestPark;
  app: FastifyInstance;
  /** Where the server listens, as a browser or a client elsewhere would reach it. */
  url: string;
}

/** A park whose server listens on a free port of this machine: what the client sends goes over HTTP. */
export async function openListeningPark(
  engine: TestEngine,
  options?: TestParkOptions,
): Promise<ListeningPark> {
  const park = await engine.open(options);
  const app = await openTestApp(park);
  return { park, app, url: await app.listen({ host: '127.0.0.1', port: 0 }) };
}

/** The client of one who is logged in already, or of a visitor. */
export function clientOf(url: string, who: Person | null): Ask {
  const client = createDirectus<ParkSchema>(url).with(rest());
  if (who === null) return (command) => client.request(command);
  const known = client.with(staticToken(who.headers.authorization.replace('Bearer ', '')));
  return (command) => known.request(command);
}

/** The client of one who logs in, refreshes and logs out through it. */
export function sessionClient(url: string) {
  return createDirectus<ParkSchema>(url)
    .with(authentication('json', { autoRefresh: false }))
    .with(rest());
}

/**
 * What the client makes of a refusal: status and code, of every error if there are several: `409 SLOT_TAKEN`. A call that
 * succeeds, or an error that is not in the client's form, is said in words that no test expects.
 */
export async function refusalOf(call: Promise<unknown>): Promise<string> {
  try {
    await call;
  } catch (error) {
    if (!isDirectusError(error)) return `not an error of the client: ${String(error)}`;
    const codes = error.errors.map(({ extensions }) => extensions.code);
    return [error.response.status, ...codes].join(' ');
  }
  return 'not refused';
}
