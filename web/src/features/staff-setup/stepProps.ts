import type { SetupState } from '@cablepark/contract/accounts/setup';
import type { ParkDescription } from '@cablepark/domain/park/content';

export interface StepProps {
  state: SetupState;
  content: ParkDescription;
  /** To the next step that is to be done. */
  onDone: () => void;
}
