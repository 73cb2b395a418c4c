import type { SetupState } from '@cablepark/contract/accounts/setup.schema';
import { setupSteps } from '@cablepark/domain/park/setup';
import { toast } from 'react-toastify/unstyled';
import form from '../../staff/form/Form.module.css';
import { useStaffTexts } from '../../staff/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { Alert } from '../../ui/status/Alert.tsx';
import { SaveFailure } from './SaveFailure.tsx';
import styles from './Setup.module.css';
import { useSavePark } from './useSavePark.ts';

/** The owner finishes the setup, which removes its bar from their pages. */
export function Finish({ state }: { state: SetupState }) {
  const t = useStaffTexts().setup;
  const saving = useSavePark();
  if (state.setup.isOver) return <Alert kind="success">{t.finished}</Alert>;
  const isComplete = setupSteps.every((step) => state.steps[step] !== 'todo');
  return (
    <div className={styles.finish}>
      <SaveFailure error={saving.error} />
      <p className={form.hint}>{t.finishHint}</p>
      <Button
        variant={isComplete ? 'primary' : 'secondary'}
        busy={saving.isPending}
        onClick={() =>
          saving.mutate({ setup: { isOver: true } }, { onSuccess: () => toast.success(t.finished) })
        }
      >
        {t.finish}
      </Button>
    </div>
  );
}
