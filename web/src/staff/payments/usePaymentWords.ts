import { toGrosze } from '@cablepark/contract/money';
import type { PaymentRecordRow } from '@cablepark/contract/payments/records.schema';
import { requireWireTime } from '@cablepark/contract/wire-time';
import { inLanguage } from '@cablepark/domain/words/in-language';
import { useLanguage, useTexts } from '../../i18n/LanguageProvider.tsx';
import { usePark } from '../../park/ParkProvider.tsx';
import { useTrackName } from '../../park/TrackNames.tsx';
import { shortWhen } from '../form/when.ts';
import { useStaffTexts } from '../texts.ts';

export interface PaymentWords {
  /** `55 zł`, of an amount in PLN. */
  price: (pln: number) => string;
  /** A wire time in the park's zone. */
  when: (wire: string) => string;
  method: (payment: Pick<PaymentRecordRow, 'method'>) => string;
  /** The kind of payment. */
  kind: (payment: Pick<PaymentRecordRow, 'kind'>) => string;
  /** `slot, Tor 1, 04.07.2026, 10:15`. */
  what: (payment: PaymentRecordRow) => string;
  /** The reason of a void, from staff or the program. */
  reason: (payment: PaymentRecordRow) => string | null;
}

/** Texts about payments. */
export function usePaymentWords(): PaymentWords {
  const { payments: t, desk } = useStaffTexts();
  const { common } = useTexts();
  const { language } = useLanguage();
  const { zone } = usePark();
  const trackName = useTrackName();
  const when = (wire: string) => shortWhen(requireWireTime(wire), zone);
  const own: Readonly<Record<string, string>> = t.ownCancelling;
  return {
    price: (pln) => common.price(toGrosze(pln)),
    when,
    method: ({ method }) => (method === 'transfer' ? t.transfer : desk.method[method]),
    kind: ({ kind }) => t.kinds[kind],
    what({ kind, item, slot, start, track }) {
      if (item !== null)
        return [`${item.count} × ${inLanguage(item.name, language)}`, kind === 'item' ? null : t.kinds[kind]]
          .filter(Boolean)
          .join(', ');
      if (slot === null) return t.kinds[kind];
      if (start === null || track === null) return `${t.kinds[kind]}, ${t.gone}`;
      return `${t.kinds[kind]}, ${trackName(track)}, ${when(start)}`;
    },
    reason: ({ void_reason: reason }) => (reason === null ? null : (own[reason] ?? reason)),
  };
}
