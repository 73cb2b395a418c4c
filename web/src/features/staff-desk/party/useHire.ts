import { inRidingOrder, isFreeForParty, partySlotsAtMost } from '@cablepark/domain/booking/party';
import { type Hire, hirePrice, hiresOf } from '@cablepark/domain/prices/hire';
import { endOf, hasEnded, type Slot } from '@cablepark/domain/slots/slot';
import { timeText } from '@cablepark/domain/time/display';
import { startOfDay } from '@cablepark/domain/time/park-time';
import { useState } from 'react';
import { usePark } from '../../../park/ParkProvider.tsx';
import { useDeskPrices } from '../till/useDeskItems.ts';
import { useDeskFacts } from '../useDeskFacts.ts';
import { instantOf } from './usePlaces.ts';

/** A whole track, hired for some hours or the day. */
export interface TrackHire {
  /** What the park marks as hire in its price list; none, and there is nothing to choose. */
  hires: readonly Hire[];
  hire: Hire | null;
  setRow: (row: string) => void;
  tracks: readonly number[];
  setTracks: (tracks: readonly number[]) => void;
  /** `HH:MM`; 00:00 as the end is midnight. */
  from: string;
  setFrom: (text: string) => void;
  to: string;
  setTo: (text: string) => void;
  isWholeDay: boolean;
  setWholeDay: (isWholeDay: boolean) => void;
  isOnlyFree: boolean;
  setOnlyFree: (isOnlyFree: boolean) => void;
  /** The slots of that time that a rider, an event or a closure occupies. */
  takenSlots: readonly Slot[];
  /** Empty if a slot is taken, or if there are too many. */
  chosenSlots: readonly Slot[];
  /** The free slots of the time. */
  free: readonly Slot[];
  /** Of the hire, in grosze. */
  price: number;
}

export function useHire(slots: readonly Slot[], day: Temporal.PlainDate, first: Slot | null): TrackHire {
  const { zone } = usePark();
  const facts = useDeskFacts();
  const prices = useDeskPrices();
  const openTracks = facts.tracks.filter(({ status }) => status !== 'retired').map(({ id }) => id);
  const begin = first ?? slots.filter((slot) => !hasEnded(slot, facts.now)).toSorted(inRidingOrder)[0];
  const [row, setRow] = useState<string | null>(null);
  const [ownTracks, setTracks] = useState<readonly number[] | null>(null);
  const [typedFrom, setFrom] = useState<string | null>(null);
  const [typedTo, setTo] = useState<string | null>(null);
  const [isWholeDay, setWholeDay] = useState(false);
  const [isOnlyFree, setOnlyFree] = useState(false);

  const hires = prices ? hiresOf(prices) : [];
  const hire = hires.find((each) => each.row === row) ?? hires[0] ?? null;
  const tracks = ownTracks ?? [begin?.track ?? openTracks[0] ?? 0];
  const from = typedFrom ?? (begin ? timeText(begin.start, zone) : '');
  const to = typedTo ?? (begin ? timeText(begin.start.add({ hours: 1 }), zone) : '');
  const span = isWholeDay ? wholeDay(day, zone) : spanOf(day, { from, to, zone });
  const inTime = slots
    .filter((slot) => tracks.includes(slot.track) && !hasEnded(slot, facts.now) && isWithin(slot, span))
    .toSorted(inRidingOrder);
  const free = inTime.filter((slot) => isFreeForParty(slot, facts));
  const takenSlots = inTime.filter((slot) => !free.includes(slot));
  const isPossible = (takenSlots.length === 0 || isOnlyFree) && free.length <= partySlotsAtMost;
  const chosenSlots = isPossible && hire ? free : [];

  return {
    hires,
    hire,
    setRow,
    tracks,
    setTracks,
    from,
    setFrom,
    to,
    setTo,
    isWholeDay,
    setWholeDay,
    isOnlyFree,
    setOnlyFree,
    takenSlots,
    chosenSlots,
    free,
    price: hire ? hirePrice(hire, chosenSlots, zone) : 0,
  };
}

interface Span {
  from: Temporal.Instant;
  to: Temporal.Instant;
}

function wholeDay(day: Temporal.PlainDate, zone: string): Span {
  return { from: startOfDay(day, zone), to: startOfDay(day.add({ days: 1 }), zone) };
}

/** Null if a time is incomplete. */
function spanOf(
  day: Temporal.PlainDate,
  { from, to, zone }: { from: string; to: string; zone: string },
): Span | null {
  const begin = instantOf(from, day, zone);
  const end = to === '00:00' ? wholeDay(day, zone).to : instantOf(to, day, zone);
  return begin && end && { from: begin, to: end };
}

function isWithin(slot: Slot, span: Span | null): boolean {
  return (
    span !== null &&
    Temporal.Instant.compare(slot.start, span.from) >= 0 &&
    Temporal.Instant.compare(endOf(slot), span.to) <= 0
  );
}
