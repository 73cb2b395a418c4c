import { useTexts } from '../i18n/LanguageProvider.tsx';
import type { ConfirmQuestion } from '../ui/dialogs/questions.ts';
import type { GivenBack } from './api/giveBack.ts';

/** The refund of a paid slot, before and after the cancellation. */
export function useGivenBackWords() {
  const { common, planner } = useTexts();
  const t = planner.giveBack;
  const buttons: Record<GivenBack['back'], string> = {
    money: t.button,
    ride: t.button,
    nothing: t.buttonNothing,
    before: planner.cancelBooking,
    unsure: planner.cancelBooking,
  };
  return {
    /** @param what the slot, in words */
    question: (what: string, { back, amount }: GivenBack): ConfirmQuestion => ({
      title: t.question,
      text: (
        <>
          <p>{what}</p>
          <p>
            <strong>{back === 'money' ? t.money(common.price(amount)) : t[back]}</strong>
          </p>
          <p>{planner.undoing.never}</p>
        </>
      ),
      confirmLabel: buttons[back],
      cancelLabel: planner.keepBooking,
      cancels: true,
    }),
    done: ({ back, amount }: GivenBack): string => {
      if (back === 'money') return t.doneMoney(common.price(amount));
      return back === 'ride' ? t.doneRide : t.done;
    },
  };
}
