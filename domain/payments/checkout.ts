/** Who takes money online. */
export const paymentProviders = ['przelewy24', 'stripe'] as const;
export type PaymentProviderName = (typeof paymentProviders)[number];

/**
 * How far paying online has come. `open`: nobody has paid yet. `paid`: the money is recorded here, the provider has not heard it
 * from us yet. `settled`: nothing more is to do. `expired`: its time is over unpaid; money that comes all the same counts.
 */
export const checkoutStates = ['open', 'paid', 'settled', 'expired'] as const;
export type CheckoutState = (typeof checkoutStates)[number];

/** How far money that goes back has come; `refused`: the provider will not, staff are told. */
export const refundStates = ['created', 'sent', 'done', 'refused'] as const;
export type RefundState = (typeof refundStates)[number];

/** Why somebody holds a slot with an end: it waits to be paid. Other reasons join here. */
export const holdKinds = ['pay'] as const;
export type HoldKind = (typeof holdKinds)[number];

/** Minutes in which a held slot is to be paid. */
export const payHoldMinutes = 10;
/** The most checkouts of one rider that wait to be paid, so that holds shut nobody out. */
export const openCheckoutsAtMost = 2;
