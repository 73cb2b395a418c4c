/** An account at Stripe. */
export interface StripeSettings {
  /** Without a path. */
  url: string;
  /** Of the account, or one that may do less: checkout sessions, payments, refunds. */
  secretKey: string;
  /** What Stripe signs its notices to this park with. */
  webhookSecret: string;
}

export const stripeUrl = 'https://api.stripe.com';
