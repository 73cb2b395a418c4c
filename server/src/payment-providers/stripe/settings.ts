/** An account at Stripe. */
export interface StripeSettings {
  /** Without a path. */
  url: string;
  /** Of the account, or a restricted key: checkout sessions, payments, refunds. */
  secretKey: string;
  /** The signing secret of Stripe's webhooks to this park. */
  webhookSecret: string;
}

export const stripeUrl = 'https://api.stripe.com';
