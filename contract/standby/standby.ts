import type { Call } from '../call.ts';
import { mailedOffer, mailedOfferBody, mailedOfferToken, wishBody, wishRows } from './standby.schema.ts';

/** Waiting for a slot: in use where GET /server/info announces `standby`. */

/** The page behind the link of an offer, without a login. Not in `mailPages`, which every visitor loads. */
export const mailedOfferPage = '/standby';

/** One's own open wishes, with their current offers. */
export const listWishesCall = {
  method: 'GET',
  path: '/me/standby',
  answer: wishRows,
} as const satisfies Call;

/** Waits for a slot; the answer has all open wishes. */
export const makeWishCall = {
  method: 'POST',
  path: '/me/standby',
  body: wishBody,
  answer: wishRows,
} as const satisfies Call;

/** Ends a wish; a slot that is held for it is returned. */
export const leaveWishCall = {
  method: 'POST',
  path: '/me/standby/:id/leave',
  answer: wishRows,
} as const satisfies Call;

/** Resumes a paused wish. */
export const resumeWishCall = {
  method: 'POST',
  path: '/me/standby/:id/resume',
  answer: wishRows,
} as const satisfies Call;

export const readMailedOfferCall = {
  method: 'GET',
  path: '/mailed-offer',
  query: mailedOfferToken,
  answer: mailedOffer,
} as const satisfies Call;

/** Takes the offered slot, gives it back, or stops waiting. */
export const answerMailedOfferCall = {
  method: 'POST',
  path: '/mailed-offer',
  body: mailedOfferBody,
  answer: mailedOffer,
} as const satisfies Call;
