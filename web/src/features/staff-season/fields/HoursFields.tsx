import { weekdaysFromMonday } from '@cablepark/domain/time/display';
import { useState } from 'react';
import { useLanguage } from '../../../i18n/LanguageProvider.tsx';
import form from '../../../staff/form/Form.module.css';
import { WeekHours } from '../../../staff/form/WeekHours.tsx';
import { useStaffTexts } from '../../../staff/texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { Choice } from '../../../ui/fields/Choice.tsx';
import { Field } from '../../../ui/fields/Field.tsx';
import styles from '../Season.module.css';
import type { PlanPart } from './planPart.ts';

/** The opening hours of each weekday, and the length of a slot. */
export function HoursFields({ plan, fault, onChange }: PlanPart) {
  const t = useStaffTexts().season;
  const { language } = useLanguage();
  const names = weekdaysFromMonday(language);
  const model = plan.week.findIndex(({ isOpen }) => isOpen);
  const copy = () => {
    const day = plan.week[model];
    if (day) onChange({ week: plan.week.map(() => day) });
  };
  return (
    <fieldset className={form.group}>
      <legend className={styles.legend}>{t.hours}</legend>
      <p className={form.hint}>{t.hoursHint}</p>
      <WeekHours
        week={plan.week}
        isWrong={(day) => fault(`week.${day}`) !== undefined}
        onChange={(week) => onChange({ week })}
      />
      {model >= 0 && (
        <div className={form.actions}>
          <Button onClick={copy}>{t.copyHours(names[model] ?? '')}</Button>
        </div>
      )}
      <MinutesFields plan={plan} fault={fault} onChange={onChange} />
    </fieldset>
  );
}

const usualMinutes = ['10', '15', '20', '30', '60'];
const own = 'own';

function MinutesFields({ plan, fault, onChange }: PlanPart) {
  const t = useStaffTexts().season;
  const [isOwn, setOwn] = useState(!usualMinutes.includes(plan.minutes));
  const choose = (value: string) => {
    setOwn(value === own);
    if (value !== own) onChange({ minutes: value });
  };
  return (
    <div className={form.group}>
      <span className={form.legend}>{t.minutes}</span>
      <div className={styles.chips}>
        <Choice
          legend={t.minutes}
          options={[
            ...usualMinutes.map((value) => ({ value, label: t.minutesOf(Number(value)) })),
            { value: own, label: t.ownMinutes },
          ]}
          value={isOwn ? own : plan.minutes}
          onChange={choose}
        />
      </div>
      {isOwn && (
        <div className={form.row}>
          <Field
            label={t.minutesField}
            type="number"
            inputMode="numeric"
            min={5}
            max={60}
            error={fault('minutes')}
            value={plan.minutes}
            onChange={(event) => onChange({ minutes: event.target.value })}
          />
        </div>
      )}
    </div>
  );
}
