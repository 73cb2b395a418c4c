import { changeAccountCall } from '@cablepark/contract/accounts/accounts';
import { may } from '@cablepark/domain/accounts/permissions';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-toastify/unstyled';
import { failedText } from '../../i18n/errorText.ts';
import { useTexts } from '../../i18n/LanguageProvider.tsx';
import { call } from '../../lib/http/call.ts';
import { ApiError } from '../../lib/http/errors.ts';
import { useAuth } from '../../session/AuthProvider.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/dialogs/Dialog.tsx';
import { Alert } from '../../ui/status/Alert.tsx';
import form from '../form/Form.module.css';
import { useStaffPageTexts } from '../texts.ts';
import { EmailForm } from './EmailForm.tsx';
import { emailTexts } from './email.texts.ts';

/** A button for an Admin that sets the address of somebody else's account. */
export function CorrectEmail({ account: { id, email } }: { account: { id: string; email: string | null } }) {
  const texts = useTexts();
  const t = useStaffPageTexts(emailTexts);
  const { user } = useAuth();
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const saving = useMutation({
    mutationFn: (next: string) => call(changeAccountCall, { params: { id }, body: { email: next } }),
    onSuccess: () => {
      setOpen(false);
      toast.success(t.emailDone);
    },
    // Many lists contain names and addresses.
    onSettled: () => client.invalidateQueries(),
  });
  // One's own address needs the password, which My data asks for.
  if (email === null || id === user?.id || !may(user?.role ?? null, 'user.editAny')) return null;
  const { error } = saving;
  const isTaken = error instanceof ApiError && error.code === 'RECORD_NOT_UNIQUE';
  return (
    <>
      <Button variant="quiet" aria-label={t.emailOf(email)} onClick={() => setOpen(true)}>
        {t.emailSave}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={t.emailOf(email)}>
        <div className={form.form}>
          <EmailForm email={email} onEmail={(next) => saving.mutate(next)} busy={saving.isPending} />
          {error && (
            <Alert kind="danger">
              {isTaken
                ? `${t.emailFailed}: ${t.emailRefused.RECORD_NOT_UNIQUE}`
                : failedText(t.emailFailed, error, texts)}
            </Alert>
          )}
        </div>
      </Dialog>
    </>
  );
}
