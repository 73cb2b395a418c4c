import type { SetupState } from '@cablepark/contract/accounts/setup.schema';
import type { SetupStep } from '@cablepark/domain/park/setup';
import form from '../../staff/form/Form.module.css';
import { useStaffTexts } from '../../staff/texts.ts';
import { Button } from '../../ui/Button.tsx';
import type { Elements } from '../../ui/elements.ts';
import { SaveFailure } from './SaveFailure.tsx';
import { useSavePark } from './useSavePark.ts';

interface StepEndProps {
  step: SetupStep;
  state: SetupState;
  onDone: () => void;
  /** The step's own primary button; otherwise there is one to continue. */
  children?: Elements;
  /** That button leads to another page: after the return there must be a button to continue. */
  leadsAway?: boolean;
}

/** The buttons of a step: its action, and a way to skip it. */
export function StepEnd({ step, state, onDone, children, leadsAway = false }: StepEndProps) {
  const t = useStaffTexts().setup;
  const { saving, pass } = usePassing(state);
  const hasOwn = children !== undefined;
  const isToDo = state.steps[step] === 'todo';
  // Going on without the step's work postpones it.
  const goOn = () => (isToDo ? pass(step, onDone) : onDone());
  return (
    <>
      <SaveFailure error={saving.error} />
      <div className={form.actions}>
        {hasOwn ? (
          children
        ) : (
          <Button variant="primary" busy={saving.isPending} onClick={goOn}>
            {t.next}
          </Button>
        )}
        {hasOwn && (isToDo || leadsAway) && (
          <Button variant="quiet" busy={saving.isPending} onClick={goOn}>
            {isToDo ? t.notNow : t.next}
          </Button>
        )}
      </div>
    </>
  );
}

/** Records that the owner has passed a step, or tried it with success. */
export function usePassing(state: SetupState) {
  const saving = useSavePark();
  const { seen, tried = [] } = state.setup;
  const pass = (step: SetupStep, onDone: () => void) => {
    if (seen.includes(step)) return onDone();
    return saving.mutate({ setup: { seen: [...seen, step] } }, { onSuccess: onDone });
  };
  /** Records a step that succeeded and leaves no other trace. */
  const noteTried = (step: SetupStep) => {
    if (!tried.includes(step)) saving.mutate({ setup: { tried: [...tried, step] } });
  };
  return { saving, pass, noteTried };
}
