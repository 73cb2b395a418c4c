import { paths } from '@cablepark/contract/paths';
import { useTexts } from '../../../i18n/LanguageProvider.tsx';
import { ownMoveTexts } from '../../../i18n/pages/own-move.texts.ts';
import { usePageTexts } from '../../../i18n/pageTexts.ts';
import { CallUs } from '../../../park/CallUs.tsx';
import { usePark } from '../../../park/ParkProvider.tsx';
import { ButtonLink } from '../../../ui/Button.tsx';
import { Alert } from '../../../ui/status/Alert.tsx';

/** Why a ride cannot be moved here, and the alternative. */
export function NoMove({ why }: { why: 'gone' | 'paid' | 'held' | 'tooLate' }) {
  const t = usePageTexts(ownMoveTexts);
  const { account } = useTexts();
  const { policy } = usePark();
  const text =
    why === 'tooLate' ? t.tooLateToMove(account.beforeMinutes(policy.cancelClosesMinutes)) : t[why];
  const mayCall = why === 'paid' || why === 'tooLate';
  return (
    <>
      <Alert kind="info">{mayCall ? <CallUs text={text} /> : text}</Alert>
      <div>
        <ButtonLink variant="primary" to={paths.account}>
          {t.toSlots}
        </ButtonLink>
      </div>
    </>
  );
}
