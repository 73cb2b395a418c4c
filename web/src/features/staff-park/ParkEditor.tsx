import type { ParkDescription } from '@cablepark/domain/park/content';
import { errorText } from '../../i18n/errorText.ts';
import { useTexts } from '../../i18n/LanguageProvider.tsx';
import { CheckField } from '../../staff/form/CheckField.tsx';
import form from '../../staff/form/Form.module.css';
import footer from '../../staff/form/SaveFooter.module.css';
import { WeekHours, type WeekHoursProps } from '../../staff/form/WeekHours.tsx';
import { ParkFields, type ParkParts } from '../../staff/park/ParkFields.tsx';
import type { ParkFaults } from '../../staff/park/parkForm.ts';
import { useStaffTexts } from '../../staff/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { Alert } from '../../ui/status/Alert.tsx';
import { type ParkEditing, useParkEditing } from './useParkEditing.ts';

/** The whole content in one form; sends only the changes. */
export function ParkEditor({ content }: { content: ParkDescription }) {
  const {
    form: formRef,
    typed,
    faults,
    change,
    changeWeek,
    changeIsFromSeason,
    changeVat,
    submit,
    ...saving
  } = useParkEditing(content);
  return (
    <form ref={formRef} className={form.form} noValidate onSubmit={submit}>
      <ParkSections
        parts={{ fields: typed.fields, faults, onChange: change }}
        season={{ checked: typed.isFromSeason, onChange: changeIsFromSeason }}
        week={{ week: typed.week, isWrong: (day) => isDayWrong(faults, day), onChange: changeWeek }}
        vat={{ checked: typed.paysVat, onChange: changeVat }}
      />
      <SaveBar {...saving} hasFaults={faults.size > 0} />
    </form>
  );
}

/** The error is of the day itself, or of one of its hours. */
function isDayWrong(faults: ParkFaults, day: number): boolean {
  return [...faults].some((fault) => `${fault}.`.startsWith(`hours.week.${day}.`));
}

interface ParkSectionsProps {
  parts: ParkParts;
  /** Whether the week follows the season. */
  season: { checked: boolean; onChange: (isFromSeason: boolean) => void };
  week: WeekHoursProps;
  vat: { checked: boolean; onChange: (paysVat: boolean) => void };
}

function ParkSections({ parts, season, week, vat }: ParkSectionsProps) {
  const { setup, park } = useStaffTexts();
  const t = setup.operator;
  return (
    <>
      <ParkFields section="name" rows={[['name']]} {...parts} />
      <ParkFields
        section="contact"
        rows={[
          ['contact.phone', 'contact.email'],
          ['contact.address'],
          ['contact.map.lat', 'contact.map.lon'],
          ['contact.facebook', 'contact.instagram', 'contact.youtube'],
        ]}
        {...parts}
      />
      <ParkFields section="hours" rows={[['hours.note', 'hours.noteEn']]} {...parts}>
        <CheckField
          label={park.hoursFromSeason}
          checked={season.checked}
          onChange={(event) => season.onChange(event.target.checked)}
        />
        {!season.checked && <WeekHours {...week} />}
      </ParkFields>
      <ParkFields
        section="policy"
        rows={[
          ['policy.cancelClosesMinutes', 'policy.cancelFreeHours', 'policy.guardianUpToAge'],
          ['policy.ridesAtMost', 'policy.ridesADayAtMost'],
          ['policy.unprovedRidesAtMost', 'policy.unprovedRidesADayAtMost'],
        ]}
        {...parts}
      />
      <ParkFields
        section="operator"
        rows={[['operator.name', 'operator.taxId'], ['operator.address']]}
        {...parts}
      >
        <CheckField
          label={t.paysVat}
          checked={vat.checked}
          onChange={(event) => vat.onChange(event.target.checked)}
        />
      </ParkFields>
    </>
  );
}

type SaveBarProps = Pick<ParkEditing, 'isUnsaved' | 'saving' | 'undo'> & { hasFaults: boolean };

/** A sticky bar: errors, unsaved changes, and the buttons. */
function SaveBar({ hasFaults, isUnsaved, saving, undo }: SaveBarProps) {
  const texts = useTexts();
  const t = useStaffTexts().park;
  return (
    <div className={footer.footer}>
      {hasFaults && <Alert kind="danger">{t.checkFields}</Alert>}
      {saving.isError && (
        <Alert kind="danger" title={t.saveFailed}>
          {errorText(saving.error, texts)}
        </Alert>
      )}
      <div className={footer.bar}>
        <output className={form.hint}>{isUnsaved ? t.unsaved : t.allSaved}</output>
        <div className={form.actions}>
          {isUnsaved && <Button onClick={() => void undo()}>{t.undo}</Button>}
          <Button type="submit" variant="primary" busy={saving.isPending} disabled={!isUnsaved}>
            {saving.isPending ? t.saving : t.save}
          </Button>
        </div>
      </div>
    </div>
  );
}
