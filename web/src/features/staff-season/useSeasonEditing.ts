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
export function useSeasonEditing(known: KnownSeason, showFault: () => void) {
  const hasMapPoint = usePark().contact.map !== null;
  const kept = useTyped(known);
  const { typed, isUnsaved, setTyped } = kept;
  const read = useMemo(() => readSeason(typed, hasMapPoint), [typed, hasMapPoint]);
  // Errors appear after the first submit; from then on they disappear as soon as they are fixed.
  const [isTold, setTold] = useState(false);
  const [refused, setRefused] = useState(noFaults);
  const mayLeave = useUnsaved(isUnsaved);
  const [openPlan, setOpenPlan] = useState(0);

  const tell = (faults: SeasonFaults) => {
    const plan = /^plans\.(\d+)/.exec([...faults].find((path) => path.startsWith('plans.')) ?? '');
    if (plan) setOpenPlan(Number(plan[1]));
    setTold(true);
    showFault();
  };
  const change = (part: Partial<SeasonForm>) => {
    setTyped((before) => ({ ...before, ...part }));
    setRefused(noFaults);
  };
  return {
    ...kept,
    read,
    faults: isTold && 'faults' in read ? read.faults : refused,
    openPlan,
    setOpenPlan,
    mayLeave,
    change,
    changePlan: (at: number, part: Partial<PlanForm>) =>
      change({ plans: typed.plans.map((plan, index) => (index === at ? { ...plan, ...part } : plan)) }),
    /** Shows the errors of the draft. */
    tell,
    /** Shows the server's errors. */
    refuse: (faults: SeasonFaults) => {
      setRefused(faults);
      tell(faults);
    },
    forgetFaults: () => {
      setTold(false);
      setRefused(noFaults);
    },
  };
}

/** The draft against the server's season; it survives a reload of the page. */
function useTyped(known: KnownSeason) {
  const current = useMemo(() => formOf(known.season), [known.season]);
  const [draft] = useState(readDraft);
  const [base, setBase] = useState<{ version: number; form: SeasonForm | null }>(() =>
    draft && draft.version !== known.version
      ? { version: draft.version, form: null }
      : { version: known.version, form: current },
  );
  const [typed, setTyped] = useState(draft?.form ?? current);
  const isUnsaved = useMemo(() => !meanTheSame(typed, current), [typed, current]);

  const take = (form: SeasonForm) => {
    setBase({ version: known.version, form: current });
    setTyped(form);
  };
  // An unchanged draft follows the server's season; so does one that equals it.
  const follows = !isUnsaved || (base.form !== null && meanTheSame(typed, base.form));
  if (known.version !== base.version && follows) take(current);

  useEffect(() => {
    if (isUnsaved) keepDraft({ version: base.version, form: typed });
    else dropDraft();
  }, [isUnsaved, base.version, typed]);
  // The page has already asked about unsaved changes.
  useEffect(() => dropDraft, []);

  return {
    typed,
    setTyped,
    isUnsaved,
    version: base.version,
    /** Another author has changed the season since the draft began. */
    isOvertaken: known.version !== base.version && !follows,
    wasKept: draft !== null,
    /** Keeps the draft, on top of the new version. */
    insist: () => take(typed),
    /** Replaces the draft with the server's season. */
    takeCurrent: () => take(current),
  };
}
