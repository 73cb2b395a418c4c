import type { Slot } from '@cablepark/domain/slots/slot';
import { usePark } from '../../../park/ParkProvider.tsx';
import { BillDetails, BillItems } from './BillFields.tsx';
import { BillPasses } from './BillPasses.tsx';
import { GearProposal } from './GearProposal.tsx';
import { Methods, type MethodsProps } from './Methods.tsx';
import { TakeFromPass, TakeOnlyFromPass } from './TakeFromPass.tsx';
import type { BillDraft } from './useBill.ts';

interface BillPaymentProps extends MethodsProps {
  bill: BillDraft;
  onClose: () => void;
  /** Of its rides; without one nothing is to pay before something is added. */
  slots: readonly Slot[];
}

/** How a bill is paid, and what can be added to it. */
export function BillPayment({ bill, onClose, slots, ...methods }: BillPaymentProps) {
  const { features } = usePark();
  const payment = bill.isOnPassAlone ? (
    <TakeFromPass bill={bill} onClose={onClose} />
  ) : (
    <Methods {...methods} />
  );
  return (
    <>
      <GearProposal slots={slots} bill={bill} />
      <TakeOnlyFromPass bill={bill} onClose={onClose} />
      {slots.length > 0 && payment}
      <BillItems bill={bill} />
      <BillPasses bill={bill} />
      {slots.length === 0 && payment}
      {features.includes('bills') && <BillDetails bill={bill} />}
    </>
  );
}
