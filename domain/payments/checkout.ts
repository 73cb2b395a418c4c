import { slotsTogetherAtMost } from '../park/policy.ts';

/** The payment providers for online payments. */
export const paymentProviders = ['przelewy24', 'stripe'] as const;
export type PaymentProviderName = (typeof paymentProviders)[number];

/** The state of a refund; `refused`: the provider refuses it, and staff get a notice. */
export const refundStates = ['created', 'sent', 'done', 'refused'] as const;
export type RefundState = (typeof refundStates)[number];

/** Why a slot has a hold: it waits for payment, for a group's answer to an offer, for the rider of a closed ride, for one on standby, or for a friend of its rider. */
export const holdKinds = ['pay', 'offer', 'closure', 'standby', 'friends'] as const;
export type HoldKind = (typeof holdKinds)[number];

/** The time to pay for a held slot. */
export const payHoldMinutes = 10;
/** A hold's single extension where its provider cannot say whether the payment has arrived. */
export const holdGraceMinutes = 3;
/** A checkout begun in the last so many minutes of a hold counts as a lapse, even while the provider has not answered. */
export const lastMomentMinutes = 1;
/** The limit of open checkouts per rider, so that their holds do not block others. */
export const openCheckoutsAtMost = 2;
/** One checkout pays for the slots of one booking step. */
export const slotsOfCheckoutAtMost = slotsTogetherAtMost;
