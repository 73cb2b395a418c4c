import * as z from 'zod';

/** What Przelewy24 takes, written from its own description of the five calls (REST interface 1.0.16). */
const sign = z.string().max(100);
const id = z.int().positive();

export const registration = z.strictObject({
  merchantId: id,
  posId: id,
  sessionId: z.string().min(1).max(100),
  amount: z.int().positive(),
  currency: z.literal('PLN'),
  description: z.string().min(1).max(1024),
  email: z.string().min(3).max(50),
  country: z.string().length(2),
  language: z.enum(['pl', 'en']),
  urlReturn: z.url().max(250),
  urlStatus: z.url().max(250),
  timeLimit: z.int().min(1).max(99),
  ttl: z.int().min(1),
  // One of them: 4, 32 and 128 outlast a hold.
  channel: z.union([1, 2, 8, 16, 64, 256, 4096, 8192, 16_384].map((each) => z.literal(each))),
  waitForResult: z.boolean(),
  regulationAccept: z.boolean(),
  encoding: z.literal('UTF-8'),
  sign,
});
export type Registration = z.infer<typeof registration>;

export const verification = z.strictObject({
  merchantId: id,
  posId: id,
  sessionId: z.string().max(100),
  amount: z.int().positive(),
  currency: z.literal('PLN'),
  orderId: id,
  sign,
});

export const refunding = z.strictObject({
  requestId: z.string().min(1).max(45),
  refundsUuid: z.string().min(1).max(35),
  urlStatus: z.url().max(250),
  refunds: z
    .array(
      z.strictObject({
        orderId: id,
        sessionId: z.string(),
        amount: z.int().positive(),
        description: z.string().max(35),
      }),
    )
    .min(1),
});
