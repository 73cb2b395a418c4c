import { dateText } from '@cablepark/domain/time/display';
import { useId } from 'react';
import { usePark } from '../../../park/ParkProvider.tsx';
import { useTrackName } from '../../../park/TrackNames.tsx';
import form from '../../../staff/form/Form.module.css';
import { useStaffTexts } from '../../../staff/texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { useConfirm } from '../../../ui/dialogs/Modals.tsx';
import { ChevronDownIcon, WarningIcon } from '../../../ui/icons.tsx';
import { isWrong } from '../faultText.ts';
import { without } from '../rows.ts';
import styles from '../Season.module.css';
import { emptyPlan, type PlanForm } from '../seasonForm.ts';
import type { SeasonEditing } from '../useSeasonEditing.ts';
import { PlanFields } from './PlanFields.tsx';

const mostPlans = 24;

interface PlansProps {
  editing: SeasonEditing;
  fault: (path: string) => string | undefined;
}

/** The plans of the season, one of them open at a time. */
export function Plans({ editing, fault }: PlansProps) {
  const t = useStaffTexts().season;
  const { slotPrice } = usePark();
  const { typed, change, openPlan, setOpenPlan } = editing;
  const add = (plan: PlanForm) => {
    change({ plans: [...typed.plans, plan] });
    setOpenPlan(typed.plans.length);
  };
  return (
    <div className={form.group}>
      <h2 className={form.cardTitle}>{t.plans}</h2>
      <p className={form.hint}>{t.plansHint}</p>
      {typed.plans.map((plan, index) => (
        <Plan
          // oxlint-disable-next-line react/no-array-index-key -- A plan has no name of its own until it is typed.
          key={index}
          plan={plan}
          index={index}
          editing={editing}
          fault={fault}
          isOpen={index === openPlan}
          onCopy={
            typed.plans.length < mostPlans
              ? () => add({ ...plan, name: t.copyName(plan.name).slice(0, 60), firstDay: '', lastDay: '' })
              : undefined
          }
        />
      ))}
      {typed.plans.length < mostPlans && (
        <div className={form.actions}>
          <Button onClick={() => add(emptyPlan(slotPrice))}>{t.addPlan}</Button>
        </div>
      )}
    </div>
  );
}

interface PlanProps extends PlansProps {
  plan: PlanForm;
  index: number;
  isOpen: boolean;
  onCopy: (() => void) | undefined;
}

function Plan({ plan, index, editing, fault, isOpen, onCopy }: PlanProps) {
  const t = useStaffTexts().season;
  const confirm = useConfirm();
  const body = useId();
  const path = `plans.${index}`;
  const name = plan.name.trim() || t.unnamed;
  const remove = async () => {
    const isConfirmed = await confirm({
      title: t.removePlanQuestion(name),
      text: t.removePlanText,
      confirmLabel: t.removePlan,
      danger: true,
    });
    if (!isConfirmed) return;
    editing.change({ plans: without(editing.typed.plans, index) });
    editing.setOpenPlan(0);
  };
  return (
    <section className={styles.plan}>
      <h3 className={styles.planHead}>
        <button
          type="button"
          className={styles.planButton}
          aria-expanded={isOpen}
          aria-controls={body}
          onClick={() => editing.setOpenPlan(isOpen ? -1 : index)}
        >
          <span className={styles.planName}>
            {isWrong(editing.faults, path) && <WarningIcon className={styles.faultIcon} />}
            <span>{name}</span>
          </span>
          <PlanSummary plan={plan} />
          <ChevronDownIcon className={styles.chevron} />
        </button>
      </h3>
      {isOpen && (
        <div className={styles.planBody} id={body}>
          <PlanFields
            plan={plan}
            fault={(field) => fault(`${path}.${field}`)}
            onChange={(part) => editing.changePlan(index, part)}
          />
          <div className={form.actions}>
            {onCopy && <Button onClick={onCopy}>{t.copyPlan}</Button>}
            <Button variant="quietDanger" onClick={() => void remove()}>
              {t.removePlan}
            </Button>
          </div>
        </div>
      )}
    </section>
  );
}

/** The period and tracks of a plan, as far as entered. */
function PlanSummary({ plan }: { plan: PlanForm }) {
  const t = useStaffTexts().season;
  const trackName = useTrackName();
  const { firstDay, lastDay, isForAll, tracks } = plan;
  return (
    <span className={styles.planSummary}>
      {[t.span(dayText(firstDay), dayText(lastDay)), !isForAll && tracks.map(trackName).join(', ')]
        .filter(Boolean)
        .join(' · ')}
    </span>
  );
}

function dayText(text: string): string {
  return text === '' ? '…' : dateText(Temporal.PlainDate.from(text));
}
