import { usePark } from '../../../park/ParkProvider.tsx';
import { BillDetails, BillItems } from './BillFields.tsx';
import { BillPasses } from './BillPasses.tsx';
import { Methods, type MethodsProps } from './Methods.tsx';
import { TakeFromPass } from './TakeFromPass.tsx';
import type { BillDraft } from './useBill.ts';

interface BillPaymentProps extends MethodsProps {
  bill: BillDraft;
  onClose: () => void;
  /** Whether there is something to pay before anything is added. */
  hasRides: boolean;
}

/** How a bill is paid, and what can be added to it. */
export function BillPayment({ bill, onClose, hasRides, ...methods }: BillPaymentProps) {
  const { features } = usePark();
  const payment = bill.isOnPassAlone ? (
    <TakeFromPass bill={bill} onClose={onClose} />
  ) : (
    <Methods {...methods} />
  );
  return (
    <>
      {hasRides && payment}
      <BillItems bill={bill} />
      <BillPasses bill={bill} />
      {!hasRides && payment}
      {features.includes('bills') && <BillDetails bill={bill} />}
    </>
  );
}
