import type { ThingBack } from '@cablepark/domain/booking/giving-back';

/** GET (with `?slot=`) tells what cancelling would bring back, POST cancels (`{slot}`). */
export const cancellationsCall = '/me/cancellations';
/** POST `{slots}` takes back, all or none, that they were cancelled unpaid within the last ten seconds; it answers them. */
export const undoneCancellationsCall = '/me/cancellations/undone';

/** What came back, or would: a ride to its pass, money the way it was paid online, or nothing. */
export interface CancellationRow {
  slot: number;
  back: ThingBack;
  /** PLN, where it is money; null also where the provider gave some of it back by itself, so that staff look at it. */
  amount: number | null;
  /** Past the time for cancelling free of charge. */
  late: boolean;
}
