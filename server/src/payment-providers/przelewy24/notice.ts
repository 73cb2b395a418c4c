import * as z from 'zod';
import type { ProviderNotice } from '../provider.ts';
import type { Przelewy24Settings } from './settings.ts';
import { isSignature } from './signature.ts';

const paymentNotice = z.object({
  merchantId: z.int(),
  posId: z.int(),
  sessionId: z.uuid(),
  amount: z.int(),
  originAmount: z.int(),
  currency: z.string(),
  orderId: z.int(),
  methodId: z.int(),
  statement: z.string(),
  sign: z.string(),
});
const refundNotice = z.object({
  orderId: z.int(),
  sessionId: z.string(),
  merchantId: z.int(),
  refundsUuid: z.string().regex(/^[0-9a-f]{32}$/),
  amount: z.int(),
  currency: z.string(),
  status: z.int(),
  sign: z.string(),
});

/** The subject of a webhook, in any order of its keys; null for an invalid signature, or another shop. */
export function readNotice(
  body: Buffer,
  { merchantId, posId, crc }: Pick<Przelewy24Settings, 'merchantId' | 'posId' | 'crc'>,
): ProviderNotice | null {
  const notice = parse(body);
  const payment = paymentNotice.safeParse(notice);
  if (payment.success) {
    const { sign, sessionId, amount, originAmount, currency, orderId, methodId, statement } = payment.data;
    const isOurs = payment.data.merchantId === merchantId && payment.data.posId === posId;
    const order = {
      merchantId,
      posId,
      sessionId,
      amount,
      originAmount,
      currency,
      orderId,
      methodId,
      statement,
      crc,
    };
    return isOurs && isSignature(sign, order) ? { about: 'checkout', id: sessionId } : null;
  }
  const refund = refundNotice.safeParse(notice);
  if (!refund.success || refund.data.merchantId !== merchantId) return null;
  const { sign, orderId, sessionId, refundsUuid, amount, currency, status } = refund.data;
  const order = { orderId, sessionId, refundsUuid, merchantId, amount, currency, status, crc };
  return isSignature(sign, order) ? { about: 'refund', id: refundsUuid } : null;
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return null;
  }
}
