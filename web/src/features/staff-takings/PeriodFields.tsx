import { useStaffTexts } from '../../staff/texts.ts';
import { Choice } from '../../ui/fields/Choice.tsx';
import { Field } from '../../ui/fields/Field.tsx';
import styles from './Takings.module.css';
import { presets } from './takings.ts';
import type { Period } from './usePeriod.ts';

/** Today, this week, this month, or a custom range. */
export function PeriodFields({ preset, own, onPreset, onOwn }: Period) {
  const t = useStaffTexts().takings;
  return (
    <div className={styles.period}>
      <Choice
        legend={t.preset}
        options={[...presets, 'own' as const].map((value) => ({ value, label: t.presets[value] }))}
        value={preset}
        onChange={onPreset}
      />
      {preset === 'own' && (
        <div className={styles.days}>
          <Field
            label={t.from}
            type="date"
            value={own.from}
            onChange={(event) => onOwn({ ...own, from: event.target.value })}
          />
          <Field
            label={t.to}
            type="date"
            value={own.to}
            onChange={(event) => onOwn({ ...own, to: event.target.value })}
          />
        </div>
      )}
    </div>
  );
}
