import * as z from 'zod/mini';
import type { Call } from '../call.ts';

/** `none`: this server has no provider. `unreachable`: no answer within seconds. */
export const paymentKeysAnswer = z.object({ result: z.enum(['taken', 'refused', 'unreachable', 'none']) });

/** Checks at the payment provider whether it accepts this server's keys; nothing is paid. */
export const tryPaymentKeysCall = {
  method: 'POST',
  path: '/park/payment-keys/trials',
  answer: paymentKeysAnswer,
} as const satisfies Call;
