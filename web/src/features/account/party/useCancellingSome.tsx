import { isLateCancelling } from '@cablepark/domain/booking/rules';
import { slotsTogetherAtMost } from '@cablepark/domain/park/policy';
import type { Slot } from '@cablepark/domain/slots/slot';
import { useState } from 'react';
import { cancelAllMutation } from '../../../booking/api/cancelSlot.ts';
import { failedCancelling, type RiderMessage } from '../../../booking/outcomeText.ts';
import { ownPartyTexts } from '../../../booking/parties/party.texts.ts';
import type { RunMutation } from '../../../booking/useSlotMutation.ts';
import { isUnsent, useSlotQuestion } from '../../../booking/useSlotQuestion.tsx';
import { priceOf, useSlotWords } from '../../../booking/useSlotWords.ts';
import { useTexts } from '../../../i18n/LanguageProvider.tsx';
import { usePageTexts } from '../../../i18n/pageTexts.ts';
import { clock } from '../../../lib/time/clock.ts';
import { usePark } from '../../../park/ParkProvider.tsx';
import styles from './CancelSome.module.css';

/** Asks which unpaid rides of a party to cancel, and cancels them together or not at all. */
export function useCancellingSome(run: RunMutation, say: (message: RiderMessage) => void) {
  const texts = useTexts();
  const t = usePageTexts(ownPartyTexts);
  const { planner } = texts;
  const { ask } = useSlotQuestion(say);

  return async (rides: readonly Slot[]): Promise<void> => {
    const offered = rides.slice(0, slotsTogetherAtMost);
    let slotsToCancel: readonly Slot[] = offered;
    const answer = await ask({
      prepare: () => ({
        title: t.cancelQuestion,
        text: <Choose rides={offered} onChange={(slots) => (slotsToCancel = slots)} />,
        confirmLabel: t.cancelChosen,
        cancelLabel: planner.keepBooking,
        cancels: true,
      }),
      send: async (dialog) =>
        slotsToCancel.length === 0
          ? null
          : run({ ...cancelAllMutation(slotsToCancel), optimistic: [] }, () =>
              dialog.note(planner.unsureCancelling),
            ),
      failureOf: (outcome) => {
        if (outcome?.kind === 'done') return null;
        const text = outcome ? failedCancelling(outcome, texts) : t.noneChosen;
        return { message: { kind: 'error', text }, mayRetry: outcome !== null && isUnsent(outcome) };
      },
    });
    if (answer.kind !== 'sent') return;
    answer.dialog.close();
    if (answer.result?.kind === 'done') say({ kind: 'success', text: t.cancelled(slotsToCancel.length) });
  };
}

interface ChooseProps {
  rides: readonly Slot[];
  onChange: (rides: readonly Slot[]) => void;
}

/** All of them at first; what the chosen ones cost stands below. */
function Choose({ rides, onChange }: ChooseProps) {
  const { account, common, planner } = useTexts();
  const { policy } = usePark();
  const words = useSlotWords();
  const [chosen, setChosen] = useState(rides);
  const late = chosen.filter((slot) => isLateCancelling(slot, clock.now(), policy));
  const toggle = (slot: Slot) => {
    const next = chosen.includes(slot)
      ? chosen.filter((other) => other !== slot)
      : rides.filter((other) => other === slot || chosen.includes(other));
    setChosen(next);
    onChange(next);
  };
  return (
    <>
      <ul className={styles.rides}>
        {rides.map((slot) => (
          <li key={slot.id}>
            <label className={styles.ride}>
              <input
                type="checkbox"
                className={styles.box}
                checked={chosen.includes(slot)}
                onChange={() => toggle(slot)}
              />
              <span>{words.place(slot)}</span>
            </label>
          </li>
        ))}
      </ul>
      <p>
        {late.length > 0
          ? planner.cancelLate(account.hoursBefore(policy.cancelFreeHours), common.price(priceOf(late)))
          : planner.cancelFree}
      </p>
    </>
  );
}
