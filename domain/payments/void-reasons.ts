/** Why a payment by pass ended where its rider cancelled: staff write reasons of their own. */
export const ownCancelling = { free: 'cancelled', late: 'cancelled late' } as const;
