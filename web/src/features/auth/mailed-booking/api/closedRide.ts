import {
  answerClosedRideCall,
  listClosedRidePlacesCall,
  readClosedRideCall,
} from '@cablepark/contract/closures/closures';
import type { ClosedRide } from '@cablepark/contract/closures/closures.schema';
import { toGrosze } from '@cablepark/contract/money';
import { requireWireTime, writeWireTime } from '@cablepark/contract/wire-time';
import type { Closure } from '@cablepark/domain/closures/closure';
import { type ClosedPaidBy, isOpenRide } from '@cablepark/domain/closures/closure-rules';
import type { ClosedRideState, RideQuestion } from '@cablepark/domain/closures/ride-question';
import type { Slot } from '@cablepark/domain/slots/slot';
import { queryOptions } from '@tanstack/react-query';
import { callAsVisitor } from '../../../../lib/http/exchange.ts';
import { readClosure } from '../../../../park/api/closures.ts';

/** A ride inside a closure, or one that a stop delayed; amounts are in grosze. */
export interface ShownClosedRide {
  state: ClosedRideState;
  question: RideQuestion;
  /** The original start of a ride that stops delayed; null for a closed ride. */
  delayedFrom: Temporal.Instant | null;
  firstName: string | null;
  closure: Closure;
  ride: Slot;
  paid: ClosedPaidBy;
  amount: number;
  answerUntil: Temporal.Instant;
  /** The alternative that is held, with its end in `heldUntil`. */
  held: Slot | null;
  others: readonly Slot[];
  /** Whether a rain check is offered. */
  hasRainCheck: boolean;
  passCode: string | null;
  /** The last day of the rain check. */
  passUntil: Temporal.PlainDate | null;
  /** The current slot of the ride, if it was moved. */
  movedTo: Slot | null;
  /** The state of the online refund; null without one. */
  refund: 'underWay' | 'done' | null;
}

/** Whether its rider, or the desk for them, may still choose. */
export function isToChoose({ state }: Pick<ShownClosedRide, 'state'>): boolean {
  return isOpenRide(state);
}

/** What the rider chooses. `start`: the new time that the page shows. */
export type ClosedRideAnswer =
  | { kind: 'keep'; start: Temporal.Instant }
  | { kind: 'slot'; slot: number }
  | { kind: 'rainCheck' }
  | { kind: 'back' };

const key = 'closed-ride';

/** GET /closed-ride; null for a booking that no closure affects. @throws ApiError 403 for a foreign token; NetworkError */
export function closedRide(token: string, isEnabled: boolean) {
  return queryOptions({
    queryKey: [key, token],
    queryFn: async ({ signal }) => {
      const row = await callAsVisitor(readClosedRideCall, { query: { token }, signal });
      return row && readRide(row);
    },
    enabled: isEnabled && token !== '',
  });
}

/** GET /closed-ride/places: free slots of the ride's length on a day. */
export function closedRidePlaces(token: string, day: Temporal.PlainDate) {
  return queryOptions({
    queryKey: [key, token, 'places', day.toString()],
    queryFn: async ({ signal }) => {
      const query = { token, day: day.toString() };
      return (await callAsVisitor(listClosedRidePlacesCall, { query, signal })).map(readSlot);
    },
  });
}

/** POST /closed-ride. @throws ApiError CHANGED_SINCE for a second answer and a time that has changed, SLOT_TAKEN, CLOSED, TOO_LATE; NetworkError */
export async function answerClosedRide(token: string, answer: ClosedRideAnswer): Promise<ShownClosedRide> {
  const body = { token, answer: writeAnswer(answer) };
  const row = await callAsVisitor(answerClosedRideCall, { body });
  if (row === null) throw new Error('The answer about a ride names none.');
  return readRide(row);
}

function writeAnswer(answer: ClosedRideAnswer) {
  return answer.kind === 'keep' ? { ...answer, start: writeWireTime(answer.start) } : answer;
}

function readRide(row: ClosedRide): ShownClosedRide {
  return {
    state: row.state,
    question: row.question,
    delayedFrom: row.delayed_from === null ? null : requireWireTime(row.delayed_from),
    firstName: row.first_name,
    closure: readClosure(row.closure),
    ride: readSlot(row.ride),
    paid: row.paid,
    amount: toGrosze(row.amount),
    answerUntil: requireWireTime(row.answer_until),
    held: row.held && { ...readSlot(row.held), heldUntil: requireWireTime(row.held.until) },
    others: row.others.map(readSlot),
    hasRainCheck: row.rain_check,
    passCode: row.pass_code,
    passUntil: row.pass_until === null ? null : Temporal.PlainDate.from(row.pass_until),
    movedTo: row.moved_to && readSlot(row.moved_to),
    refund: row.refund,
  };
}

function readSlot(row: ClosedRide['ride']): Slot {
  return {
    id: row.slot,
    track: row.asset,
    start: requireWireTime(row.startTime),
    minutes: row.duration,
    price: toGrosze(row.price),
    rider: null,
    payment: null,
    event: null,
    heldUntil: null,
  };
}
