import { decideCancelling } from '@cablepark/domain/booking/rules';
import type { Slot } from '@cablepark/domain/slots/slot';
import { useQueryClient } from '@tanstack/react-query';
import { riderCancelMutation } from '../../../booking/api/cancelSlot.ts';
import { ToCalendar } from '../../../booking/calendar/ToCalendar.tsx';
import type { Message } from '../../../booking/outcomeText.ts';
import { failedCancelling } from '../../../booking/outcomeText.ts';
import type { RunMutation } from '../../../booking/useSlotMutation.ts';
import { useSlotWords } from '../../../booking/useSlotWords.ts';
import { isUnsent, useWorkInQuestion } from '../../../booking/useWorkInQuestion.tsx';
import { useTexts } from '../../../i18n/LanguageProvider.tsx';
import { clock } from '../../../lib/time/clock.ts';
import { usePark } from '../../../park/ParkProvider.tsx';
import type { Account } from '../../../session/account.ts';
import type { OpenQuestion } from '../../../ui/dialogs/questions.ts';
import { followingSlot } from './followingSlot.ts';

/** Confirms a booking in the question, and offers the next steps: calendar, next slot, or undo. */
export function useBookedAnswer(run: RunMutation, say: (message: Message) => void) {
  const texts = useTexts();
  const t = texts.planner;
  const { policy, features } = usePark();
  const queries = useQueryClient();
  const words = useSlotWords();
  const work = useWorkInQuestion(say);

  async function undo(slot: Slot, question: OpenQuestion): Promise<void> {
    const outcome = await work(
      question,
      t.cancelQuestion,
      () => run(riderCancelMutation(slot), () => question.note(t.unsureCancelling)),
      (result) =>
        result.kind === 'done'
          ? null
          : {
              message: { kind: 'error', text: failedCancelling(result, texts) },
              mayRetry: isUnsent(result),
            },
    );
    question.close();
    if (outcome.kind === 'done') say({ kind: 'success', text: t.cancelled });
  }

  /** @returns the next slot, if the rider wants it */
  return async (slot: Slot, user: Account, isPaid: boolean, question: OpenQuestion): Promise<Slot | null> => {
    const now = clock.now();
    const next = followingSlot(queries, slot, now);
    const mine = { ...slot, rider: user.id };
    const mayUndo = !isPaid && decideCancelling({ slot: mine, actor: user, now, policy }) === 'ok';
    const choice = await question.ask({
      title: t.bookedTitle(words.time(slot)),
      text: (
        <>
          <p>{words.what(slot)}</p>
          {features.includes('calendar') && (
            <ToCalendar slot={slot} time={words.time(slot)} track={words.track(slot)} />
          )}
        </>
      ),
      cancelLabel: null,
      undoLabel: mayUndo ? t.undo : undefined,
      ...(next && { otherLabel: t.addNext(words.time(next)) }),
      confirmLabel: t.allDone,
    });
    if (choice === 'undo') await undo(mine, question);
    question.close();
    return choice === 'other' ? next : null;
  };
}
