import { type DeskMethod, saleMethods } from '@cablepark/domain/park/policy';
import { useStaffPageTexts } from '../../../staff/texts.ts';
import { Dialog } from '../../../ui/dialogs/Dialog.tsx';
import { LoadFailure } from '../../../ui/status/LoadFailure.tsx';
import { Skeleton } from '../../../ui/status/Skeleton.tsx';
import { useDesk } from '../deskContext.ts';
import { BillPayment } from './BillPayment.tsx';
import { tillTexts } from './till.texts.ts';
import { useBill } from './useBill.ts';
import { useDeskPriceQuery } from './useDeskItems.ts';

const noRides = [] as const;

/** Sells passes and items of the price list to a customer without a slot. */
export function TillDialog({ onClose }: { onClose: () => void }) {
  const t = useStaffPageTexts(tillTexts);
  const { data, error, refetch } = useDeskPriceQuery();
  return (
    <Dialog open onClose={onClose} title={t.title}>
      {!data && !error && <Skeleton height="12rem" />}
      {!data && error && <LoadFailure title={t.pricesFailed} error={error} onRetry={refetch} />}
      {data && <Sale onClose={onClose} />}
    </Dialog>
  );
}

function Sale({ onClose }: { onClose: () => void }) {
  const t = useStaffPageTexts(tillTexts);
  const { actions } = useDesk();
  const bill = useBill(noRides, null);
  const pay = (method: DeskMethod) => {
    const wholeBill = method === 'pass' ? null : bill.paidBy(method);
    if (wholeBill === null) return;
    onClose();
    void actions.payBill(wholeBill);
  };
  if (bill.items.length === 0 && bill.passes.kinds.length === 0) return <p>{t.nothing}</p>;
  return (
    <BillPayment
      bill={bill}
      total={bill.total}
      methods={saleMethods}
      isOpen={(method) => method !== 'pass' && bill.paidBy(method) !== null}
      onPay={pay}
      onClose={onClose}
      slots={noRides}
    />
  );
}
