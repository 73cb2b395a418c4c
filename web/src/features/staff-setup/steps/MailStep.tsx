import type { MailTestAnswer, SetupState } from '@cablepark/contract/accounts/setup.schema';
import { useMutation } from '@tanstack/react-query';
import form from '../../../staff/form/Form.module.css';
import { useStaffTexts } from '../../../staff/texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { Alert } from '../../../ui/status/Alert.tsx';
import { sendTestMail } from '../api/setup.ts';
import { SaveFailure } from '../SaveFailure.tsx';
import styles from '../Setup.module.css';
import { StepEnd, usePassing } from '../StepEnd.tsx';
import type { StepProps } from '../stepProps.ts';

/** The mail configuration, and a test mail. */
export function MailStep({ state, onDone }: StepProps) {
  const t = useStaffTexts().setup.mail;
  const { noteTried } = usePassing(state);
  const testing = useMutation({
    mutationFn: sendTestMail,
    onSuccess: ({ sent }) => {
      if (sent && state.mail.kind === 'smtp') noteTried('mail');
    },
  });
  const { kind, place, from } = state.mail;
  return (
    <>
      <p>{kind === 'smtp' ? t.smtp(place) : t.folder}</p>
      {kind === 'folder' && (
        <>
          <p className={styles.path}>
            <code>{place}</code>
          </p>
          <p className={form.hint}>{t.folderHow}</p>
        </>
      )}
      <p className={form.hint}>{t.from(from)}</p>
      <p>
        <Button busy={testing.isPending} onClick={() => testing.mutate()}>
          {testing.isPending ? t.testing : t.test}
        </Button>
      </p>
      <SaveFailure error={testing.error} title={t.testFailed} />
      {testing.data && <Outcome outcome={testing.data} mail={state.mail} />}
      <StepEnd step="mail" state={state} onDone={onDone} />
    </>
  );
}

function Outcome({ outcome, mail }: { outcome: MailTestAnswer; mail: SetupState['mail'] }) {
  const t = useStaffTexts().setup.mail;
  if (!outcome.sent) {
    const reason = [outcome.code, outcome.answer].filter((part) => part !== null).join(' ');
    return <Alert kind="danger">{t.refused(reason || t.noReason)}</Alert>;
  }
  return (
    <Alert kind={mail.kind === 'smtp' ? 'success' : 'warning'}>
      {mail.kind === 'smtp' ? t.sentSmtp(outcome.to) : t.sentFolder(mail.place)}
    </Alert>
  );
}
