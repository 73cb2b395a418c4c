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
 * What is typed, what of it is wrong, and what it began with.
 * @param showFault leads to the first field that is marked as wrong
 */
export function useSeasonEditing(known: KnownSeason, showFault: () => void) {
  const hasMapPoint = usePark().contact.map !== null;
  const kept = useTyped(known);
  const { typed, isUnsaved, setTyped } = kept;
  const read = useMemo(() => readSeason(typed, hasMapPoint), [typed, hasMapPoint]);
  // Nobody is told of a fault before they say that they are done; from then on it goes as soon as it is mended.
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
    /** Marks what is wrong with what is typed. */
    tell,
    /** Marks what the server refused. */
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

/** What is typed against what the server has; it outlives a reload of the page. */
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
  // Whoever has typed nothing of their own follows the season; so does who typed what it has become.
  const follows = !isUnsaved || (base.form !== null && meanTheSame(typed, base.form));
  if (known.version !== base.version && follows) take(current);

  useEffect(() => {
    if (isUnsaved) keepDraft({ version: base.version, form: typed });
    else dropDraft();
  }, [isUnsaved, base.version, typed]);
  // Who leaves the page has been asked whether the changes may go.
  useEffect(() => dropDraft, []);

  return {
    typed,
    setTyped,
    isUnsaved,
    version: base.version,
    /** Somebody else has changed the season since the typing began. */
    isOvertaken: known.version !== base.version && !follows,
    wasKept: draft !== null,
    /** Goes on with the own plan, over what has become of the season. */
    insist: () => take(typed),
    /** What the server has, instead of what is typed. */
    takeCurrent: () => take(current),
  };
}
