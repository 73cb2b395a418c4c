import { createHmac, timingSafeEqual } from 'node:crypto';
import { mailedOfferPage } from '@cablepark/contract/standby/standby';
import type { ServerContext } from '../../server-context.ts';

const tokenForm = /^o([1-9]\d{0,8})\.([\w-]{24})$/;

/** The page on which anybody with the mail can take the offered slot. */
export async function offerLink(context: ServerContext, offer: number): Promise<string | null> {
  const token = await offerToken(context, offer);
  return token && `${context.config.publicUrl}${mailedOfferPage}?token=${token}`;
}

/** Null if there is no such offer. */
export async function offerToken(
  context: Pick<ServerContext, 'store' | 'secret'>,
  offer: number,
): Promise<string | null> {
  const signature = await sign(context, offer);
  return signature && `o${offer}.${signature.toString('base64url')}`;
}

/** The offer of a valid token; null for an invalid token. */
export async function readOfferToken(
  context: Pick<ServerContext, 'store' | 'secret'>,
  token: string,
): Promise<number | null> {
  const [, number, signature] = tokenForm.exec(token) ?? [];
  if (number === undefined || signature === undefined) return null;
  const own = await sign(context, Number(number));
  return own && timingSafeEqual(Buffer.from(signature, 'base64url'), own) ? Number(number) : null;
}

/**
 * Signs facts that never change, because a restored database may reuse a number.
 * It also signs the round of the mail address, like the links of bookings.
 */
async function sign(
  { store, secret }: Pick<ServerContext, 'store' | 'secret'>,
  offer: number,
): Promise<Buffer | null> {
  const row = await store.db
    .selectFrom('standby_offer')
    .innerJoin('standby', 'standby.id', 'standby_offer.standby_id')
    .innerJoin('account', 'account.id', 'standby.account_id')
    .select(['standby_offer.slot_id', 'standby_offer.created_at', 'account.id', 'account.link_round'])
    .where('standby_offer.id', '=', offer)
    .executeTakeFirst();
  if (!row) return null;
  const facts = `offer:${offer}:${row.slot_id}:${row.created_at}:${row.id}:${row.link_round}`;
  return createHmac('sha256', secret).update(facts).digest().subarray(0, 18);
}
