import type { Registration } from './przelewy24.schema.ts';

export const fakeShop = {
  merchantId: 123_456,
  posId: 123_456,
  crc: 'crc of the shop',
  apiKey: 'key of the shop',
};

export interface Transaction extends Registration {
  token: string;
  orderId: number;
  /** 0: not paid, 1: paid and not verified, 2: verified, 3: given back. */
  status: 0 | 1 | 2 | 3;
  refunds: { requestId: string; amount: number; status: 1 | 2 | 3 | 4 }[];
}

export interface Answer {
  status: number;
  body?: unknown;
  location?: string;
  html?: string;
}

/** How it misbehaves. */
export interface Mood {
  /** Answers nothing until the caller gives up. */
  isSilent: boolean;
  isBroken: boolean;
  /** Refunds are taken and refused later. */
  refusesRefunds: boolean;
  /** Of notices: none is rung by itself. */
  isMute: boolean;
  /** What refunds are refused with at once; null takes them. */
  refundRefusal: { status: 400 | 409; message: string } | null;
}

/** A call as it came. */
export interface Sent {
  method: string;
  path: string;
  body: unknown;
}
