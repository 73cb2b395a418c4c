import { byStart, hasEnded, type Slot } from '../slots/slot.ts';

/** For so many days after the server's last answer a device keeps what it has of a rider. */
export const keptDays = 30;
/** More than a rider may book ahead in most parks, and little to store. */
const mostKeptSlots = 20;

export interface KeptSlot {
  id: number;
  /** UTC, ISO 8601. */
  start: string;
  minutes: number;
  /** The track's name in the language of that visit. */
  track: string;
}

/** A pass whose rider has asked this device to keep its code (decision 074: whoever has it has the pass). */
export interface KeptPass {
  id: number;
  code: string;
  name: string;
  /** What is left of it, in words. */
  left: string;
  /** UTC, ISO 8601; null: it has no end. */
  ends: string | null;
}

/** What a device keeps of a rider for the time without network. */
export interface KeptRider {
  account: string;
  /** When the server last answered, by the park's clock: UTC, ISO 8601. */
  at: string;
  /** The park's clock is so far ahead of the device's, in milliseconds. */
  aheadMs: number;
  slots: readonly KeptSlot[];
  passes: readonly KeptPass[];
}

/** Whether it is too old to be shown. What comes from the future was written under another clock, and its age is unknown. */
export function isKeptTooLong({ at }: Pick<KeptRider, 'at'>, now: Temporal.Instant): boolean {
  const age = Temporal.Instant.from(at).until(now).total('hours') / 24;
  return age >= keptDays || age < -1;
}

/** The next slots of a rider, as a device keeps them. One on hold is not theirs yet. */
export function slotsToKeep(
  slots: readonly Slot[],
  now: Temporal.Instant,
  trackName: (track: number) => string,
): KeptSlot[] {
  return slots
    .filter((slot) => slot.heldUntil === null && !hasEnded(slot, now))
    .toSorted(byStart)
    .slice(0, mostKeptSlots)
    .map(({ id, start, minutes, track }) => ({
      id,
      start: start.toString(),
      minutes,
      track: trackName(track),
    }));
}

/** The kept passes after the server has told the rider's good ones: one that is void, used up or has another code is dropped. */
export function passesStillGood(keptPasses: readonly KeptPass[], good: readonly KeptPass[]): KeptPass[] {
  return keptPasses.flatMap(
    ({ id, code }) => good.find((pass) => pass.id === id && pass.code === code) ?? [],
  );
}

/** What of it is still ahead: slots that have not ended, and passes that are valid. */
export function keptAhead(
  { slots, passes }: Pick<KeptRider, 'slots' | 'passes'>,
  now: Temporal.Instant,
): Pick<KeptRider, 'slots' | 'passes'> {
  const isAhead = (moment: Temporal.Instant) => Temporal.Instant.compare(moment, now) > 0;
  return {
    slots: slots.filter(({ start, minutes }) => isAhead(Temporal.Instant.from(start).add({ minutes }))),
    passes: passes.filter(({ ends }) => ends === null || isAhead(Temporal.Instant.from(ends))),
  };
}
