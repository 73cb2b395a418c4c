import { dateText } from '@cablepark/domain/time/display';
import form from '../../../staff/form/Form.module.css';
import { useStaffTexts } from '../../../staff/texts.ts';
import { classes } from '../../../ui/classes.ts';
import { Choice } from '../../../ui/fields/Choice.tsx';
import { Field } from '../../../ui/fields/Field.tsx';
import type { SeasonForm } from '../seasonForm.ts';

interface ReleaseFieldsProps {
  release: SeasonForm['release'];
  /** The last day with slots, `2026-07-04`; null without any. */
  releasedUntil: string | null;
  fault: (path: string) => string | undefined;
  onChange: (release: SeasonForm['release']) => void;
}

/** When slots can be booked: all at once, or one more day every day. */
export function ReleaseFields({ release, releasedUntil, fault, onChange }: ReleaseFieldsProps) {
  const t = useStaffTexts().season;
  const change = (part: Partial<SeasonForm['release']>) => onChange({ ...release, ...part });
  return (
    <fieldset className={classes(form.group, form.card, form.fields)}>
      <legend className={form.sectionTitle}>{t.release}</legend>
      <div>
        <Choice
          legend={t.releaseMode}
          options={[
            { value: 'ahead', label: t.releaseAhead },
            { value: 'all', label: t.releaseAll },
          ]}
          value={release.isAllAtOnce ? 'all' : 'ahead'}
          onChange={(value) => change({ isAllAtOnce: value === 'all' })}
        />
      </div>
      {!release.isAllAtOnce && (
        <div className={form.row}>
          <Field
            label={t.releaseDays}
            type="number"
            inputMode="numeric"
            min={0}
            max={366}
            error={fault('release.daysAhead')}
            value={release.daysAhead}
            onChange={(event) => change({ daysAhead: event.target.value })}
          />
          <Field
            label={t.releaseAt}
            type="time"
            error={fault('release.at')}
            value={release.at}
            onChange={(event) => change({ at: event.target.value })}
          />
        </div>
      )}
      <p className={form.hint}>
        {[
          releaseText(release, t),
          releasedUntil !== null && t.released(dateText(Temporal.PlainDate.from(releasedUntil))),
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
    </fieldset>
  );
}

type Texts = ReturnType<typeof useStaffTexts>['season'];

/** The consequence of the choice, in plain words. */
function releaseText({ isAllAtOnce, daysAhead, at }: SeasonForm['release'], t: Texts): string {
  if (isAllAtOnce) return t.releaseAllText;
  const ahead = Number(daysAhead);
  if (daysAhead.trim() === '' || !Number.isInteger(ahead) || ahead < 0 || at === '') return '';
  return ahead === 0 ? t.releaseSameDay(at) : t.releaseText(ahead, at);
}
