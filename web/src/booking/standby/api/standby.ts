import {
  leaveWishCall,
  listWishesCall,
  mailedOfferPage,
  makeWishCall,
  resumeWishCall,
} from '@cablepark/contract/standby/standby';
import type { WishRow } from '@cablepark/contract/standby/standby.schema';
import { requireWireTime } from '@cablepark/contract/wire-time';
import type { WishState } from '@cablepark/domain/standby/wish';
import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/http/call.ts';
import { usePark } from '../../../park/ParkProvider.tsx';
import { slotKeys } from '../../api/slotKeys.ts';

/** A slot that is offered to the rider now. */
export interface SlotOffer {
  slot: number;
  track: number;
  start: Temporal.Instant;
  until: Temporal.Instant;
  /** Whether the first tap among all riders on standby takes it. */
  isFirstTap: boolean;
  token: string;
}

/** A rider's wish. */
export interface OwnWish {
  id: number;
  /** Null for any. */
  track: number | null;
  from: Temporal.Instant;
  until: Temporal.Instant;
  state: WishState;
  /** Riders who have waited longer. */
  before: number;
  offers: readonly SlotOffer[];
}

const refreshMs = 15_000;
const none: readonly OwnWish[] = [];
const key = [...slotKeys.all, 'wishes'];

/** The page where an offered slot is taken. */
export function offerPath({ token }: Pick<SlotOffer, 'token'>): string {
  return `${mailedOfferPage}?token=${encodeURIComponent(token)}`;
}

/** GET /me/standby. @throws ApiError, NetworkError */
export function ownWishes(account: string) {
  return queryOptions({
    queryKey: [...key, account],
    queryFn: async ({ signal }) => (await call(listWishesCall, { signal })).map(readWish),
    // Offers are short, so poll.
    refetchInterval: refreshMs,
    refetchOnWindowFocus: 'always',
  });
}

/** The query, if the server announces `standby`. @param account null disables it */
export function useWishes(account: string | null): readonly OwnWish[] {
  const { features } = usePark();
  const isEnabled = account !== null && features.includes('standby');
  return useQuery({ ...ownWishes(account ?? ''), enabled: isEnabled }).data ?? none;
}

/** The page on which the rider takes this slot, if the cache has an offer of it. */
export function knownOffer(client: QueryClient, account: string | null, slot: number): SlotOffer | null {
  const wishes = account === null ? undefined : client.getQueryData(ownWishes(account).queryKey);
  return offerOf({ id: slot }, wishes ?? none);
}

export function offerOf({ id }: { id: number }, wishes: readonly OwnWish[]): SlotOffer | null {
  return wishes.flatMap(({ offers }) => offers).find(({ slot }) => slot === id) ?? null;
}

export type WishChange =
  | { kind: 'make'; track: number | null; from: Temporal.Instant; until: Temporal.Instant }
  | { kind: 'leave' | 'resume'; id: number };

/** Makes, leaves or resumes a wish; the response has all wishes. @throws ApiError WISH_LIMIT, TOO_LATE, TRACK_CLOSED; NetworkError */
export function useChangeWish(account: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (change: WishChange) => (await send(change)).map(readWish),
    onSuccess: (wishes) => client.setQueryData(ownWishes(account).queryKey, wishes),
    // After a lost response the change may be saved; and slots may have been offered or returned.
    onSettled: () => client.invalidateQueries({ queryKey: slotKeys.all }),
  });
}

async function send(change: WishChange): Promise<readonly WishRow[]> {
  if (change.kind === 'make') {
    const { track, from, until } = change;
    return await call(makeWishCall, {
      body: { asset: track, from: from.toString(), until: until.toString() },
    });
  }
  const params = { id: change.id };
  return await call(change.kind === 'leave' ? leaveWishCall : resumeWishCall, { params });
}

function readWish(row: WishRow): OwnWish {
  return {
    id: row.id,
    track: row.asset,
    from: requireWireTime(row.from),
    until: requireWireTime(row.until),
    state: row.state,
    before: row.before,
    offers: row.offers.map((offer) => ({
      slot: offer.slot,
      track: offer.asset,
      start: requireWireTime(offer.startTime),
      until: requireWireTime(offer.until),
      isFirstTap: offer.first_tap,
      token: offer.token,
    })),
  };
}
