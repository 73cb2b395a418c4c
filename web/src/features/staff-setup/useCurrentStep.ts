import { type SetupStep, type StepState, setupSteps } from '@cablepark/domain/park/setup';
import { useState } from 'react';
import { useSearchParams } from 'react-router';

/**
 * The open step, stored in the address, so that a reload and "back" keep it. At first the first open one; once done it stays open until the owner
 * continues.
 */
export function useCurrentStep(states: Readonly<Record<SetupStep, StepState>>) {
  const [params, setParams] = useSearchParams();
  const requestedStep = params.get('step');
  const [first] = useState(() => setupSteps.find((step) => states[step] === 'todo') ?? null);
  const current =
    requestedStep === null ? first : (setupSteps.find((step) => step === requestedStep) ?? null);

  const open = (step: SetupStep | null) =>
    setParams({ step: step ?? 'none' }, { replace: true, preventScrollReset: true });

  /** Opens the next open step, preferably after this one. */
  const goOn = (from: SetupStep) => {
    const later = setupSteps.slice(setupSteps.indexOf(from) + 1);
    const next = [...later, ...setupSteps].find((step) => step !== from && states[step] === 'todo');
    open(next ?? null);
  };
  return { current, open, goOn };
}
