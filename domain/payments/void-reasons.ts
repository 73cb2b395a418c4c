/** Why a payment by pass ended where its ride moved to a longer or a shorter slot, and was paid anew. */
export const movedReason = 'moved';

/** Why a payment by pass ended where its rider cancelled: staff write reasons of their own. */
export const ownCancelling = { free: 'cancelled', late: 'cancelled late' } as const;
/** Why money that came too late goes back by itself. */
export const tooLateReason = 'The slot was gone when the money came.';
/** Why a payment by pass ended, and a pass: whoever bought the pass has withdrawn from the contract. */
export const passWithdrawn = 'withdrawn';
