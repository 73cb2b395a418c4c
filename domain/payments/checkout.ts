import { slotsTogetherAtMost } from '../park/policy.ts';

/** Who takes money online. */
export const paymentProviders = ['przelewy24', 'stripe'] as const;
export type PaymentProviderName = (typeof paymentProviders)[number];

/** How far money that goes back has come; `refused`: the provider will not, staff are told. */
export const refundStates = ['created', 'sent', 'done', 'refused'] as const;
export type RefundState = (typeof refundStates)[number];

/** Why somebody holds a slot with an end: it waits to be paid. Other reasons join here. */
export const holdKinds = ['pay'] as const;
export type HoldKind = (typeof holdKinds)[number];

/** In this time a held slot is to be paid. */
export const payHoldMinutes = 10;
/** What a hold is given once where its provider does not say whether the money has come. */
export const holdGraceMinutes = 3;
/** Who begins to pay in the last so many minutes of a hold lets it lapse, though the provider has not answered yet. */
export const lastMomentMinutes = 1;
/** The most checkouts of one rider that wait to be paid, so that holds shut nobody out. */
export const openCheckoutsAtMost = 2;
/** What is booked together is paid together. */
export const slotsOfCheckoutAtMost = slotsTogetherAtMost;
