import { paths } from '@cablepark/contract/paths';
import form from '../../../staff/form/Form.module.css';
import { useStaffTexts } from '../../../staff/texts.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { StepEnd } from '../StepEnd.tsx';
import type { StepProps } from '../stepProps.ts';
import { VisitorsSee } from '../VisitorsSee.tsx';

/** The plan that generates slots; it has a page of its own. */
export function SeasonStep({ state, onDone }: StepProps) {
  const t = useStaffTexts().setup.season;
  const { plans } = state.counts;
  return (
    <>
      <p className={form.hint}>{t.hint}</p>
      <VisitorsSee to={paths.planner}>{plans > 0 ? t.plans(plans) : t.none}</VisitorsSee>
      <StepEnd step="season" state={state} onDone={onDone} leadsAway>
        <ButtonLink variant="primary" to={paths.season}>
          {t.open}
        </ButtonLink>
      </StepEnd>
    </>
  );
}
