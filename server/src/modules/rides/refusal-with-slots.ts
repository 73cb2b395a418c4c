import type { PartyRefusal } from '@cablepark/domain/booking/party';
import type { Refusal } from '@cablepark/domain/decision';
import { ParkError } from '@cablepark/domain/errors';

/** The error of several slots: its code is the first that refuses, and it names every slot with that code. */
export function refusalWithSlots({ code, slots, details }: Refusal & Partial<PartyRefusal>): ParkError {
  return new ParkError(code, { extensions: { ...details, slots: slots ?? [] } });
}
