import type { Actor } from '../accounts/actor.ts';
import { may } from '../accounts/permissions.ts';
import { partySlotsAtMost } from '../booking/party.ts';
import type { Decision } from '../decision.ts';
import type { EnquiryState } from './enquiry-state.ts';

/** An enquiry of a group without an account, and the offer that answers it (docs/decisions/107). */

/** The smallest number of people that counts as a group. */
export const groupFromPeople = 5;
/** How many enquiries one address may write within a day. */
export const enquiriesADayAtMost = 5;
/** An enquiry is erased if its address is not proved within this many hours. */
export const proofHours = 24;
/** How many hours an offer holds its places, unless the desk enters another end. */
export const offerHours = 48;
/** An enquiry is erased this many days after its day. */
export const enquiryKeptDays = 30;
/** The most characters of a message, of an offer's terms and of an answer. */
export const groupTextMaxLength = 1000;
/** How many days ahead a group may enquire. */
export const enquiredDaysAhead = 400;

/** The state at a given time: an offer lapses without a write. */
export type EnquiryStateNow = EnquiryState | 'lapsed';

export interface Enquiry {
  state: EnquiryState;
  /** The number of its newest offer; 0 before the first. */
  offer: number;
  /** When the newest offer ends; null before the first, and after an offer that lost a place. */
  until: Temporal.Instant | null;
}

export function enquiryStateAt(
  { state, until }: Pick<Enquiry, 'state' | 'until'>,
  now: Temporal.Instant,
): EnquiryStateNow {
  const isOver = until !== null && Temporal.Instant.compare(until, now) <= 0;
  return state === 'offered' && isOver ? 'lapsed' : state;
}

/** Whether a running offer has lost a place, so that nobody can accept it. Not if it was paid or is being paid. */
export function isOfferBroken({ enquiry, places, held, isPaying, now }: BrokenOfferFacts): boolean {
  const isRunning = enquiry !== null && enquiryStateAt(enquiry, now) === 'offered';
  return isRunning && !isPaying && held < places;
}

/** Whether the desk must answer. */
export function isEnquiryWaiting(enquiry: Pick<Enquiry, 'state' | 'until'>, now: Temporal.Instant): boolean {
  return ['open', 'lapsed'].includes(enquiryStateAt(enquiry, now));
}

export interface EnquiryFacts {
  people: number;
  day: Temporal.PlainDate;
  /** By the park's clocks. */
  today: Temporal.PlainDate;
  /** How many enquiries the address wrote within the last day. */
  writtenLately: number;
}

/**
 * May a group enquire about that day? 'unchanged' for an address at its limit: the answer is the same as for any other, so that it reveals
 * nothing about an address.
 */
export function decideEnquiring({ people, day, today, writtenLately }: EnquiryFacts): Decision {
  const { days: daysAhead } = today.until(day, { largestUnit: 'days' });
  const isToCome = daysAhead >= 0 && daysAhead <= enquiredDaysAhead;
  if (people < groupFromPeople || people > partySlotsAtMost || !isToCome) return 'FAILED_VALIDATION';
  return writtenLately >= enquiriesADayAtMost ? 'unchanged' : 'ok';
}

/** Does its link prove the address of an enquiry? @param enquiry null: no such link */
export function decideProvingEnquiry(
  enquiry: { state: EnquiryState; createdAt: Temporal.Instant } | null,
  now: Temporal.Instant,
): Decision {
  if (enquiry === null) return 'INVALID_TOKEN';
  if (enquiry.state !== 'unproved') return 'unchanged';
  const end = enquiry.createdAt.add({ hours: proofHours });
  return Temporal.Instant.compare(now, end) < 0 ? 'ok' : 'TOKEN_EXPIRED';
}

export interface OfferFacts {
  actor: Actor;
  /** Null where there is none. */
  enquiry: Enquiry | null;
  /** The number of the offer that the desk saw. */
  offer: number;
  /** The starts of the places. */
  starts: readonly Temporal.Instant[];
  until: Temporal.Instant;
  now: Temporal.Instant;
}

export interface NewOfferFacts extends OfferFacts {
  /** The required deposit, and the price of the places, in grosze. */
  deposit: number;
  sum: number;
}

/** May `actor` offer these places until then? A running offer must be withdrawn first. `decidePartyRide` decides on each place. */
export function decideOffering(facts: NewOfferFacts): Decision {
  const { actor, enquiry, offer, starts, until, now, deposit, sum } = facts;
  if (!may(actor.role, 'group.answer')) return 'FORBIDDEN';
  if (enquiry === null || enquiry.state === 'unproved') return 'NOT_FOUND';
  const state = enquiryStateAt(enquiry, now);
  if (state === 'offered' || state === 'accepted' || enquiry.offer !== offer) return 'CHANGED_SINCE';
  if (starts.length === 0 || starts.length > partySlotsAtMost) return 'FAILED_VALIDATION';
  return deposit >= 0 && deposit <= sum ? decideOfferEnd(starts, until, now) : 'FAILED_VALIDATION';
}

