import { type FormEvent, useState } from 'react';
import { failedText } from '../../../i18n/errorText.ts';
import { useTexts } from '../../../i18n/LanguageProvider.tsx';
import { ApiError } from '../../../lib/http/errors.ts';
import { usePark } from '../../../park/ParkProvider.tsx';
import { useStaffPageTexts } from '../../../staff/texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/dialogs/Dialog.tsx';
import { Field } from '../../../ui/fields/Field.tsx';
import { Alert } from '../../../ui/status/Alert.tsx';
import forms from '../forms.module.css';
import { extendOffer, type GroupEnquiry } from './api/groupEnquiries.ts';
import { groupsTexts } from './groups.texts.ts';
import { localText, momentIn } from './offerEnd.ts';
import { useAnswering } from './useAnswering.ts';

/** Extends the hold of an offer's places. Only the server knows when its first ride starts. */
export function ExtendDialog({ enquiry, onClose }: { enquiry: GroupEnquiry; onClose: () => void }) {
  const t = useStaffPageTexts(groupsTexts);
  const texts = useTexts();
  const { zone } = usePark();
  const { until } = enquiry;
  const [typed, setTyped] = useState(() => (until === null ? '' : localText(until.add({ hours: 24 }), zone)));
  const [isAttempted, setAttempted] = useState(false);
  const newEnd = momentIn(typed, zone);
  const isWrong = newEnd === null || (until !== null && Temporal.Instant.compare(newEnd, until) <= 0);
  const { mutate, isPending, error } = useAnswering((end: Temporal.Instant) => extendOffer(enquiry, end), {
    done: t.extended,
    onDone: onClose,
  });
  const isRefused = error instanceof ApiError && error.code === 'FAILED_VALIDATION';

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAttempted(true);
    if (newEnd !== null && !isWrong && !isPending) mutate(newEnd);
  };

  return (
    <Dialog open onClose={onClose} title={t.extendTitle(enquiry.name)}>
      <form className={forms.form} onSubmit={submit} noValidate>
        {error && !isRefused && <Alert kind="danger">{failedText(t.extendFailed, error, texts)}</Alert>}
        <Field
          label={t.until}
          type="datetime-local"
          required
          data-autofocus
          value={typed}
          error={(isAttempted && isWrong) || isRefused ? t.extendFault : undefined}
          onChange={(event) => setTyped(event.target.value)}
        />
        <div className={forms.buttons}>
          <Button onClick={onClose}>{t.keep}</Button>
          <Button type="submit" variant="primary" busy={isPending}>
            {t.extend}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
