import type { Call } from '../call.ts';
import {
  closedRideAnswerBody,
  closedRidePlaces,
  closedRidePlacesQuery,
  closedRideToken,
  closureAnswer,
  closureBody,
  closurePreview,
  closurePreviewQuery,
  closureRows,
  deskClosures,
  liftAnswer,
  liftBody,
  linkedRide,
  ownClosedRides,
} from './closures.schema.ts';

/** Closures of tracks: in use where GET /server/info announces `closures`. */

/** Current and future closures, for everybody. */
export const listClosuresCall = {
  method: 'GET',
  path: '/closures',
  answer: closureRows,
} as const satisfies Call;

export const readDeskClosuresCall = {
  method: 'GET',
  path: '/desk/closures',
  answer: deskClosures,
} as const satisfies Call;

export const previewClosureCall = {
  method: 'GET',
  path: '/desk/closures/preview',
  query: closurePreviewQuery,
  answer: closurePreview,
} as const satisfies Call;

export const closeTracksCall = {
  method: 'POST',
  path: '/desk/closures',
  body: closureBody,
  answer: closureAnswer,
} as const satisfies Call;

/** Opens the tracks of a closure early. */
export const liftClosureCall = {
  method: 'POST',
  path: '/desk/closures/:id/lift',
  body: liftBody,
  answer: liftAnswer,
} as const satisfies Call;

/** Sends the waiting messages of a closure now. */
export const sendClosureCall = {
  method: 'POST',
  path: '/desk/closures/:id/send',
} as const satisfies Call;

/** Records that staff told a rider. */
export const toldOfClosureCall = {
  method: 'POST',
  path: '/desk/closures/calls/:id/told',
} as const satisfies Call;

export const readClosedRideCall = {
  method: 'GET',
  path: '/closed-ride',
  query: closedRideToken,
  answer: linkedRide,
} as const satisfies Call;

export const listClosedRidePlacesCall = {
  method: 'GET',
  path: '/closed-ride/places',
  query: closedRidePlacesQuery,
  answer: closedRidePlaces,
} as const satisfies Call;

/** Chooses what becomes of a closed ride. A second choice is refused: 409 CHANGED_SINCE. */
export const answerClosedRideCall = {
  method: 'POST',
  path: '/closed-ride',
  body: closedRideAnswerBody,
  answer: linkedRide,
} as const satisfies Call;

export const listOwnClosedRidesCall = {
  method: 'GET',
  path: '/me/closed-rides',
  answer: ownClosedRides,
} as const satisfies Call;
