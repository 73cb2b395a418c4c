import { toGrosze } from '@cablepark/contract/money';
import { findClashes } from '@cablepark/domain/slots/clashes';
import { type FormEvent, useDeferredValue, useMemo, useState } from 'react';
import { usePark } from '../../../park/ParkProvider.tsx';
import form from '../../../staff/form/Form.module.css';
import { useStaffTexts } from '../../../staff/texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { classes } from '../../../ui/classes.ts';
import { Alert } from '../../../ui/status/Alert.tsx';
import styles from '../Edit.module.css';
import type { KeptState } from '../keptState.ts';
import { Progress } from '../Progress.tsx';
import { spanOf, useSlotsIn } from '../useStanding.ts';
import { CreateFields } from './CreateFields.tsx';
import { CreatePreview } from './CreatePreview.tsx';
import { CreateResult } from './CreateResult.tsx';
import { type MakingFault, type MakingForm, makingFault, planSlots } from './slotForm.ts';
import { useCreating } from './useCreating.ts';

export const emptyMaking: MakingForm = {
  mode: 'series',
  tracks: [],
  event: '',
  price: '',
  duration: '15',
  start: '',
  end: '',
  places: '',
  firstDay: '',
  lastDay: '',
  opens: '',
  closes: '',
};

/** The next batch starts with everything but the time, which is now occupied. */
const nextTime = { start: '', end: '', firstDay: '', lastDay: '' };

/** Creates slots (SPEC.md §5, "Slot creation"); a preview comes first. */
export function CreateForm({ kept }: { kept: KeptState<MakingForm> }) {
  const t = useStaffTexts().edit;
  const making = useMaking(kept);

  return (
    <form className={styles.columns} noValidate onSubmit={making.submit}>
      <div className={classes(form.card, form.fields)}>
        <CreateFields form={making.typed} onChange={making.change} />
      </div>
      <div className={styles.aside}>
        <section className={form.card} aria-labelledby="preview">
          <h2 id="preview" className={form.cardTitle}>
            {t.preview}
          </h2>
          <Making making={making} />
        </section>
      </div>
    </form>
  );
}

/** The draft, its preview, and its clashes. */
function useMaking([values, setValues]: KeptState<MakingForm>) {
  const { zone } = usePark();
  const [skipping, setSkipping] = useState(false);
  const [fault, setFault] = useState<MakingFault | 'clash' | 'nothingLeft' | 'placesOver' | null>(null);
  const { work, result, create, forget } = useCreating();

  // A season is thousands of slots: planning them must not block typing.
  const deferredValues = useDeferredValue(values);
  const plan = useMemo(
    () => (makingFault(deferredValues, zone) === null ? planSlots(deferredValues, zone) : []),
    [deferredValues, zone],
  );
  const existing = useSlotsIn(useMemo(() => spanOf(plan, zone), [plan, zone]));
  const clashes = useMemo(() => findClashes(plan, existing.data ?? []), [plan, existing.data]);

  const change = (part: Partial<MakingForm>) => {
    setValues((before) => ({ ...before, ...part }));
    setFault(null);
    forget();
  };

  const skip = (skips: boolean) => {
    setSkipping(skips);
    setFault(null);
  };
  const willMake = plan.length - (skipping ? clashes.length : 0);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const newFault = makingFault(values, zone);
    const newSlots = newFault === null ? planSlots(values, zone) : [];
    const clashing = new Set(findClashes(newSlots, existing.data ?? []));
    const creatable = newSlots.filter((slot) => !clashing.has(slot));
    if (newFault !== null) setFault(newFault);
    else if (clashing.size > 0 && creatable.length === 0)
      setFault(values.mode === 'places' ? 'placesOver' : 'nothingLeft');
    else if (clashing.size > 0 && !skipping) setFault('clash');
    else void create(creatable, values);
  };

  return {
    typed: values,
    shown: deferredValues,
    plan,
    standing: existing,
    clashes,
    skipping,
    skip,
    fault,
    willMake,
    work,
    result,
    change,
    submit,
  };
}

/** Before, during and after the creation. */
function Making({ making }: { making: ReturnType<typeof useMaking> }) {
  const t = useStaffTexts().edit;
  const { shown, plan, standing, clashes, skipping, skip, fault, willMake, work, result, change } = making;
  if (result?.error === null) {
    return (
      <>
        <CreateResult result={result} />
        <Button wide onClick={() => change(nextTime)}>
          {t.createMore}
        </Button>
      </>
    );
  }
  return (
    <>
      <CreatePreview
        plan={plan}
        arePlaces={shown.mode === 'places'}
        price={toGrosze(Number(shown.price))}
        clashes={clashes}
        standing={standing}
        skipping={skipping}
        onSkip={skip}
      />
      {fault && <Alert kind="danger">{t.faults[fault]}</Alert>}
      {work.progress ? (
        <Progress label={t.creating} {...work.progress} onStop={work.stop} />
      ) : (
        <Button type="submit" variant="primary" wide>
          {willMake > 0 ? t.createCount(willMake) : t.create}
        </Button>
      )}
      {result && <CreateResult result={result} />}
    </>
  );
}
