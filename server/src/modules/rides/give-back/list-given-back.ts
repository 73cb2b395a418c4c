import type { GivenBackRide } from '@cablepark/contract/given-back/given-back.schema';
import { toPln } from '@cablepark/contract/money';
import { writeWireMs } from '@cablepark/contract/wire-time';
import { givenBackReason } from '@cablepark/domain/payments/given-back';
import type { AppContext } from '../../../context.ts';

const shownDays = 365;
const shownAtMost = 100;

/** A rider's cancelled rides for which a ride or money came back, newest first. */
export async function listGivenBack({ store, clock }: AppContext, rider: string): Promise<GivenBackRide[]> {
  const rows = await store.db
    .selectFrom('booking')
    .innerJoin('payment', 'payment.booking_id', 'booking.id')
    .innerJoin('payment_void', 'payment_void.payment_id', 'payment.id')
    .select(['booking.id', 'booking.asset_id', 'booking.start_at', 'booking.minutes'])
    .select(['payment.method', 'payment.amount_cents', 'payment_void.created_at'])
    .select(['payment_void.reason', 'payment_void.kept'])
    .where('booking.account_id', '=', rider)
    .where('booking.start_at', '>', clock.now().subtract({ hours: shownDays * 24 }).epochMilliseconds)
    .where('booking.state', '=', 'cancelled')
    .orderBy('booking.start_at', 'desc')
    .orderBy('payment_void.id', 'desc')
    .limit(shownAtMost)
    .execute();
  return rows.flatMap(
    ({ id, asset_id, start_at, minutes, method, amount_cents, ...ending }): GivenBackRide[] => {
      const reason = givenBackReason({ reason: ending.reason, isKept: ending.kept === 1 });
      if (reason === null || start_at === null) return [];
      const back = reason === 'rainCheck' ? reason : method === 'pass' ? 'ride' : 'money';
      return [
        {
          booking: id,
          asset: asset_id ?? 0,
          startTime: writeWireMs(start_at),
          duration: minutes ?? 0,
          back,
          amount: back === 'money' ? toPln(amount_cents) : null,
          reason,
          date: writeWireMs(ending.created_at),
        },
      ];
    },
  );
}
