import { byStart, hasEnded, type Slot } from '../slots/slot.ts';

/** How many days after the server's last answer a device keeps a rider's data. */
export const keptDays = 30;
/** More than most parks let a rider book ahead, and little to store. */
const mostKeptSlots = 20;

export interface KeptSlot {
  id: number;
  /** UTC, ISO 8601. */
  start: string;
  minutes: number;
  /** The track's name in the language of that visit. */
  track: string;
}

/** A pass whose rider has asked this device to store its code (decision 074: the code grants the pass to its holder). */
export interface KeptPass {
  id: number;
  code: string;
  name: string;
  /** The remaining rides or minutes, in words. */
  left: string;
  /** UTC, ISO 8601; null: it has no end. */
  ends: string | null;
}

/** The rider's data that a device stores for use without a network. */
export interface KeptRider {
  account: string;
  /** When the server last answered, by the server's clock: UTC, ISO 8601. */
  at: string;
  /** By how many milliseconds the server's clock is ahead of the device's. */
  aheadMs: number;
  slots: readonly KeptSlot[];
  passes: readonly KeptPass[];
}

/** Whether it is too old to be shown. A time in the future was written under another clock, so its age is unknown. */
export function isKeptTooLong({ at }: Pick<KeptRider, 'at'>, now: Temporal.Instant): boolean {
  const age = Temporal.Instant.from(at).until(now).total('hours') / 24;
  return age >= keptDays || age < -1;
}

/** A rider's next slots in the form that a device stores. Omits slots on hold, which are not booked yet. */
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

/** The stored passes that are still valid by the server's answer. Drops voided and used ones, and those with another code. */
export function passesStillGood(keptPasses: readonly KeptPass[], good: readonly KeptPass[]): KeptPass[] {
  return keptPasses.flatMap(
    ({ id, code }) => good.find((pass) => pass.id === id && pass.code === code) ?? [],
  );
}

/** The part that is not over: slots that have not ended, and valid passes. */
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
