import { useQuery } from '@tanstack/react-query';
import { usePageTexts } from '../../../i18n/pageTexts.ts';
import { pushTexts } from '../../../i18n/push.texts.ts';
import type { Account } from '../../../session/account.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { LoadFailure } from '../../../ui/LoadFailure.tsx';
import { pushOf } from '../api/push.ts';
import { pushSupport } from '../push/pushSupport.ts';
import { useTurningOn } from '../push/useTurningOn.ts';
import { PushDevices } from './PushDevices.tsx';
import { Section } from './Section.tsx';

/** On which phones and computers the rider is told of their slots, besides by mail. */
export function PushSection({ user }: { user: Account }) {
  const t = usePageTexts(pushTexts);
  const push = useQuery(pushOf(user.id));
  if (push.data?.key === null) return null;
  const devices = push.data?.devices ?? [];
  const isHere = devices.some(({ current }) => current);
  return (
    <Section heading={t.heading} summary={t.note}>
      {push.isError && <LoadFailure title={t.loadFailed} error={push.error} onRetry={() => push.refetch()} />}
      {devices.length > 0 && <PushDevices user={user} devices={devices} />}
      {push.data?.key && !isHere && <ThisDevice user={user} pushKey={push.data.key} />}
    </Section>
  );
}

/** What can be done on the device that shows the page. */
function ThisDevice({ user, pushKey }: { user: Account; pushKey: string }) {
  const t = usePageTexts(pushTexts);
  const turningOn = useTurningOn(user.id);
  const support = pushSupport();
  if (support !== 'able') {
    return <Alert kind="info">{support === 'home-screen' ? t.homeScreen : t.unable}</Alert>;
  }
  return (
    <>
      {turningOn.data === 'denied' && <Alert kind="warning">{t.denied}</Alert>}
      {turningOn.isError && <Alert kind="danger">{t.failed}</Alert>}
      <div>
        <Button busy={turningOn.isPending} onClick={() => turningOn.mutate(pushKey)}>
          {turningOn.isPending ? t.turningOn : t.turnOn}
        </Button>
      </div>
    </>
  );
}
