import type { ThingBack } from '@cablepark/domain/booking/giving-back';

/** GET (with `?slot=`) previews the refund of a cancellation, POST cancels (`{slot}`). */
export const cancellationsCall = '/me/cancellations';
/** POST `{slots}` undoes unpaid cancellations of the last ten seconds, all or none; the answer has the slots. */
export const undoneCancellationsCall = '/me/cancellations/undone';

/** The refund or its preview: a ride to its pass, money the way it was paid online, or nothing. */
export interface CancellationRow {
  slot: number;
  back: ThingBack;
  /** PLN, for money; also null where the provider has refunded some of it itself, so that staff check it. */
  amount: number | null;
  /** Whether the time of free cancelling is over. */
  late: boolean;
}
