import { usePark } from '../../../park/ParkProvider.tsx';
import { BillDetails, BillItems } from './BillFields.tsx';
import { BillPasses } from './BillPasses.tsx';
import { Methods, type MethodsProps } from './Methods.tsx';
import { TakeFromPass } from './TakeFromPass.tsx';
import type { BillDraft } from './useBill.ts';

interface BillPaymentProps extends MethodsProps {
  bill: BillDraft;
  onClose: () => void;
}

/** How a bill is paid, and what can be added to it. */
export function BillPayment({ bill, onClose, ...methods }: BillPaymentProps) {
  const { features } = usePark();
  return (
    <>
      {bill.isOnPassAlone ? <TakeFromPass bill={bill} onClose={onClose} /> : <Methods {...methods} />}
      <BillItems bill={bill} />
      <BillPasses bill={bill} />
      {features.includes('bills') && <BillDetails bill={bill} />}
    </>
  );
}
