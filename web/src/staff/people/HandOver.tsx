import { toast } from 'react-toastify/unstyled';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { useStaffTexts } from '../texts.ts';

/** The link of an invitation, for a park whose mails do not leave. */
export function HandOver({ email, link }: { email: string; link: string }) {
  const t = useStaffTexts().invitations;
  const copy = async () => {
    await navigator.clipboard.writeText(link);
    toast.success(t.copied);
  };
  return (
    <Alert kind="success" title={t.done(email)}>
      <p>{t.handOver}</p>
      <Field label={t.link} readOnly value={link} onFocus={(event) => event.target.select()} />
      {/* Browsers have a clipboard for pages over https and of the machine itself. */}
      {window.isSecureContext && <Button onClick={() => void copy()}>{t.copy}</Button>}
    </Alert>
  );
}
