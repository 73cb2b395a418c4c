import { enforce } from '@cablepark/domain/decision';
import { ParkError } from '@cablepark/domain/errors';
import type { Looks } from '@cablepark/domain/theme/looks.schema';
import { decideLooks } from '@cablepark/domain/theme/looks-rules';
import type { Db } from '../../../db/store.ts';
import { isLogoKnown } from './looks.store.ts';

/** @throws INVALID_FOREIGN_KEY for an unknown logo, UNREADABLE_COLOURS (`extensions.uses`) */
export async function checkLooks(db: Db, looks: Looks): Promise<void> {
  const decision = decideLooks(looks, await isLogoKnown(db, looks.logo));
  enforce(decision, ({ code, uses }) => uses && new ParkError(code, { extensions: { uses } }));
}
