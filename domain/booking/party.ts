import type { Actor } from '../accounts/actor.ts';
import { may } from '../accounts/permissions.ts';
import type { Decision, Refusal } from '../decision.ts';
import { isHeldBy, type Slot } from '../slots/slot.ts';
import { isFreeAtDesk } from './desk-places.ts';
import type { NextTimesFacts } from './next-times.ts';
import { type BookingFacts, decideBooking } from './rules.ts';

/** The most slots that the desk books for one party in a step. */
export const partySlotsAtMost = 60;

/** The names of a party without accounts are erased so many days after the ride. */
export const partyNamesKeptDays = 30;

/** Several slots that a rider books in one step are a party: its contact is the rider. */
export function formsParty(newSlots: number): boolean {
  return newSlots >= 2;
}

/** The facts for a party's booking. */
export interface PartyFacts {
  actor: Actor;
  slots: number;
  /** The number of names, one for each slot in order; fewer leave the last slots without one. */
  names: number;
}

/** May `actor` book so many slots for a party? Each slot is decided by `decidePartyRide`. */
export function decideParty({ actor, slots, names }: PartyFacts): Decision {
  if (!may(actor.role, 'slot.bookForOthers')) return 'FORBIDDEN';
  if (slots < 1 || slots > partySlotsAtMost || names > slots) return 'FAILED_VALIDATION';
  return 'ok';
}

/** May `actor` move so many bookings at once? The old slots must differ, and so must the new ones; `decideMove` decides on each move. */
export function decideMovingTogether(actor: Actor, moves: readonly { from: number; to: number }[]): Decision {
  if (!may(actor.role, 'slot.move')) return 'FORBIDDEN';
  const isEachOnce = areDifferent(moves.map(({ from }) => from)) && areDifferent(moves.map(({ to }) => to));
  const isMove = moves.every(({ from, to }) => from !== to);
  return isEachOnce && isMove && moves.length > 0 && moves.length <= partySlotsAtMost
    ? 'ok'
    : 'FAILED_VALIDATION';
}

function areDifferent(ids: readonly number[]): boolean {
  return new Set(ids).size === ids.length;
}

/** The refusal of a whole party, with the slots that refuse it. */
export interface PartyRefusal extends Refusal {
  slots: readonly number[];
}

/** May this slot become a ride of the party? A slot that its contact holds or has booked already would count twice. */
export function decidePartyRide(facts: BookingFacts): Decision | Refusal {
  const decision = decideBooking(facts);
  const isTheirs = decision === 'unchanged' || (facts.slot && isHeldBy(facts.slot, facts.rider, facts.now));
  return isTheirs ? 'SLOT_TAKEN' : decision;
}

/**
 * One decision for all slots of a party: the first refusal's code, with every slot that has it.
 * @param decisions of `decidePartyRide`, by slot
 */
export function answerTogether(decisions: ReadonlyMap<number, Decision | Refusal>): Decision | PartyRefusal {
  const refusals = [...decisions].flatMap(([slot, decision]) => {
    if (decision === 'ok' || decision === 'unchanged') return [];
    const refusal: Refusal = typeof decision === 'string' ? { code: decision } : decision;
    return [{ ...refusal, slot }];
  });
  const [first] = refusals;
  if (first === undefined) return 'ok';
  const slots = refusals.filter(({ code }) => code === first.code).map(({ slot }) => slot);
  return { code: first.code, slots, ...(first.details && { details: first.details }) };
}

export interface PlacesSearch {
  people: number;
  from: Temporal.Instant;
  /** The tracks to search. */
  onTracks: readonly number[];
  facts: NextTimesFacts;
}

/** Whether the desk can give this slot to a group now. Places of events belong to the event, and a held slot must be released first. */
export function isFreeForParty(slot: Slot, facts: NextTimesFacts): boolean {
  return slot.rider === null && slot.event === null && isFreeAtDesk(slot, facts);
}

/**
 * The places of a party: the earliest free slots on these tracks, in riding order.
 * @returns fewer than wanted if the list has no more
 */
export function findPlaces(slots: readonly Slot[], { people, from, onTracks, facts }: PlacesSearch): Slot[] {
  return slots
    .filter(
      (slot) =>
        onTracks.includes(slot.track) &&
        Temporal.Instant.compare(slot.start, from) >= 0 &&
        isFreeForParty(slot, facts),
    )
    .toSorted(inRidingOrder)
    .slice(0, people);
}

/** By start, then by track: the order of a party's people. */
export function inRidingOrder(a: Slot, b: Slot): number {
  return a.start.epochMilliseconds - b.start.epochMilliseconds || a.track - b.track || a.id - b.id;
}

/** Splits entered or pasted text: one name per line, without empty lines and list marks. */
export function readNames(text: string): string[] {
  return text
    .split(/[\n;]/)
    .map((line) => line.replace(/^\s*(?:\d+[.)]|[-–•*])\s*/, '').trim())
    .filter((line) => line !== '');
}

/** The line of a place without a name before one with a name. Without this line, the names after it would move up. */
const unnamedLine = '?';

/** The names of a party's places as staff edit them, one per line up to the last one. */
export function writeNames(names: readonly (string | null)[]): string {
  const last = names.findLastIndex((name) => name !== null);
  return names
    .slice(0, last + 1)
    .map((name) => name ?? unnamedLine)
    .join('\n');
}

/** The names of the first places; null for a line that marks a place without a name. */
export function readPlaceNames(text: string): (string | null)[] {
  return readNames(text).map((name) => (name === unnamedLine ? null : name));
}

/** A party's place without a name: `SP 5 (3/12)`. */
export function placeName(party: string, place: { number: number; of: number }): string {
  return `${party} (${place.number}/${place.of})`;
}
