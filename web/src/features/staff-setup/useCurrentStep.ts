import { type SetupStep, type StepState, setupSteps } from '@cablepark/domain/park/setup';
import { useState } from 'react';
import { useSearchParams } from 'react-router';

/**
 * Which step is open: it stands in the address, so that a reload and the way back find it. At first the first that is to be
 * done; it stays open when it is, until the owner goes on.
 */
export function useCurrentStep(states: Readonly<Record<SetupStep, StepState>>) {
  const [params, setParams] = useSearchParams();
  const asked = params.get('step');
  const [first] = useState(() => setupSteps.find((step) => states[step] === 'todo') ?? null);
  const current = asked === null ? first : (setupSteps.find((step) => step === asked) ?? null);

  const open = (step: SetupStep | null) =>
    setParams({ step: step ?? 'none' }, { replace: true, preventScrollReset: true });

  /** To the next step that is to be done, after this one if there is one. */
  const goOn = (from: SetupStep) => {
    const later = setupSteps.slice(setupSteps.indexOf(from) + 1);
    const next = [...later, ...setupSteps].find((step) => step !== from && states[step] === 'todo');
    open(next ?? null);
  };
  return { current, open, goOn };
}
