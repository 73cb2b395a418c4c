import { policyOf } from '@cablepark/domain/park/content';
import type { AppContext } from '../../context.ts';
import type { BookingLimits } from './require-room.ts';

/** Do not call it inside a transaction: it may query the database outside of it (`remembered.ts`). */
export async function readBookingLimits({
  parkSettings,
  config,
}: Pick<AppContext, 'parkSettings' | 'config'>): Promise<BookingLimits> {
  return { limits: policyOf(await parkSettings.read()), zone: config.zone };
}
