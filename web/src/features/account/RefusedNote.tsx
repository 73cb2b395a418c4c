import { paths } from '@cablepark/contract/paths';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useTexts } from '../../i18n/LanguageProvider.tsx';
import { usePark } from '../../park/ParkProvider.tsx';
import type { Account } from '../../session/account.ts';
import { Alert } from '../../ui/status/Alert.tsx';
import { ownMail } from './api/ownMail.ts';

/** Riders whose address rejects our mails see it beside their slots. */
export function RefusedNote({ user }: { user: Account }) {
  const t = useTexts().account;
  const { features } = usePark();
  const { data } = useQuery({ ...ownMail(user.id, user.email), enabled: features.includes('calendar') });
  if (!data?.refused) return null;
  return (
    <Alert kind="warning" title={t.mailRefused}>
      <span>{t.mailRefusedText}</span> <Link to={paths.ownData}>{t.ownData}</Link>
    </Alert>
  );
}
