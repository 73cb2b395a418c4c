import { toGrosze } from '@cablepark/contract/money';
import { answerMailedOfferCall, readMailedOfferCall } from '@cablepark/contract/standby/standby';
import type { MailedOffer } from '@cablepark/contract/standby/standby.schema';
import { requireWireTime } from '@cablepark/contract/wire-time';
import { queryOptions } from '@tanstack/react-query';
import { callAsVisitor } from '../../../../lib/http/exchange.ts';

/** The slot of a mailed offer; the price is in grosze. */
export interface ShownOffer {
  state: MailedOffer['state'];
  why: MailedOffer['why'];
  slot: number;
  track: number;
  start: Temporal.Instant;
  minutes: number;
  price: number;
  until: Temporal.Instant;
  isFirstTap: boolean;
  /** Whether it must be paid online before it is booked. */
  paysFirst: boolean;
  /** Whether the rider still waits for other slots. */
  waits: boolean;
}

export type OfferAnswer = 'take' | 'decline' | 'leave';

/** GET /mailed-offer. @throws ApiError 403 for an invalid link; NetworkError. */
export function mailedOffer(token: string) {
  return queryOptions({
    queryKey: ['mailed-offer', token],
    queryFn: async ({ signal }) =>
      readOffer(await callAsVisitor(readMailedOfferCall, { query: { token }, signal })),
    enabled: token !== '',
    refetchInterval: ({ state }) => (state.data?.state === 'open' ? 15_000 : false),
  });
}

/** POST /mailed-offer. @throws ApiError SLOT_TAKEN, TOO_LATE, RIDE_LIMIT, CLOSED; NetworkError, after which it may be saved. */
export async function answerMailedOffer(token: string, answer: OfferAnswer): Promise<ShownOffer> {
  return readOffer(await callAsVisitor(answerMailedOfferCall, { body: { token, answer } }));
}

function readOffer(row: MailedOffer): ShownOffer {
  return {
    state: row.state,
    why: row.why,
    slot: row.slot,
    track: row.asset,
    start: requireWireTime(row.startTime),
    minutes: row.duration,
    price: toGrosze(row.price),
    until: requireWireTime(row.until),
    isFirstTap: row.first_tap,
    paysFirst: row.pays_first,
    waits: row.waits,
  };
}
