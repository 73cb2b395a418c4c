import { claimPlaceCall, readFriendsLinkCall } from '@cablepark/contract/friends/friends';
import type { FriendsLink } from '@cablepark/contract/friends/friends.schema';
import { toGrosze } from '@cablepark/contract/money';
import { requireWireTime } from '@cablepark/contract/wire-time';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../../lib/http/call.ts';

/** A slot of a link, in the view of anybody with the link. */
export interface SharedPlace {
  slot: number;
  track: number;
  start: Temporal.Instant;
  minutes: number;
  /** Grosze. */
  price: number;
  state: FriendsLink['places'][number]['state'];
}

export interface SharedLink {
  /** The first name of the link's owner. */
  name: string | null;
  until: Temporal.Instant;
  isPaidFirst: boolean;
  isOwn: boolean;
  places: readonly SharedPlace[];
}

/**
 * GET /friends-link. @param account of the rider, to show their own slots; null for a visitor @throws ApiError 403 for an invalid link; NetworkError.
 */
export function friendsLink(token: string, account: string | null) {
  return queryOptions({
    queryKey: ['friends-link', token, account],
    queryFn: async ({ signal }) => readShared(await call(readFriendsLinkCall, { query: { token }, signal })),
    enabled: token !== '',
    refetchInterval: ({ state }) =>
      state.data?.places.some((place) => place.state === 'open') ? 15_000 : false,
  });
}

/** POST /friends-link. @throws ApiError SLOT_TAKEN, TOO_LATE, RIDE_LIMIT, CLOSED; NetworkError, after which it may be booked. */
export async function claimPlace(token: string, slot: number): Promise<SharedLink> {
  return readShared(await call(claimPlaceCall, { body: { token, slot } }));
}

function readShared({ first_name, until, pays_first, is_own, places }: FriendsLink): SharedLink {
  return {
    name: first_name,
    until: requireWireTime(until),
    isPaidFirst: pays_first,
    isOwn: is_own,
    places: places.map((place) => ({
      slot: place.slot,
      track: place.asset,
      start: requireWireTime(place.startTime),
      minutes: place.duration,
      price: toGrosze(place.price),
      state: place.state,
    })),
  };
}
