import { slotsTogetherAtMost } from '@cablepark/domain/park/policy';
import { byStart, isOpen, type Slot } from '@cablepark/domain/slots/slot';

/** The slots that a rider chooses before one question about all of them. */
export interface ChosenSlots {
  /** In the order of the taps. */
  slots: readonly Slot[];
  /** Whether the last tap had no room. */
  isFull: boolean;
}

export const noneChosen: ChosenSlots = { slots: [], isFull: false };

export type ChoiceEvent =
  /** Adds a slot, or removes a chosen one. */
  | { kind: 'tap'; slot: Slot }
  | { kind: 'add'; slots: readonly Slot[] }
  /** Replaces the selection by these. */
  | { kind: 'choose'; slots: readonly Slot[] };

export function nextChoice(choice: ChosenSlots, event: ChoiceEvent): ChosenSlots {
  if (event.kind === 'choose') return withRoom([], event.slots);
  if (event.kind === 'add') return withRoom(choice.slots, event.slots);
  const { slot } = event;
  const others = choice.slots.filter(({ id }) => id !== slot.id);
  return others.length < choice.slots.length
    ? { slots: others, isFull: false }
    : withRoom(choice.slots, [slot]);
}

function withRoom(slots: readonly Slot[], more: readonly Slot[]): ChosenSlots {
  const ids = new Set(slots.map(({ id }) => id));
  const all = [...slots, ...more.filter(({ id }) => !ids.has(id))];
  return { slots: all.slice(0, slotsTogetherAtMost), isFull: all.length > slotsTogetherAtMost };
}

/** The chosen slots in their current state in the lists; a slot in no list stays as it was. */
export interface CurrentChoice {
  /** Still available, in the order of riding. */
  open: readonly Slot[];
  /** Others have them now, or their time is over. */
  gone: readonly Slot[];
}

export function currentChoice(
  chosen: readonly Slot[],
  list: readonly Slot[],
  me: string | null,
  now: Temporal.Instant,
): CurrentChoice {
  const byId = new Map(list.map((slot) => [slot.id, slot]));
  const current = chosen.map((slot) => byId.get(slot.id) ?? slot).toSorted(byStart);
  return {
    open: current.filter((slot) => isOpen(slot, now)),
    gone: current.filter((slot) => !isOpen(slot, now) && slot.rider !== me),
  };
}

/** The free slots between the first and the last chosen one of this track, one for each start without a chosen slot. */
export function slotsBetween(
  open: readonly Slot[],
  list: readonly Slot[],
  track: number,
  now: Temporal.Instant,
): Slot[] {
  const ofTrack = open.filter((slot) => slot.track === track).toSorted(byStart);
  const [first, last] = [ofTrack[0], ofTrack.at(-1)];
  if (!first || !last) return [];
  const starts = new Set(ofTrack.map(({ start }) => start.epochMilliseconds));
  const between: Slot[] = [];
  for (const slot of list.toSorted(byStart)) {
    const startMs = slot.start.epochMilliseconds;
    const isInside = startMs > first.start.epochMilliseconds && startMs < last.start.epochMilliseconds;
    if (!isInside || slot.event !== null || starts.has(startMs) || !isOpen(slot, now)) continue;
    starts.add(startMs);
    between.push(slot);
  }
  return between.length <= slotsTogetherAtMost - open.length ? between : [];
}
