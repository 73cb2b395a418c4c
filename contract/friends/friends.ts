import type { Call } from '../call.ts';
import {
  claimBody,
  friendsLink,
  friendsToken,
  newFriendsLink,
  ownFriendsLinks,
  takeBackBody,
} from './friends.schema.ts';

/** Slots for friends: in use where GET /server/info announces `friends-links`. */

/** The page behind a link. Not in `paths`, which every visitor loads. */
export const friendsPage = '/friends';

export function friendsPath(token: string): string {
  return `${friendsPage}?token=${token}`;
}

/** A rider's own links, with who took which slot. */
export const listFriendsLinksCall = {
  method: 'GET',
  path: '/me/friends-links',
  answer: ownFriendsLinks,
} as const satisfies Call;

/** Holds slots for friends, all or none; the answer has all links, the new one first. */
export const makeFriendsLinkCall = {
  method: 'POST',
  path: '/me/friends-links',
  body: newFriendsLink,
  answer: ownFriendsLinks,
} as const satisfies Call;

/** Frees the slots that nobody has taken yet. */
export const takeBackFriendsLinkCall = {
  method: 'POST',
  path: '/me/friends-links/:id/take-back',
  body: takeBackBody,
  answer: ownFriendsLinks,
} as const satisfies Call;

export const readFriendsLinkCall = {
  method: 'GET',
  path: '/friends-link',
  query: friendsToken,
  answer: friendsLink,
} as const satisfies Call;

/** Takes a slot of a link. */
export const claimPlaceCall = {
  method: 'POST',
  path: '/friends-link',
  body: claimBody,
  answer: friendsLink,
} as const satisfies Call;
