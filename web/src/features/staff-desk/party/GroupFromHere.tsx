import type { Slot } from '@cablepark/domain/slots/slot';
import { dayOf } from '@cablepark/domain/time/park-time';
import { usePark } from '../../../park/ParkProvider.tsx';
import { DeskScope } from '../DeskScope.tsx';
import { GroupDialog } from './GroupDialog.tsx';

interface GroupFromHereProps {
  first: Slot;
  onClose: () => void;
}

/** The group's dialog of Today on another page. */
export default function GroupFromHere({ first, onClose }: GroupFromHereProps) {
  const { zone } = usePark();
  return (
    <DeskScope>
      <GroupDialog day={dayOf(first.start, zone)} first={first} party={null} onClose={onClose} />
    </DeskScope>
  );
}
