import type { SaleMethod } from '@cablepark/domain/payments/desk-bill';
import { useMemo } from 'react';
import type { Guest } from '../../../booking/api/bookWalkIn.ts';
import type { Rider } from '../../../booking/slotUpdates.ts';
import { useStaffPageTexts } from '../../../staff/texts.ts';
import {
  contactMutation,
  emailMutation,
  guestMutation,
  methodMutation,
  riderMutation,
} from '../api/corrections.ts';
import type { Reservation } from '../reservations.ts';
import { useDeskMutation } from '../useDeskMutation.ts';
import { useDeskTexts } from '../useDeskTexts.ts';
import { correctionTexts } from './corrections.texts.ts';

export interface Corrections {
  /** @param slots all that the same bill paid */
  method: (reservation: Reservation, method: SaleMethod, slots: readonly number[]) => Promise<boolean>;
  rider: (reservation: Reservation, rider: Rider) => Promise<boolean>;
  guest: (reservation: Reservation, guest: Guest) => Promise<boolean>;
  contact: (reservation: Reservation, contact: Guest) => Promise<boolean>;
  /** For an Admin. */
  email: (reservation: Reservation, email: string) => Promise<boolean>;
}

/** Corrections of a ride; the message after a method or a rider offers to take it back. */
export function useCorrecting(change: ReturnType<typeof useDeskMutation>['change']): Corrections {
  const t = useStaffPageTexts(correctionTexts);
  const { method: methodNames } = useDeskTexts();
  return useMemo(() => {
    const { refused } = t;
    return {
      async method({ slot, payment }, method, slots) {
        if (payment === null) return false;
        return await change(methodMutation(slot, payment, { method, slots }), {
          done: t.methodDone(methodNames[method]),
          failed: t.methodFailed,
          refused: { ...refused, FORBIDDEN: t.obstacles.back },
          did: { kind: 'method', slot: slot.id },
        });
      },
      rider: async ({ slot, place }, rider) =>
        await change(riderMutation(slot, rider, { isOfParty: place !== null }), {
          done: t.riderDone(rider.name),
          failed: t.riderFailed,
          refused,
          did: { kind: 'rider', slot: slot.id },
        }),
      guest: async ({ slot, place }, guest) =>
        await change(guestMutation(slot, guest, { isOfParty: place !== null }), {
          done: t.riderDone(guest.firstName),
          failed: t.riderFailed,
          refused,
          did: { kind: 'rider', slot: slot.id },
        }),
      async contact({ slot, rider }, contact) {
        if (rider === null) return false;
        const words = { done: t.contactDone, failed: t.contactFailed, refused };
        return await change(contactMutation(slot, rider, contact), words);
      },
      async email({ slot, rider }, email) {
        if (rider === null) return false;
        const words = { done: t.emailDone, failed: t.emailFailed, refused: t.emailRefused };
        return await change(emailMutation(slot, rider, email), words);
      },
    };
  }, [change, t, methodNames]);
}
