import { isLateCancelling } from '@cablepark/domain/booking/rules';
import { slotsTogetherAtMost } from '@cablepark/domain/park/policy';
import type { Slot } from '@cablepark/domain/slots/slot';
import { useState } from 'react';
import { cancelAllMutation } from '../../../booking/api/cancelSlot.ts';
import {
  type GivenBackTogether,
  giveBackTogetherMutation,
  previewGivingBackTogether,
} from '../../../booking/api/giveBack.ts';
import { failedCancelling, type RiderMessage } from '../../../booking/outcomeText.ts';
import { ownPartyTexts } from '../../../booking/parties/party.texts.ts';
import type { RunMutation } from '../../../booking/useSlotMutation.ts';
import { isUnsent, useSlotQuestion } from '../../../booking/useSlotQuestion.tsx';
import { priceOf, useSlotWords } from '../../../booking/useSlotWords.ts';
import { failedText } from '../../../i18n/errorText.ts';
import { useTexts } from '../../../i18n/LanguageProvider.tsx';
import { usePageTexts } from '../../../i18n/pageTexts.ts';
import { clock } from '../../../lib/time/clock.ts';
import { usePark } from '../../../park/ParkProvider.tsx';
import styles from './CancelSome.module.css';

/** Asks which rides of a party to cancel, shows the refunds of paid ones, and cancels all of them or none. */
export function useCancellingSome(run: RunMutation, say: (message: RiderMessage) => void) {
  const texts = useTexts();
  const t = usePageTexts(ownPartyTexts);
  const { planner, account } = texts;
  const { ask } = useSlotQuestion(say);

  /** Null if it could not be read. */
  async function readBack(rides: readonly Slot[]): Promise<GivenBackTogether | null> {
    if (rides.every(({ payment }) => payment === null)) return new Map();
    try {
      return await previewGivingBackTogether(rides);
    } catch (error) {
      say({ kind: 'error', text: failedText(account.cancelFailed, error, texts) });
      return null;
    }
  }

  return async (rides: readonly Slot[]): Promise<void> => {
    const cancellable = rides.slice(0, slotsTogetherAtMost);
    const back = await readBack(cancellable);
    if (back === null) return;
    const isPaid = back.size > 0;
    const offered = isPaid ? cancellable.filter(({ id }) => back.has(id)) : cancellable;
    let slotsToCancel: readonly Slot[] = offered;
    const mutation = () =>
      isPaid
        ? giveBackTogetherMutation(slotsToCancel, back)
        : { ...cancelAllMutation(slotsToCancel), optimistic: [] };
    const answer = await ask({
      prepare: () => ({
        title: t.cancelQuestion,
        text: (
          <Choose
            rides={offered}
            back={back}
            leftOut={cancellable.length - offered.length}
            onChange={(slots) => (slotsToCancel = slots)}
          />
        ),
        confirmLabel: t.cancelChosen,
        cancelLabel: planner.keepBooking,
        cancels: true,
      }),
      send: async (dialog) =>
        slotsToCancel.length === 0 ? null : run(mutation(), () => dialog.note(planner.unsureCancelling)),
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
  back: GivenBackTogether;
  /** The number of rides that only the desk can cancel. */
  leftOut: number;
  onChange: (rides: readonly Slot[]) => void;
}

/** All rides are selected at first; the cost of the selected ones is below. */
function Choose({ rides, back, leftOut, onChange }: ChooseProps) {
  const { account, common, planner } = useTexts();
  const t = usePageTexts(ownPartyTexts);
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
              <span>
                <span>{words.place(slot)}</span>
                {slot.payment !== null && <GetsBack given={back.get(slot.id)} />}
              </span>
            </label>
          </li>
        ))}
      </ul>
      {leftOut > 0 && <p>{t.leftOut(leftOut)}</p>}
      <p>
        {late.length > 0
          ? planner.cancelLate(account.hoursBefore(policy.cancelFreeHours), common.price(priceOf(late)))
          : planner.cancelFree}
      </p>
    </>
  );
}

/** The refund of a paid ride. */
function GetsBack({ given }: { given: ReturnType<GivenBackTogether['get']> }) {
  const t = usePageTexts(ownPartyTexts);
  const { common } = useTexts();
  if (!given) return null;
  const text = given.back === 'money' ? t.back.money(common.price(given.amount)) : t.back[given.back];
  return <span className={styles.back}>{text}</span>;
}
