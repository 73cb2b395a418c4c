import { toGrosze } from '@cablepark/contract/money';
import type { WithdrawalRow } from '@cablepark/contract/payments/withdrawals.schema';
import { requireWireTime } from '@cablepark/contract/wire-time';
import { lastDayOf } from '@cablepark/domain/passes/pass-kind';
import { dateText, timeText } from '@cablepark/domain/time/display';
import { dayOf } from '@cablepark/domain/time/park-time';
import { inLanguage } from '@cablepark/domain/words/in-language';
import { useLanguage, useTexts } from '../../../i18n/LanguageProvider.tsx';
import { withdrawalsTexts } from '../../../i18n/pages/withdrawals.texts.ts';
import { usePageTexts } from '../../../i18n/pageTexts.ts';
import { usePark } from '../../../park/ParkProvider.tsx';

/** Texts about a contract, in the visitor's language and the park's zone. */
export function useContractWords() {
  const t = usePageTexts(withdrawalsTexts);
  const { common } = useTexts();
  const { language } = useLanguage();
  const { zone } = usePark();
  return {
    nameOf: ({ contract }: WithdrawalRow) => (contract ? inLanguage(contract, language) : t.account),
    /** `25.11.2026, 20:15` */
    moment: (wire: string) => {
      const at = requireWireTime(wire);
      return `${dateText(dayOf(at, zone))}, ${timeText(at, zone)}`;
    },
    lastDay: ({ until }: WithdrawalRow) => dateText(lastDayOf(requireWireTime(until), zone)),
    /** @param pln PLN */
    price: (pln: number) => common.price(toGrosze(pln)),
  };
}
