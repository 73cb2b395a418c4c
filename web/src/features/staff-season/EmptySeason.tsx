import { dayOf } from '@cablepark/domain/time/park-time';
import { clock } from '../../lib/time/clock.ts';
import { usePark } from '../../park/ParkProvider.tsx';
import form from '../../staff/form/Form.module.css';
import { useStaffTexts } from '../../staff/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { emptyPlan, type PlanForm, summerPlan } from './seasonForm.ts';

/** No plan yet: two ways to start. */
export function EmptySeason({ onStart }: { onStart: (plan: PlanForm) => void }) {
  const t = useStaffTexts().season;
  const { slotPrice, zone } = usePark();
  const startSummer = () => {
    const plan = summerPlan('', dayOf(clock.now(), zone), slotPrice);
    onStart({ ...plan, name: t.summerName(plan.firstDay.slice(0, 4)) });
  };
  return (
    <section className={form.empty}>
      <h2 className={form.cardTitle}>{t.start.title}</h2>
      <p>{t.start.text}</p>
      <Button variant="primary" onClick={startSummer}>
        {t.start.summer}
      </Button>
      <Button onClick={() => onStart(emptyPlan(slotPrice))}>{t.start.empty}</Button>
    </section>
  );
}
