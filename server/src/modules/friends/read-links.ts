import type {
  FriendsLink,
  FriendsLinkRow,
  OwnFriendsLinks,
} from '@cablepark/contract/friends/friends.schema';
import { toPln } from '@cablepark/contract/money';
import { writeWireMs } from '@cablepark/contract/wire-time';
import type { Actor } from '@cablepark/domain/accounts/actor';
import { greetingName } from '@cablepark/domain/accounts/greeting-name';
import { linkHolder } from '@cablepark/domain/booking/mailed-link';
import { ParkError } from '@cablepark/domain/errors';
import { type PlaceState, placeStateOf } from '@cablepark/domain/friends/friends-link';
import type { AppContext } from '../../context.ts';
import { paysFirst } from '../payments/index.ts';
import { findOwnLinks, findPlaces, isProved, type StoredLink, type StoredPlace } from './friends.store.ts';
import { friendsToken, readFriendsToken } from './friends-token.ts';
import { findPause } from './make-link.ts';

export function stateOf(
  { hold, end, taking }: StoredPlace,
  { until_at }: Pick<StoredLink, 'until_at'>,
  now: Temporal.Instant,
): PlaceState {
  const until = Temporal.Instant.fromEpochMilliseconds(until_at);
  return placeStateOf({ hold, end, taking, until }, now);
}

/** A rider's links whose slots are not over. */
export async function listLinks(context: AppContext, rider: string): Promise<OwnFriendsLinks> {
  const { store, clock, secret } = context;
  const now = clock.now();
  const links = await findOwnLinks(store.db, rider, now.epochMilliseconds);
  const places = await findPlaces(
    store.db,
    links.map(({ id }) => id),
  );
  const pause = await findPause(store.db, rider, now);
  return {
    links: links.map((link) => ({
      id: link.id,
      token: friendsToken(secret, link),
      until: writeWireMs(link.until_at),
      places: places
        .filter((place) => place.link === link.id)
        .map((place) => writePlace(place, stateOf(place, link, now))),
    })),
    proved: await isProved(store.db, rider),
    paused_until: pause && writeWireMs(pause.epochMilliseconds),
  };
}

function writePlace(place: StoredPlace, state: PlaceState): FriendsLinkRow['places'][number] {
  return { ...factsOf(place), state, friend: state === 'taken' ? greetingName(place.friend) : null };
}

function factsOf({ slot, track, startMs, minutes, price }: StoredPlace) {
  return { slot, asset: track, startTime: writeWireMs(startMs), duration: minutes, price: toPln(price) };
}

/** @throws FORBIDDEN for an invalid token, or one of a rider who may not log in */
export async function requireLink(
  context: Pick<AppContext, 'store' | 'secret'>,
  token: string,
): Promise<StoredLink> {
  const link = await readFriendsToken(context, token);
  if (link === null) throw new ParkError('NOT_FOUND');
  return link;
}

/** What anybody with the link sees: only the rider's first name, and nothing about the friends. @param actor null for a visitor */
export async function readLink(
  context: AppContext,
  link: StoredLink,
  actor: Actor | null,
): Promise<FriendsLink> {
  const now = context.clock.now();
  const places = await findPlaces(context.store.db, [link.id]);
  return {
    first_name: greetingName(link.first_name),
    until: writeWireMs(link.until_at),
    pays_first: await paysFirst(context, actor ?? linkHolder('')),
    is_own: actor?.id === link.account_id,
    places: places.map((place) => ({
      ...factsOf(place),
      state: publicState(place, stateOf(place, link, now), { link, viewer: actor?.id ?? null }),
    })),
  };
}

function publicState(
  { takenBy }: StoredPlace,
  state: PlaceState,
  { link, viewer }: { link: StoredLink; viewer: string | null },
): FriendsLink['places'][number]['state'] {
  if (state === 'taken') return takenBy === viewer ? 'yours' : 'taken';
  if (state === 'kept') return link.account_id === viewer ? 'yours' : 'taken';
  return state === 'freed' ? 'withdrawn' : state;
}
