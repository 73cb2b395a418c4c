import { paths } from '@cablepark/contract/paths';
import { enquiryKeptDays } from '@cablepark/domain/groups/enquiry';
import { dayOf } from '@cablepark/domain/time/park-time';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { failedText } from '../../../i18n/errorText.ts';
import { useLanguage, useTexts } from '../../../i18n/LanguageProvider.tsx';
import { groupTexts } from '../../../i18n/pages/group.texts.ts';
import { usePageTexts } from '../../../i18n/pageTexts.ts';
import { CallUs } from '../../../park/CallUs.tsx';
import { usePark } from '../../../park/ParkProvider.tsx';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { Alert } from '../../../ui/status/Alert.tsx';
import { useNow } from '../../../ui/useNow.ts';
import form from '../AuthForm.module.css';
import { AuthFrame } from '../AuthFrame.tsx';
import { sendEnquiry } from './api/group.ts';
import { EnquiryFields } from './EnquiryFields.tsx';
import { emptyEnquiry, enquiryFaults, enquiryOf } from './enquiryForm.ts';
import styles from './Group.module.css';

/** /group: the enquiry form for groups without an account. */
export default function GroupPage() {
  const texts = useTexts();
  const t = usePageTexts(groupTexts);
  const { language } = useLanguage();
  const { zone } = usePark();
  const today = dayOf(useNow(), zone);
  const [fields, setFields] = useState(emptyEnquiry);
  const [isAttempted, setAttempted] = useState(false);
  const { mutate, isPending, isSuccess, error } = useMutation({ mutationFn: sendEnquiry });
  const faults = enquiryFaults(fields, today);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAttempted(true);
    if (faults.size === 0 && !isPending) mutate(enquiryOf(fields, language));
  };

  if (isSuccess) return <Sent />;
  return (
    <AuthFrame title={t.title} lead={t.lead}>
      <form className={form.form} noValidate onSubmit={submit}>
        <EnquiryFields
          fields={fields}
          faults={isAttempted ? faults : new Set()}
          today={today}
          onChange={(part) => setFields((before) => ({ ...before, ...part }))}
        />
        <p className={styles.note}>{t.kept(enquiryKeptDays)}</p>
        {error && <Alert kind="danger">{failedText(t.sendFailed, error, texts)}</Alert>}
        <Button className={form.submit} type="submit" variant="primary" wide busy={isPending}>
          {isPending ? t.sending : t.send}
        </Button>
      </form>
    </AuthFrame>
  );
}

/** The same text for every address, so that it reveals nothing. */
function Sent() {
  const t = usePageTexts(groupTexts);
  return (
    <AuthFrame title={t.sentTitle} lead={t.sent}>
      <div className={styles.content}>
        <CallUs text={t.notCome} />
        <ButtonLink
          to={paths.planner}
          ref={(link) => {
            // The clicked button is gone, so focus the link.
            link?.focus();
          }}
        >
          {t.toPlanner}
        </ButtonLink>
      </div>
    </AuthFrame>
  );
}
