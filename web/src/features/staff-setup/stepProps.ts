import type { SetupState } from '@cablepark/contract/accounts/setup.schema';
import type { ParkDescription } from '@cablepark/domain/park/content';

export interface StepProps {
  state: SetupState;
  content: ParkDescription;
  /** Opens the next open step. */
  onDone: () => void;
}
