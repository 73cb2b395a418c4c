import { takenThatDay } from '@cablepark/domain/passes/day-use';
import type { UsedPass } from '@cablepark/domain/passes/offered-pass';
import { decideRedeeming } from '@cablepark/domain/passes/pass-rules';
import type { Slot } from '@cablepark/domain/slots/slot';
import { dayOf } from '@cablepark/domain/time/park-time';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { passMutation } from '../../../booking/api/paySlot.ts';
import { membersOf, passesKey } from '../../../booking/api/readPasses.ts';
import { usePark } from '../../../park/ParkProvider.tsx';
import { useAuth } from '../../../session/AuthProvider.tsx';
import form from '../../../staff/form/Form.module.css';
import { useStaffTexts } from '../../../staff/texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { useNow } from '../../../ui/useNow.ts';
import { useDeskMutation } from '../useDeskMutation.ts';
import { useDeskTexts } from '../useDeskTexts.ts';
import { useReservationWords } from '../useReservationWords.tsx';
import { slotsToPay, toPayKey } from './api/slotsToPay.ts';

/** Today's unpaid slots of the pass's owner and members: one click pays with the pass. */
export function PassSlots({ pass, owner }: { pass: UsedPass; owner: string }) {
  const t = useStaffTexts().passes;
  const desk = useDeskTexts();
  const words = useReservationWords();
  const { user } = useAuth();
  const { zone } = usePark();
  const client = useQueryClient();
  const { change, pending } = useDeskMutation();
  const today = dayOf(useNow(60_000), zone);
  const { data: members = [] } = useQuery({ ...membersOf(pass.id), enabled: pass.kind.shared });
  const { data = [] } = useQuery(slotsToPay([owner, ...members], today, zone));
  const decide = (slot: Slot) =>
    user && decideRedeeming(pass, slot, user, takenThatDay(pass.uses, slot.start, zone));
  const fitting = data.filter((slot) => decide(slot) === 'ok');
  const pay = async (slot: Slot) => {
    await change(passMutation(slot, pass), { done: desk.payDone, failed: desk.payFailed });
    // Also after a failure: another member may have used the pass.
    await Promise.all([passesKey, toPayKey].map((queryKey) => client.invalidateQueries({ queryKey })));
  };
  if (fitting.length === 0)
    return data.some((slot) => decide(slot) === 'PASS_DAY_USED') ? (
      <p className={form.hint}>{t.dayUsed}</p>
    ) : null;
  return (
    <div className={form.actions}>
      {fitting.map((slot) => (
        <Button key={slot.id} variant="primary" busy={pending.has(slot.id)} onClick={() => void pay(slot)}>
          {t.payFor(words.place(slot))}
        </Button>
      ))}
    </div>
  );
}
