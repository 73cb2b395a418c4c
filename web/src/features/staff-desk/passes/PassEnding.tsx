import { toGrosze } from '@cablepark/contract/money';
import { requireWireTime } from '@cablepark/contract/wire-time';
import { deskReasons, passWithdrawn } from '@cablepark/domain/payments/void-reasons';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../../i18n/LanguageProvider.tsx';
import { usePark } from '../../../park/ParkProvider.tsx';
import form from '../../../staff/form/Form.module.css';
import { shortWhen } from '../../../staff/form/when.ts';
import { useStaffTexts } from '../../../staff/texts.ts';
import { endingOf } from './api/passes.ts';

/** How a pass ended: withdrawal by its buyer, or a void by staff; with time and refund. */
export function PassEnding({ pass }: { pass: number }) {
  const t = useStaffTexts().passes;
  const { common } = useTexts();
  const { zone } = usePark();
  const { data: ending } = useQuery(endingOf(pass));
  if (!ending) return null;
  const { note, moneyBack, date_created } = ending;
  const when = shortWhen(requireWireTime(date_created), zone);
  const price = common.price(toGrosze(moneyBack ?? 0));
  if (note === deskReasons.undone) return <p>{t.takenBack(when)}</p>;
  return (
    <>
      <p>{note === passWithdrawn ? t.withdrawn(when) : t.voidedFor(when, note ?? '')}</p>
      <p className={form.hint}>{t.endedMoney(price)}</p>
    </>
  );
}
