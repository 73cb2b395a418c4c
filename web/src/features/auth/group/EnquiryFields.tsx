import { nameMaxLength } from '@cablepark/domain/accounts/contact';
import { partySlotsAtMost } from '@cablepark/domain/booking/party';
import { enquiredDaysAhead, groupFromPeople, groupTextMaxLength } from '@cablepark/domain/groups/enquiry';
import { useTexts } from '../../../i18n/LanguageProvider.tsx';
import { groupTexts } from '../../../i18n/pages/group.texts.ts';
import { usePageTexts } from '../../../i18n/pageTexts.ts';
import { Field } from '../../../ui/fields/Field.tsx';
import { FieldFrame } from '../../../ui/fields/FieldFrame.tsx';
import type { EnquiryFault, EnquiryForm } from './enquiryForm.ts';
import styles from './Group.module.css';

interface EnquiryFieldsProps {
  fields: EnquiryForm;
  /** The fields to mark as invalid. */
  faults: ReadonlySet<EnquiryFault>;
  today: Temporal.PlainDate;
  onChange: (part: Partial<EnquiryForm>) => void;
}

export function EnquiryFields({ fields, faults, today, onChange }: EnquiryFieldsProps) {
  const t = usePageTexts(groupTexts);
  const fault = (field: EnquiryFault, text: string) => (faults.has(field) ? text : undefined);
  return (
    <>
      <div className={styles.pair}>
        <Field
          label={t.day}
          type="date"
          required
          min={today.toString()}
          max={today.add({ days: enquiredDaysAhead }).toString()}
          value={fields.day}
          error={fault('day', t.dayFault)}
          onChange={(event) => onChange({ day: event.target.value })}
        />
        <Field
          label={t.time}
          type="time"
          value={fields.time}
          onChange={(event) => onChange({ time: event.target.value })}
        />
      </div>
      <Field
        label={t.people}
        hint={t.peopleHint(groupFromPeople)}
        inputMode="numeric"
        autoComplete="off"
        required
        value={fields.people}
        error={fault('people', t.peopleFault(groupFromPeople, partySlotsAtMost))}
        onChange={(event) => onChange({ people: event.target.value })}
      />
      <ContactFields fields={fields} faults={faults} onChange={onChange} />
      <FieldFrame label={t.message} hint={t.messageHint}>
        {(control) => (
          <textarea
            {...control}
            rows={3}
            maxLength={groupTextMaxLength}
            value={fields.message}
            onChange={(event) => onChange({ message: event.target.value })}
          />
        )}
      </FieldFrame>
    </>
  );
}

function ContactFields({ fields, faults, onChange }: Omit<EnquiryFieldsProps, 'today'>) {
  const { auth } = useTexts();
  const t = usePageTexts(groupTexts);
  const fault = (field: EnquiryFault, text: string) => (faults.has(field) ? text : undefined);
  return (
    <>
      <Field
        label={t.name}
        name="name"
        autoComplete="name"
        maxLength={nameMaxLength}
        required
        value={fields.name}
        error={fault('name', t.nameFault)}
        onChange={(event) => onChange({ name: event.target.value })}
      />
      <Field
        label={auth.email}
        type="email"
        name="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        value={fields.email}
        error={fault('email', auth.emailInvalid)}
        onChange={(event) => onChange({ email: event.target.value })}
      />
      <Field
        label={t.phone}
        hint={t.phoneHint}
        type="tel"
        name="tel"
        inputMode="tel"
        autoComplete="tel"
        value={fields.phone}
        error={fault('phone', auth.phoneInvalid)}
        onChange={(event) => onChange({ phone: event.target.value })}
      />
    </>
  );
}
