import type { InvitationAnswer } from '@cablepark/contract/accounts/setup.schema';
import { isLocalAddress } from '@cablepark/domain/park/public-address';
import { LinkToCopy } from '../../ui/fields/LinkToCopy.tsx';
import { Alert } from '../../ui/status/Alert.tsx';
import { useStaffTexts } from '../texts.ts';

interface HandOverProps {
  email: string;
  invitation: Pick<InvitationAnswer, 'link' | 'mail'>;
}

/** What became of an invitation's mail, and its link for a park without outgoing mail. */
export function HandOver({ email, invitation: { link, mail } }: HandOverProps) {
  const t = useStaffTexts().invitations;
  return (
    <Alert kind={mail === 'sending' ? 'success' : 'warning'} title={t.mails[mail](email)}>
      {isLocalAddress(link) && <p>{t.localLink}</p>}
      <p>{mail === 'sending' ? t.handOver : t.handOverOnly}</p>
      <LinkToCopy link={link} label={t.link} copy={t.copy} copied={t.copied} />
    </Alert>
  );
}
