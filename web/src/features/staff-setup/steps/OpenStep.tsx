import type { SetupState } from '@cablepark/contract/accounts/setup.schema';
import { paths } from '@cablepark/contract/paths';
import { useState } from 'react';
import { Link } from 'react-router';
import { toast } from 'react-toastify/unstyled';
import form from '../../../staff/form/Form.module.css';
import { useStaffTexts } from '../../../staff/texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { useConfirm } from '../../../ui/dialogs/Modals.tsx';
import { Field } from '../../../ui/fields/Field.tsx';
import { Alert } from '../../../ui/status/Alert.tsx';
import { PriceGap } from '../PriceGap.tsx';
import { SaveFailure } from '../SaveFailure.tsx';
import styles from '../Setup.module.css';
import { StepEnd } from '../StepEnd.tsx';
import type { StepProps } from '../stepProps.ts';
import { useSavePark } from '../useSavePark.ts';

/** Switches from the page with the opening date to the site. */
export function OpenStep({ state, onDone }: StepProps) {
  if (state.opening.isOpen) return <OpenNote />;
  return (
    <>
      <Shut state={state} />
      <StepEnd step="open" state={state} onDone={onDone}>
        {null}
      </StepEnd>
    </>
  );
}

function Shut({ state }: { state: SetupState }) {
  const { open: t, season, tracks } = useStaffTexts().setup;
  const saving = useSavePark();
  const [day, setDay] = useState(state.opening.day ?? '');
  const isEmpty = state.counts.tracks === 0 || state.counts.plans === 0;
  const dayOrNull = day === '' ? null : day;
  const save = (isOpen: boolean) =>
    saving.mutate(
      { opening: { isOpen, day: dayOrNull } },
      { onSuccess: () => toast.success(isOpen ? t.opened : t.daySaved) },
    );
  return (
    <>
      <p>{t.isShut}</p>
      <div className={styles.adding}>
        <Field
          label={t.day}
          hint={t.dayHint}
          type="date"
          value={day}
          onChange={(event) => setDay(event.target.value)}
        />
        <Button disabled={dayOrNull === state.opening.day || saving.isPending} onClick={() => save(false)}>
          {t.saveDay}
        </Button>
      </div>
      {isEmpty && (
        <Alert kind="warning">
          <span>{t.missing}</span>{' '}
          {state.counts.tracks === 0 ? (
            <Link to={paths.tracksEditor}>{tracks.add}</Link>
          ) : (
            <Link to={paths.season}>{season.open}</Link>
          )}
        </Alert>
      )}
      <PriceGap state={state} />
      {state.slot_prices.listed === null && (
        <Alert kind="warning">
          <span>{t.noPrices}</span> <Link to="?step=prices">{t.addPrices}</Link>
        </Alert>
      )}
      {state.steps.operator !== 'done' && (
        <Alert kind="warning">
          <span>{t.noOperator}</span> <Link to="?step=operator">{t.addOperator}</Link>
        </Alert>
      )}
      <SaveFailure error={saving.error} />
      <p className={form.actions}>
        <Button variant="primary" busy={saving.isPending} onClick={() => save(true)}>
          {t.open}
        </Button>
      </p>
    </>
  );
}

function OpenNote() {
  const t = useStaffTexts().setup.open;
  const saving = useSavePark();
  const confirm = useConfirm();
  const shut = async () => {
    const question = { title: t.shutQuestion, text: t.shutText, confirmLabel: t.shut, danger: true };
    if (!(await confirm(question))) return;
    saving.mutate({ opening: { isOpen: false } }, { onSuccess: () => toast.success(t.shutDone) });
  };
  return (
    <>
      <Alert kind="success">{t.isOpen}</Alert>
      <SaveFailure error={saving.error} />
      <p className={form.actions}>
        <Button variant="quietDanger" busy={saving.isPending} onClick={() => void shut()}>
          {t.shut}
        </Button>
      </p>
    </>
  );
}
