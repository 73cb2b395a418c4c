/** How long a reason of the staff is (characters). */
export const reasonLength = { min: 3, max: 500 } as const;

/** The reason of a voided pass payment whose ride moved to a longer or shorter slot, with a new payment. */
export const movedReason = 'moved';

/** The reasons of the desk for a payment or pass: taken back within minutes, or corrected. */
export const deskReasons = { undone: 'undone', corrected: 'corrected' } as const;

/**
 * The reasons of a voided payment whose rider cancelled; staff write reasons of their own. `soldAgain`: cancelled late, and given back after the day,
 * as somebody took the slot.
 */
export const ownCancelling = { free: 'cancelled', late: 'cancelled late', soldAgain: 'sold again' } as const;
/**
 * The reasons of a payment whose ride a closure or a stop took, as they stand in the cash book. `rainCheck`: the money stays, and the rider has a pass
 * for it.
 */
export const cableReasons = {
  closed: 'Zamknięty tor',
  delayed: 'Slot przesunięty po postoju wyciągu',
  rainCheck: 'Bon na później zamiast zamkniętego slotu',
} as const;
/** The reason of an automatic refund of late money. */
export const tooLateReason = 'The slot was gone when the money came.';
/** The reason of a voided pass payment, and of a pass, after the pass's buyer withdraws from the contract. */
export const passWithdrawn = 'withdrawn';

/** The reasons by which the program knows later why a payment ended. */
const knownReasons: ReadonlySet<string> = new Set([
  movedReason,
  ...Object.values(deskReasons),
  ...Object.values(ownCancelling),
  cableReasons.rainCheck,
  tooLateReason,
  passWithdrawn,
]);

/** Whether staff may type this reason: the program would take one of its own for what it did itself. */
export function isOwnWording(reason: string): boolean {
  return !knownReasons.has(reason);
}
