import type { SetupState } from '@cablepark/contract/accounts/setup.schema';
import type { ParkDescription } from '@cablepark/domain/park/content';
import { type StepState, setupSteps } from '@cablepark/domain/park/setup';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../i18n/LanguageProvider.tsx';
import { Page } from '../../page/Page.tsx';
import form from '../../staff/form/Form.module.css';
import { parkContent } from '../../staff/park/parkContent.ts';
import { useStaffTexts } from '../../staff/texts.ts';
import { LoadFailure } from '../../ui/status/LoadFailure.tsx';
import { Skeleton } from '../../ui/status/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { setupState } from './api/setup.ts';
import { Finish } from './Finish.tsx';
import styles from './Setup.module.css';
import { StepCard } from './StepCard.tsx';
import { useCurrentStep } from './useCurrentStep.ts';

/** /desk/setup: a list of steps from an empty park to the first booking (Admin). */
export default function SetupPage() {
  const t = useStaffTexts().setup;
  const { loading } = useTexts().common;
  const state = useQuery(setupState());
  const content = useQuery(parkContent());
  const failure = [state, content].find(({ isError }) => isError);
  return (
    <Page title={t.title} lead={t.lead}>
      {failure && <LoadFailure title={t.loadFailed} error={failure.error} onRetry={failure.refetch} />}
      {!failure && !(state.data && content.data) && (
        <div className={form.form}>
          <VisuallyHidden>{loading}</VisuallyHidden>
          <Skeleton height="2rem" />
          <Skeleton height="32rem" />
        </div>
      )}
      {state.data && content.data && <Steps state={state.data} content={content.data} />}
    </Page>
  );
}

function Steps({ state, content }: { state: SetupState; content: ParkDescription }) {
  const t = useStaffTexts().setup;
  const { current, open, goOn } = useCurrentStep(state.steps);
  const countOf = (which: StepState) => setupSteps.filter((step) => state.steps[step] === which).length;
  const done = countOf('done');
  return (
    <>
      <div className={styles.progress}>
        <label htmlFor="setup-progress">{t.progress(done, countOf('later'), setupSteps.length)}</label>
        <progress id="setup-progress" value={done} max={setupSteps.length} />
      </div>
      <ol className={styles.steps}>
        {setupSteps.map((step) => (
          <StepCard
            key={step}
            step={step}
            isOpen={step === current}
            onToggle={() => open(step === current ? null : step)}
            {...{ state, content, goOn }}
          />
        ))}
      </ol>
      <Finish state={state} />
    </>
  );
}
