import { eventName, type ParkEvent } from '@cablepark/domain/events/events';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { toast } from 'react-toastify/unstyled';
import { errorText } from '../../i18n/errorText.ts';
import { useLanguage, useTexts } from '../../i18n/LanguageProvider.tsx';
import { isUncertain } from '../../lib/http/errors.ts';
import { usePark } from '../../park/ParkProvider.tsx';
import form from '../../staff/form/Form.module.css';
import { useFirstFault } from '../../staff/form/useFirstFault.ts';
import { useUnsaved } from '../../staff/form/useUnsaved.ts';
import { useStaffTexts } from '../../staff/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { Alert } from '../../ui/status/Alert.tsx';
import { changeEvent, createEvent, type EventChange, eventChanged } from './api/events.ts';
import { EventFields } from './EventFields.tsx';
import { changeOf, type EventFaults, type EventForm, emptyEvent, eventFaults, formOf } from './eventForm.ts';
import { PictureField } from './PictureField.tsx';

/** The editor of one event, new (`null`) or existing. */
export function EventEditor({ event, onDone }: { event: ParkEvent | null; onDone: () => void }) {
  const texts = useTexts();
  const t = useStaffTexts().events;
  const { language } = useLanguage();
  const { zone } = usePark();
  const [before] = useState<EventForm>(() => (event ? formOf(event, zone) : emptyEvent));
  const [values, setValues] = useState(before);
  const [faults, setFaults] = useState<EventFaults>({});
  const { form: formRef, showFault } = useFirstFault();
  const heading = useRef<HTMLHeadingElement>(null);
  const saving = useSaving(event, onDone);
  const isUnsaved = JSON.stringify(values) !== JSON.stringify(before);
  const mayLeave = useUnsaved(isUnsaved);
  useEffect(() => heading.current?.focus(), []);

  const change = (part: Partial<EventForm>) => {
    setValues((form) => ({ ...form, ...part }));
    setFaults({});
  };

  const submit = (submission: FormEvent) => {
    submission.preventDefault();
    const newFaults = eventFaults(values, zone);
    setFaults(newFaults);
    if (Object.keys(newFaults).length === 0) saving.mutate(changeOf(values, zone));
    else showFault();
  };

  const leave = async () => {
    if (await mayLeave()) onDone();
  };

  return (
    <form ref={formRef} className={form.form} noValidate onSubmit={submit}>
      <h2 ref={heading} tabIndex={-1}>
        {event ? t.editTitle(eventName(event, language)) : t.newTitle}
      </h2>
      <EventFields form={values} faults={faults} onChange={change} />
      <PictureField
        name={(language === 'en' && values.nameEn) || values.name}
        image={values.image}
        onChange={(image) => change({ image })}
      />
      {Object.keys(faults).length > 0 && <Alert kind="danger">{t.checkFields}</Alert>}
      {saving.isError && (
        <Alert kind="danger" title={t.saveFailed}>
          <p>{errorText(saving.error, texts)}</p>
          {!event && isUncertain(saving.error) && <p>{t.maybeSaved}</p>}
        </Alert>
      )}
      <div className={form.actions}>
        <Button type="submit" variant="primary" busy={saving.isPending}>
          {saving.isPending ? t.saving : t.save}
        </Button>
        <Button onClick={() => void leave()}>{t.back}</Button>
      </div>
    </form>
  );
}

function useSaving(event: ParkEvent | null, onDone: () => void) {
  const t = useStaffTexts().events;
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (change: EventChange) => (event ? changeEvent(event.id, change) : createEvent(change)),
    onSuccess: async () => {
      toast.success(t.saved);
      await eventChanged(queries);
      onDone();
    },
  });
}