/** An offer ends in the future, and before its first ride starts. */
function decideOfferEnd(
  starts: readonly Temporal.Instant[],
  until: Temporal.Instant,
  now: Temporal.Instant,
): Decision {
  const isLater = Temporal.Instant.compare(until, now) > 0;
  const isBeforeRides = starts.every((start) => Temporal.Instant.compare(until, start) <= 0);
  return isLater && isBeforeRides ? 'ok' : 'FAILED_VALIDATION';
}

export interface AnswerFacts {
  /** Null where there is none. */
  enquiry: Enquiry | null;
  /** The number of the offer that the group saw. */
  offer: number;
  now: Temporal.Instant;
}

/** The places of an offer, including those that the group already had. */
interface PlaceFacts extends AnswerFacts {
  /** How many places the group had when the offer was made. */
  places: number;
  /** The number of places now, held or booked. The desk may have added some. */
  held: number;
}

export interface BrokenOfferFacts extends Omit<PlaceFacts, 'offer'> {
  /** Whether the group has paid for it online, or is paying. */
  isPaying: boolean;
}

export interface AcceptanceFacts extends PlaceFacts {
  /** Whether the park takes the deposit online, and it is not paid. */
  isDepositDue: boolean;
  /** Whether online money for this offer has arrived. */
  hasPaid: boolean;
}

/** May the group accept this offer now? A group that has paid for it online keeps the remaining places. */
export function decideAccepting({ isDepositDue, hasPaid, ...facts }: AcceptanceFacts): Decision {
  if (isAnswered(facts, 'accepted')) return 'unchanged';
  const decision = decideAnswering(facts);
  if (decision !== 'ok') return decision;
  if (lacksPlaces(facts)) return hasPaid && facts.held > 0 ? 'ok' : 'CHANGED_SINCE';
  return isDepositDue ? 'SLOT_HELD' : 'ok';
}

function lacksPlaces({ places, held }: PlaceFacts): boolean {
  return places === 0 || held < places;
}

export interface DepositFacts extends PlaceFacts {
  /** Whether the park takes money online. */
  isOnline: boolean;
  /** Whether the paid places cover the deposit, or there is none. */
  isPaid: boolean;
}

/** May the group pay the deposit of this offer online now? That accepts the offer, so it needs the same places. */
export function decidePayingDeposit({ isOnline, isPaid, ...facts }: DepositFacts): Decision {
  const decision = decideAnswering(facts);
  if (decision !== 'ok') return decision;
  if (lacksPlaces(facts)) return 'CHANGED_SINCE';
  if (isPaid) return 'SLOT_PAID';
  return isOnline ? 'ok' : 'SERVICE_UNAVAILABLE';
}

/** May the group decline this offer now? */
export function decideDeclining(facts: AnswerFacts): Decision {
  return isAnswered(facts, 'declined') ? 'unchanged' : decideAnswering(facts);
}

function isAnswered({ enquiry, offer }: AnswerFacts, state: EnquiryState): boolean {
  return enquiry !== null && enquiry.state === state && enquiry.offer === offer;
}

function decideAnswering({ enquiry, offer, now }: AnswerFacts): Decision {
  if (enquiry === null || enquiry.state === 'unproved') return 'NOT_FOUND';
  if (enquiry.state !== 'offered' || enquiry.offer !== offer) return 'CHANGED_SINCE';
  return enquiryStateAt(enquiry, now) === 'lapsed' ? 'TOO_LATE' : 'ok';
}

export interface RefusalFacts extends AnswerFacts {
  actor: Actor;
}

/** May `actor` refuse an enquiry, or withdraw the park's offer? An accepted offer is a booking, and is cancelled as one. */
export function decideRefusing({ actor, enquiry, offer }: Omit<RefusalFacts, 'now'>): Decision {
  if (!may(actor.role, 'group.answer')) return 'FORBIDDEN';
  if (enquiry === null || enquiry.state === 'unproved') return 'NOT_FOUND';
  if (enquiry.offer !== offer || enquiry.state === 'accepted') return 'CHANGED_SINCE';
  return enquiry.state === 'refused' || enquiry.state === 'withdrawn' ? 'unchanged' : 'ok';
}

/** May `actor` extend the holds of a running offer? */
export function decideExtending({ actor, enquiry, offer, starts, until, now }: OfferFacts): Decision {
  if (!may(actor.role, 'group.answer')) return 'FORBIDDEN';
  const decision = decideAnswering({ enquiry, offer, now });
  if (decision !== 'ok' || enquiry?.until == null) return decision;
  const order = Temporal.Instant.compare(until, enquiry.until);
  if (order === 0) return 'unchanged';
  return order < 0 ? 'FAILED_VALIDATION' : decideOfferEnd(starts, until, now);
}

/** May the group name its riders? The name of a past ride stays. */
export function decideNamingGroup(
  enquiry: Enquiry | null,
  { names, rides }: { names: number; rides: number },
): Decision {
  if (enquiry === null || enquiry.state !== 'accepted') return 'NOT_FOUND';
  return names <= rides ? 'ok' : 'FAILED_VALIDATION';
}

/** Enquiries for this day and later stay; earlier ones are erased. */
export function firstKeptDay(today: Temporal.PlainDate): Temporal.PlainDate {
  return today.subtract({ days: enquiryKeptDays });
}
