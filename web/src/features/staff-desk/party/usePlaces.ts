import { othersAtDesk } from '@cablepark/domain/booking/desk-places';
import type { NextTimesFacts } from '@cablepark/domain/booking/next-times';
import { findPlaces, inRidingOrder, isFreeForParty, partySlotsAtMost } from '@cablepark/domain/booking/party';
import type { Slot } from '@cablepark/domain/slots/slot';
import { timeText } from '@cablepark/domain/time/display';
import { dayOf } from '@cablepark/domain/time/park-time';
import { useState } from 'react';
import { usePark } from '../../../park/ParkProvider.tsx';
import { useDeskFacts } from '../useDeskFacts.ts';

/** The chosenSlots slots of a new group: what the search finds, or what staff tapped. */
export interface Places {
  /** As typed. */
  people: string;
  setPeople: (text: string) => void;
  /** Null while the text is no number of people. */
  peopleCount: number | null;
  /** `HH:MM`. */
  from: string;
  setFrom: (text: string) => void;
  tracks: readonly number[];
  setTracks: (tracks: readonly number[]) => void;
  /** Every slot of the day that a group can take. */
  free: readonly Slot[];
  chosenSlots: readonly Slot[];
  /** Whether staff chose the slots by hand. */
  isByHand: boolean;
  /** Chosen slots that another rider or a closure has taken since. */
  lostSlots: readonly Slot[];
  /** The next free ones instead. */
  others: readonly Slot[];
  /** Chooses one of them for a lost one. */
  takeInstead: (slot: Slot) => void;
  tap: (slot: Slot) => void;
  /** Whether the next tap selects all on the way. */
  isUpTo: boolean;
  startUpTo: () => void;
  backToSearch: () => void;
}

/** Where the search starts. */
export interface PlacesStart {
  /** A slot that was tapped; null: the first free one. */
  first: Slot | null;
  /** The text of the field; empty if the number is not known yet. */
  people: string;
  /** `HH:MM`; null: the time of `first`. */
  time: string | null;
}

export function usePlaces(slots: readonly Slot[], day: Temporal.PlainDate, start: PlacesStart): Places {
  const { zone } = usePark();
  const facts = useDeskFacts();
  const openTracks = facts.tracks.filter(({ status }) => status !== 'retired').map(({ id }) => id);
  const free = slots.filter((slot) => isFreeForParty(slot, facts)).toSorted(inRidingOrder);
  const [people, setPeople] = useState(start.people);
  const [typedFrom, setFrom] = useState(start.time);
  const [leftOut, setLeftOut] = useState<readonly number[]>([]);
  const [tapped, setTapped] = useState<readonly number[] | null>(null);
  const [isUpTo, setUpTo] = useState(false);

  const first = start.first ?? free[0];
  const from = typedFrom ?? (first ? timeText(first.start, zone) : '');
  const tracks = openTracks.filter((track) => !leftOut.includes(track));
  const peopleCount = numberOf(people);
  const fromInstant = instantOf(from, day, zone);
  const found =
    peopleCount === null || fromInstant === null
      ? []
      : findPlaces(free, { people: peopleCount, from: fromInstant, onTracks: tracks, facts });
  const chosenSlots = tapped === null ? found : free.filter(({ id }) => tapped.includes(id));

  const isLost = (slot: Slot) => tapped?.includes(slot.id) && !free.includes(slot);
  const lostSlots = slots.filter(isLost).toSorted(inRidingOrder);

  const tap = (slot: Slot) => {
    setTapped(isUpTo ? onTheWay(free, chosenSlots, slot) : toggled(chosenSlots, slot));
    setUpTo(false);
  };

  return {
    people,
    setPeople: (text) => {
      setPeople(text);
      setTapped(null);
    },
    peopleCount,
    from,
    setFrom: (text) => {
      setFrom(text);
      setTapped(null);
    },
    tracks,
    setTracks: (those) => {
      setTapped(null);
      setLeftOut(openTracks.filter((track) => !those.includes(track)));
    },
    free,
    chosenSlots,
    isByHand: tapped !== null,
    lostSlots,
    others: othersFor(lostSlots[0], { free, chosenSlots, facts }),
    takeInstead: (slot) =>
      setTapped((ids) => [...(ids ?? []).filter((id) => id !== lostSlots[0]?.id), slot.id]),
    tap,
    isUpTo,
    startUpTo: () => setUpTo(true),
    backToSearch: () => setTapped(null),
  };
}

/** Adds the slot to the chosen ones, or removes it. */
function toggled(chosenSlots: readonly Slot[], slot: Slot): number[] {
  const ids = chosenSlots.map(({ id }) => id);
  return ids.includes(slot.id) ? ids.filter((id) => id !== slot.id) : [...ids, slot.id];
}

/** The next free slots instead of one that is lost, but for those that are chosen anyway. */
function othersFor(
  lost: Slot | undefined,
  { free, chosenSlots, facts }: Pick<Places, 'free' | 'chosenSlots'> & { facts: NextTimesFacts },
): Slot[] {
  const notChosen = free.filter((slot) => !chosenSlots.includes(slot));
  return lost ? othersAtDesk(lost, notChosen, facts) : [];
}

/** All free slots from the first chosenSlots one to this one, on the tracks of both. */
function onTheWay(free: readonly Slot[], chosenSlots: readonly Slot[], last: Slot): number[] {
  const [first = last] = chosenSlots;
  const tracks = new Set([...chosenSlots.map(({ track }) => track), last.track]);
  return free
    .filter(
      (slot) =>
        tracks.has(slot.track) &&
        Temporal.Instant.compare(slot.start, first.start) >= 0 &&
        Temporal.Instant.compare(slot.start, last.start) <= 0,
    )
    .map(({ id }) => id);
}

function numberOf(text: string): number | null {
  const number = /^\d{1,3}$/.test(text.trim()) ? Number(text) : 0;
  return number >= 1 && number <= partySlotsAtMost ? number : null;
}

/** A time of a day in the park's zone; null if it does not exist. */
export function instantOf(time: string, day: Temporal.PlainDate, zone: string): Temporal.Instant | null {
  if (!/^\d{2}:\d{2}$/.test(time)) return null;
  const instant = day.toZonedDateTime({ timeZone: zone, plainTime: time }).toInstant();
  return dayOf(instant, zone).equals(day) ? instant : null;
}
