import { isLateCancelling } from '@cablepark/domain/booking/rules';
import type { Slot } from '@cablepark/domain/slots/slot';
import type { ReactNode } from 'react';
import { toast } from 'react-toastify/unstyled';
import { moveOwnMutation } from '../../../booking/api/moveOwnRide.ts';
import type { Outcome } from '../../../booking/changeSlots.ts';
import { limitText } from '../../../booking/limitText.ts';
import { isTooLate, type RiderMessage, unreachedText } from '../../../booking/outcomeText.ts';
import type { RunMutation } from '../../../booking/useSlotMutation.ts';
import { isUnsent, useSlotQuestion } from '../../../booking/useSlotQuestion.tsx';
import { useSlotWords } from '../../../booking/useSlotWords.ts';
import { failedText } from '../../../i18n/errorText.ts';
import { useTexts } from '../../../i18n/LanguageProvider.tsx';
import { ownMoveTexts } from '../../../i18n/pages/own-move.texts.ts';
import { usePageTexts } from '../../../i18n/pageTexts.ts';
import { ApiError } from '../../../lib/http/errors.ts';
import { clock } from '../../../lib/time/clock.ts';
import { usePark } from '../../../park/ParkProvider.tsx';

function report({ kind, text }: RiderMessage): void {
  toast[kind](text);
}

/** Asks with both times and the price, and moves the ride while the question stays open. @returns whether it was moved */
export function useMoving(run: RunMutation) {
  const texts = useTexts();
  const t = usePageTexts(ownMoveTexts);
  const { account, common } = texts;
  const { policy, zone } = usePark();
  const words = useSlotWords();
  const { ask } = useSlotQuestion(report);

  function priceText(from: Slot, to: Slot): string {
    const price = common.price(to.price);
    if (to.price === from.price) return t.samePrice(price);
    const [more, less] = [common.price(to.price - from.price), common.price(from.price - to.price)];
    return to.price > from.price ? t.dearer(price, more) : t.cheaper(price, less);
  }

  function whatOf(from: Slot, to: Slot): ReactNode {
    const limit = account.hoursBefore(policy.cancelFreeHours);
    return (
      <>
        <p>{`${t.before}: ${words.place(from)}\n${t.after}: ${words.place(to)}`}</p>
        <p>
          <strong>{priceText(from, to)}</strong>
        </p>
        {isLateCancelling(from, clock.now(), policy) && <p>{t.late(limit, common.price(from.price))}</p>}
      </>
    );
  }

  function failureOf(outcome: Exclude<Outcome, { kind: 'done' }>): string {
    if (isTooLate(outcome)) return t.tooLate;
    if (!('error' in outcome)) return t.taken;
    const { error } = outcome;
    if (error instanceof ApiError && error.code === 'SLOT_TAKEN') return t.taken;
    return (
      unreachedText(outcome, texts) ?? limitText(error, texts, zone) ?? failedText(t.failed, error, texts)
    );
  }

  return async (from: Slot, to: Slot): Promise<boolean> => {
    const text = whatOf(from, to);
    const answer = await ask({
      prepare: () => ({ title: t.question, text, confirmLabel: t.confirm, cancelLabel: t.keep }),
      send: (dialog) => run(moveOwnMutation(from, to), () => dialog.note(t.unsure)),
      failureOf: (result) =>
        result.kind === 'done'
          ? null
          : { message: { kind: 'error', text: failureOf(result) }, mayRetry: isUnsent(result) },
    });
    if (answer.kind !== 'sent') return false;
    answer.dialog.close();
    if (answer.result.kind !== 'done') return false;
    report({ kind: 'success', text: `${t.moved}\n${words.when(to)}` });
    return true;
  };
}
