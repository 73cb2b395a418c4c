import { useStaffPageTexts } from '../../../staff/texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { useDesk } from '../deskContext.ts';
import { tillTexts } from './till.texts.ts';
import type { BillDraft } from './useBill.ts';

/** Where passes pay for everything there is no method to choose. */
export function TakeFromPass({ bill, onClose }: { bill: BillDraft; onClose: () => void }) {
  const t = useStaffPageTexts(tillTexts);
  const { actions } = useDesk();
  const take = () => {
    const wholeBill = bill.paidBy('cash');
    if (wholeBill === null) return;
    onClose();
    void actions.payBill(wholeBill);
  };
  return (
    <Button variant="primary" disabled={bill.paidBy('cash') === null} onClick={take}>
      {t.takeRides(bill.ridesOnPass)}
    </Button>
  );
}

/** Where passes pay for some of the rides, the others may stay unpaid. */
export function TakeOnlyFromPass({ bill, onClose }: { bill: BillDraft; onClose: () => void }) {
  const t = useStaffPageTexts(tillTexts);
  const { actions } = useDesk();
  const { onlyOnPass } = bill;
  if (onlyOnPass === null) return null;
  const take = () => {
    onClose();
    void actions.payBill(onlyOnPass);
  };
  return <Button onClick={take}>{t.onlyOnPass(onlyOnPass.rides.length)}</Button>;
}
