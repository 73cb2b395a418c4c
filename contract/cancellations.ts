/** GET (with `?slot=`) tells what cancelling would bring back, POST cancels (`{slot}`). */
export const cancellationsCall = '/me/cancellations';

/** What came back, or would: a ride to its pass, or nothing. */
export interface CancellationRow {
  slot: number;
  back: 'ride' | 'nothing';
  /** Past the time for cancelling free of charge. */
  late: boolean;
}
