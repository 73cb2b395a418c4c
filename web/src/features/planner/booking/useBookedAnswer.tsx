import { decideCancelling } from '@cablepark/domain/booking/rules';
import { endOf, isOpen, type Slot } from '@cablepark/domain/slots/slot';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { riderCancelMutation } from '../../../booking/api/cancelSlot.ts';
import { slotKeys } from '../../../booking/api/slotKeys.ts';
import { ToCalendar } from '../../../booking/calendar/ToCalendar.tsx';
import { failedCancelling, type RiderMessage } from '../../../booking/outcomeText.ts';
import { useOfferToPay } from '../../../booking/useOfferToPay.tsx';
import type { RunMutation } from '../../../booking/useSlotMutation.ts';
import { isUnsent, useSlotQuestion } from '../../../booking/useSlotQuestion.tsx';
import { useSlotWords } from '../../../booking/useSlotWords.ts';
import { useTexts } from '../../../i18n/LanguageProvider.tsx';
import { clock } from '../../../lib/time/clock.ts';
import { usePark } from '../../../park/ParkProvider.tsx';
import type { Account } from '../../../session/account.ts';
import type { OpenQuestion } from '../../../ui/dialogs/questions.ts';

/** Confirms a booking in the question, and offers the next steps: calendar, paying, next slot, or undo. */
export function useBookedAnswer(run: RunMutation, say: (message: RiderMessage) => void) {
  const texts = useTexts();
  const t = texts.planner;
  const { policy, features } = usePark();
  const queries = useQueryClient();
  const words = useSlotWords();
  const offerToPay = useOfferToPay();
  const { sendIn } = useSlotQuestion(say);

  async function undo(slot: Slot, dialog: OpenQuestion): Promise<void> {
    const outcome = await sendIn(dialog, t.cancelQuestion, {
      send: () => run(riderCancelMutation(slot), () => dialog.note(t.unsureCancelling)),
      failureOf: (result) =>
        result.kind === 'done'
          ? null
          : { message: { kind: 'error', text: failedCancelling(result, texts) }, mayRetry: isUnsent(result) },
    });
    dialog.close();
    if (outcome.kind === 'done') say({ kind: 'success', text: t.cancelled });
  }

  /** @returns the next slot, if the rider wants it */
  return async (slot: Slot, user: Account, isPaid: boolean, dialog: OpenQuestion): Promise<Slot | null> => {
    const now = clock.now();
    const next = followingSlot(queries, slot, now);
    const mine = { ...slot, rider: user.id };
    const mayUndo = !isPaid && decideCancelling({ slot: mine, actor: user, now, policy }) === 'ok';
    const choice = await dialog.ask({
      title: t.bookedTitle(words.time(slot)),
      text: (
        <>
          <p>{words.what(slot)}</p>
          {features.includes('calendar') && (
            <ToCalendar slot={slot} time={words.time(slot)} track={words.track(slot)} />
          )}
          {offerToPay([slot], isPaid, dialog)}
        </>
      ),
      cancelLabel: null,
      undoLabel: mayUndo ? t.undo : undefined,
      ...(next && { otherLabel: t.addNext(words.time(next)) }),
      confirmLabel: t.allDone,
    });
    if (choice === 'undo') await undo(mine, dialog);
    return choice === 'other' ? next : null;
  };
}

/** The next slot on the track, if it is free: the rider may want it too. */
function followingSlot(queries: QueryClient, slot: Slot, now: Temporal.Instant): Slot | null {
  const lists = queries.getQueriesData<readonly Slot[]>({
    queryKey: [...slotKeys.lists, 'planner', slot.track],
  });
  const start = endOf(slot);
  const follows = (other: Slot) => other.start.equals(start) && other.event === null && isOpen(other, now);
  return lists.flatMap(([, slots]) => slots ?? []).find(follows) ?? null;
}
