import type { GivenBackBy } from '@cablepark/domain/payments/payment-rules';
import type { Selectable } from 'kysely';
import type { Db } from '../../../db/store.ts';
import type { PaymentTable } from '../../../db/tables/payment-tables.ts';
import { findPassRide, findVoidedSale } from '../../passes/index.ts';

/** Whether the desk must return the money of a voided payment. `nobody` for online payments and for valid passes. */
export async function findGiver(
  db: Db,
  { id, method }: Pick<Selectable<PaymentTable>, 'id' | 'method'>,
): Promise<GivenBackBy> {
  if (method === 'online') return 'nobody';
  if (method !== 'pass') return 'desk';
  const ride = await findPassRide(db, id);
  return ride && (await findVoidedSale(db, ride.pass)) === 'desk' ? 'deskForPass' : 'nobody';
}
