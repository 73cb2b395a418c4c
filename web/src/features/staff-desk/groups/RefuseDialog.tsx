import { groupTextMaxLength } from '@cablepark/domain/groups/enquiry';
import { type FormEvent, useState } from 'react';
import { failedText } from '../../../i18n/errorText.ts';
import { useTexts } from '../../../i18n/LanguageProvider.tsx';
import { TextField } from '../../../staff/form/TextField.tsx';
import { useStaffPageTexts } from '../../../staff/texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/dialogs/Dialog.tsx';
import { Alert } from '../../../ui/status/Alert.tsx';
import forms from '../forms.module.css';
import { type GroupEnquiry, refuseEnquiry } from './api/groupEnquiries.ts';
import { groupsTexts } from './groups.texts.ts';
import { useAnswering } from './useAnswering.ts';

/** Says no to a group, or withdraws its offer, with a line if the desk has one. */
export function RefuseDialog({ enquiry, onClose }: { enquiry: GroupEnquiry; onClose: () => void }) {
  const t = useStaffPageTexts(groupsTexts);
  const texts = useTexts();
  const isOffer = enquiry.state === 'offered';
  const [line, setLine] = useState('');
  const { mutate, isPending, error } = useAnswering(
    (answer: string | null) => refuseEnquiry(enquiry, answer),
    {
      done: t.refused,
      onDone: onClose,
    },
  );

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const answer = line.trim();
    if (!isPending) mutate(answer === '' ? null : answer);
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={isOffer ? t.withdrawTitle(enquiry.name) : t.refuseTitle(enquiry.name)}
    >
      <form className={forms.form} onSubmit={submit} noValidate>
        <p className={forms.note}>{isOffer ? t.withdrawText : t.refuseText}</p>
        {error && <Alert kind="danger">{failedText(t.refuseFailed, error, texts)}</Alert>}
        <TextField
          label={t.line}
          rows={2}
          maxLength={groupTextMaxLength}
          data-autofocus
          value={line}
          onChange={(event) => setLine(event.target.value)}
        />
        <div className={forms.buttons}>
          <Button onClick={onClose}>{t.keep}</Button>
          <Button type="submit" variant="danger" busy={isPending}>
            {isOffer ? t.withdraw : t.refuse}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
