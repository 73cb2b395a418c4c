import {
  friendsPath,
  listFriendsLinksCall,
  makeFriendsLinkCall,
  takeBackFriendsLinkCall,
} from '@cablepark/contract/friends/friends';
import type { OwnFriendsLinks } from '@cablepark/contract/friends/friends.schema';
import { toGrosze } from '@cablepark/contract/money';
import { requireWireTime } from '@cablepark/contract/wire-time';
import type { PlaceState } from '@cablepark/domain/friends/friends-link';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/http/call.ts';
import { callOnce } from '../../../lib/http/requestOnce.ts';
import { usePark } from '../../../park/ParkProvider.tsx';
import { slotKeys } from '../../api/slotKeys.ts';

/** A slot that a rider holds for friends, or held. */
export interface FriendsPlace {
  slot: number;
  track: number;
  start: Temporal.Instant;
  minutes: number;
  /** Grosze. */
  price: number;
  state: PlaceState;
  /** The first name of the friend who has it. */
  friend: string | null;
}

export interface OwnFriendsLink {
  id: number;
  /** The whole address. */
  url: string;
  until: Temporal.Instant;
  places: readonly FriendsPlace[];
}

export interface OwnFriends {
  links: readonly OwnFriendsLink[];
  isProved: boolean;
  /** When the pause after lapses ends. */
  pausedUntil: Temporal.Instant | null;
}

const refreshMs = 30_000;

/** GET /me/friends-links. @throws ApiError, NetworkError */
export function ownFriends(account: string) {
  return queryOptions({
    queryKey: [...slotKeys.all, 'friends', account],
    queryFn: async ({ signal }) => readFriends(await call(listFriendsLinksCall, { signal })),
    refetchInterval: ({ state }) => (state.data?.links.some(hasOpen) ? refreshMs : false),
    refetchOnWindowFocus: 'always',
  });
}

/** The query, if the server announces `friends-links`. @param account null disables it */
export function useOwnFriends(account: string | null) {
  const { features } = usePark();
  const isEnabled = account !== null && features.includes('friends-links');
  return useQuery({ ...ownFriends(account ?? ''), enabled: isEnabled });
}

/** The slots that are held for friends now, which the rider does not ride. Null while unknown. */
export function useHeldForFriends(account: string): ReadonlySet<number> | null {
  const { data, isLoading } = useOwnFriends(account);
  if (isLoading) return null;
  const places = data?.links.flatMap((link) => link.places) ?? [];
  return new Set(places.filter(({ state }) => state === 'open').map(({ slot }) => slot));
}

export function hasOpen({ places }: Pick<OwnFriendsLink, 'places'>): boolean {
  return places.some(({ state }) => state === 'open');
}

export type FriendsChange =
  | { kind: 'make'; slots: readonly number[]; own: number | null; until: Temporal.Instant }
  | { kind: 'takeBack'; id: number; slot: number | null };

/** Makes or withdraws a link; the response has all links. @throws ApiError, NetworkError, after which it may be done */
export function useChangeFriends(account: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (change: FriendsChange) => readFriends(await send(change)),
    onSuccess: (friends) => client.setQueryData(ownFriends(account).queryKey, friends),
    onSettled: () => client.invalidateQueries({ queryKey: slotKeys.all }),
  });
}

async function send(change: FriendsChange): Promise<OwnFriendsLinks> {
  if (change.kind === 'takeBack')
    return await call(takeBackFriendsLinkCall, { params: { id: change.id }, body: { slot: change.slot } });
  const { slots, own, until } = change;
  return await callOnce(makeFriendsLinkCall, { body: { slots: [...slots], own, until: until.toString() } });
}

function readFriends({ links, proved, paused_until }: OwnFriendsLinks): OwnFriends {
  return {
    links: links.map(({ id, token, until, places }) => ({
      id,
      url: new URL(friendsPath(token), window.location.origin).href,
      until: requireWireTime(until),
      places: places.map((place) => ({
        slot: place.slot,
        track: place.asset,
        start: requireWireTime(place.startTime),
        minutes: place.duration,
        price: toGrosze(place.price),
        state: place.state,
        friend: place.friend,
      })),
    })),
    isProved: proved,
    pausedUntil: paused_until === null ? null : requireWireTime(paused_until),
  };
}
