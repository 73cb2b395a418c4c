import type { PartyRefusal } from '@cablepark/domain/booking/party';
import type { Refusal } from '@cablepark/domain/decision';
import { ParkError } from '@cablepark/domain/errors';

/** The error for several slots. It has the code of the first refusal and names all slots with that code. */
export function refusalWithSlots({ code, slots, details }: Refusal & Partial<PartyRefusal>): ParkError {
  return new ParkError(code, { extensions: { ...details, slots: slots ?? [] } });
}
