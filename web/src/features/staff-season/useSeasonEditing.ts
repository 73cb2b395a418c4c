import { useEffect, useMemo, useState } from 'react';
import { usePark } from '../../park/ParkProvider.tsx';
import { useUnsaved } from '../../staff/form/useUnsaved.ts';
import type { KnownSeason } from './api/season.ts';
import { dropDraft, keepDraft, readDraft } from './draft.ts';
import { meanTheSame, readSeason, type SeasonFaults } from './readSeason.ts';
import { formOf, type PlanForm, type SeasonForm } from './seasonForm.ts';

const noFaults: SeasonFaults = new Set();

export type SeasonEditing = ReturnType<typeof useSeasonEditing>;

/**
 * The draft, its errors, and its base.
 * @param showFault scrolls to the first wrong field
 */
export function useSeasonEditing(server: KnownSeason, showFault: () => void) {
  const hasMapPoint = usePark().contact.map !== null;
  const typing = useTyped(server);
  const { typed, isUnsaved, setTyped } = typing;
  const result = useMemo(() => readSeason(typed, hasMapPoint), [typed, hasMapPoint]);
  // Errors appear after the first submit; from then on they disappear as soon as they are fixed.
  const [isTold, setTold] = useState(false);
  const [serverFaults, setServerFaults] = useState(noFaults);
  const mayLeave = useUnsaved(isUnsaved);
  const [openPlan, setOpenPlan] = useState(0);

  const showFaults = (faults: SeasonFaults) => {
    const plan = /^plans\.(\d+)/.exec([...faults].find((path) => path.startsWith('plans.')) ?? '');
    if (plan) setOpenPlan(Number(plan[1]));
    setTold(true);
    showFault();
  };
  const change = (part: Partial<SeasonForm>) => {
    setTyped((before) => ({ ...before, ...part }));
    setServerFaults(noFaults);
  };
  return {
    ...typing,
    read: result,
    faults: isTold && 'faults' in result ? result.faults : serverFaults,
    openPlan,
    setOpenPlan,
    mayLeave,
    change,
    changePlan: (at: number, part: Partial<PlanForm>) =>
      change({ plans: typed.plans.map((plan, index) => (index === at ? { ...plan, ...part } : plan)) }),
    /** Shows the errors of the draft. */
    tell: showFaults,
    /** Shows the server's errors. */
    refuse: (faults: SeasonFaults) => {
      setServerFaults(faults);
      showFaults(faults);
    },
    forgetFaults: () => {
      setTold(false);
      setServerFaults(noFaults);
    },
  };
}

/** The draft against the server's season; it survives a reload of the page. */
function useTyped(server: KnownSeason) {
  const current = useMemo(() => formOf(server.season), [server.season]);
  const [draft] = useState(readDraft);
  const [base, setBase] = useState<{ version: number; form: SeasonForm | null }>(() =>
    draft && draft.version !== server.version
      ? { version: draft.version, form: null }
      : { version: server.version, form: current },
  );
  const [values, setValues] = useState(draft?.form ?? current);
  const isUnsaved = useMemo(() => !meanTheSame(values, current), [values, current]);

  const replaceDraft = (form: SeasonForm) => {
    setBase({ version: server.version, form: current });
    setValues(form);
  };
  // An unchanged draft follows the server's season; so does one that equals it.
  const follows = !isUnsaved || (base.form !== null && meanTheSame(values, base.form));
  if (server.version !== base.version && follows) replaceDraft(current);

  useEffect(() => {
    if (isUnsaved) keepDraft({ version: base.version, form: values });
    else dropDraft();
  }, [isUnsaved, base.version, values]);
  // The page has already asked about unsaved changes.
  useEffect(() => dropDraft, []);

  return {
    typed: values,
    setTyped: setValues,
    isUnsaved,
    version: base.version,
    /** Another author has changed the season since the draft began. */
    isOvertaken: server.version !== base.version && !follows,
    wasKept: draft !== null,
    /** Keeps the draft, on top of the new version. */
    insist: () => replaceDraft(values),
    /** Replaces the draft with the server's season. */
    takeCurrent: () => replaceDraft(current),
  };
}
