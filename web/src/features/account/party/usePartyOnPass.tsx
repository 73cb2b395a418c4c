import { type PartlyOfferedPass, partlyOfferedPass } from '@cablepark/domain/passes/covered-rides';
import { hasBegun, type Slot } from '@cablepark/domain/slots/slot';
import { useQuery } from '@tanstack/react-query';
import { passesToPay } from '../../../booking/api/readPasses.ts';
import type { Outcome } from '../../../booking/changeSlots.ts';
import { type RiderMessage, unreachedText } from '../../../booking/outcomeText.ts';
import { ownPartyTexts } from '../../../booking/parties/party.texts.ts';
import { useCostWords } from '../../../booking/useCostWords.tsx';
import { usePassOffer } from '../../../booking/usePassOffer.ts';
import type { RunMutation } from '../../../booking/useSlotMutation.ts';
import { isUnsent, useSlotQuestion } from '../../../booking/useSlotQuestion.tsx';
import { failedText } from '../../../i18n/errorText.ts';
import { useTexts } from '../../../i18n/LanguageProvider.tsx';
import { usePageTexts } from '../../../i18n/pageTexts.ts';
import type { Texts } from '../../../i18n/pl.ts';
import { clock } from '../../../lib/time/clock.ts';
import { usePark } from '../../../park/ParkProvider.tsx';
import type { Account } from '../../../session/account.ts';
import { payPartyMutation } from '../api/payParty.ts';
import { notesOn, timesOf } from './partyOnPassQuestion.ts';

/** Pays with one of the rider's passes for as many slots of a party as it can, and shows which stay unpaid. */
export function usePartyOnPass(user: Account, run: RunMutation, say: (message: RiderMessage) => void) {
  const texts = useTexts();
  const t = usePageTexts(ownPartyTexts);
  const { planner } = texts;
  const costs = useCostWords();
  const { features, zone } = usePark();
  const { ask } = useSlotQuestion(say);
  const { chargeText, forget } = usePassOffer();
  const hasPasses = features.includes('passes') && features.includes('own-parties');
  const { data: passes } = useQuery({ ...passesToPay(user), enabled: hasPasses });

  const offerFor = (rides: readonly Slot[]): PartlyOfferedPass | null => {
    const unpaid = rides.filter((slot) => slot.payment === null && !hasBegun(slot, clock.now()));
    return passes && unpaid.length > 1 ? partlyOfferedPass(passes, unpaid, user, zone) : null;
  };

  const pay = async (rides: readonly Slot[]): Promise<void> => {
    const offer = offerFor(rides);
    if (!offer) return;
    const { covered, left, pass } = offer;
    const [first] = covered;
    if (!first) return;
    let leftIds: readonly number[] = left.map(({ slot }) => slot.id);
    const answer = await ask({
      prepare: () => ({
        title: planner.pass.payQuestion,
        text: costs.toBookOnPass(
          t.onPass(covered.length, timesOf(covered, zone)),
          first,
          chargeText(offer),
          notesOn(offer, t, zone),
        ),
        confirmLabel: planner.pass.pay,
      }),
      send: (dialog) =>
        run(
          payPartyMutation([...covered, ...left.map(({ slot }) => slot)], pass, (ids) => (leftIds = ids)),
          () => dialog.note(planner.unsure),
        ),
      failureOf: (outcome) =>
        outcome.kind === 'done'
          ? null
          : { message: { kind: 'error', text: whyNot(outcome, texts) }, mayRetry: isUnsent(outcome) },
    });
    if (answer.kind !== 'sent') return;
    answer.dialog.close();
    void forget();
    if (answer.result.kind !== 'done') return;
    const stillUnpaid = rides.filter(({ id }) => leftIds.includes(id));
    const text = stillUnpaid.length === 0 ? planner.pass.paid : t.paidSome(timesOf(stillUnpaid, zone));
    say({ kind: 'success', text });
  };

  return { offerFor, pay };
}

function whyNot(outcome: Outcome, texts: Texts): string {
  const why = 'error' in outcome ? outcome.error : null;
  const networkText = 'error' in outcome ? unreachedText(outcome, texts) : null;
  return networkText ?? failedText(texts.planner.pass.payFailed, why, texts);
}
