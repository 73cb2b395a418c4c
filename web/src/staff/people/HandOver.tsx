import { LinkToCopy } from '../../ui/fields/LinkToCopy.tsx';
import { Alert } from '../../ui/status/Alert.tsx';
import { useStaffTexts } from '../texts.ts';

/** The link of an invitation, for a park without outgoing mail. */
export function HandOver({ email, link }: { email: string; link: string }) {
  const t = useStaffTexts().invitations;
  return (
    <Alert kind="success" title={t.done(email)}>
      <p>{t.handOver}</p>
      <LinkToCopy link={link} label={t.link} copy={t.copy} copied={t.copied} />
    </Alert>
  );
}
