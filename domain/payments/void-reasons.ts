/** The length of a reason that staff enter (characters). */
export const reasonLength = { min: 3, max: 500 } as const;

/** The reason of a voided pass payment whose ride moved to a longer or shorter slot, with a new payment. */
export const movedReason = 'moved';

/** The desk's own reasons for a payment or pass: undone within minutes, or corrected. */
export const deskReasons = { undone: 'undone', corrected: 'corrected' } as const;

/**
 * The reasons of a voided payment whose rider cancelled; staff enter reasons of their own. `soldAgain`: cancelled late, and returned
 * after the day because somebody took the slot.
 */
export const ownCancelling = { free: 'cancelled', late: 'cancelled late', soldAgain: 'sold again' } as const;
/**
 * The reasons of a payment whose ride a closure or a stop ended, as stored in the cash book. `rainCheck`: the park keeps the money, and the
 * rider has a pass for it.
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

/** The reasons by which the program recognises why a payment ended. */
const knownReasons: ReadonlySet<string> = new Set([
  movedReason,
  ...Object.values(deskReasons),
  ...Object.values(ownCancelling),
  cableReasons.rainCheck,
  tooLateReason,
  passWithdrawn,
]);

/** Whether staff may enter this reason: the program must not mistake it for one of its own. */
export function isOwnWording(reason: string): boolean {
  return !knownReasons.has(reason);
}
