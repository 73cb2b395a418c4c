import { toast } from 'react-toastify/unstyled';
import { failedText } from '../../../i18n/errorText.ts';
import { useTexts } from '../../../i18n/LanguageProvider.tsx';
import { pushTexts } from '../../../i18n/pages/push.texts.ts';
import { usePageTexts } from '../../../i18n/pageTexts.ts';
import { usePush } from '../../../push/usePush.ts';
import type { Account } from '../../../session/account.ts';
import { Button } from '../../../ui/Button.tsx';
import { CheckIcon } from '../../../ui/signIcons.tsx';
import { Alert } from '../../../ui/status/Alert.tsx';
import { LoadFailure } from '../../../ui/status/LoadFailure.tsx';
import styles from './OwnData.module.css';
import { Section } from './Section.tsx';
import { useMoments } from './useMoments.ts';

/** The rider's devices with push messages, and the support of this one. */
export function PushSection({ user }: { user: Account }) {
  const texts = useTexts();
  const { section: t, offer } = usePageTexts(pushTexts);
  const { dayAndTime } = useMoments();
  const { push, ability, adding, removing } = usePush(user.id);
  const devices = push.data?.devices ?? [];
  const isOn = devices.some(({ current }) => current);
  const why = { yes: null, denied: t.denied, 'home-screen': t.homeScreen, no: t.unable }[ability];
  if (push.data?.key === null) return null;
  return (
    <Section heading={t.heading} summary={t.note}>
      {push.isError && <LoadFailure title={t.loadFailed} error={push.error} onRetry={() => push.refetch()} />}
      {devices.length > 0 && (
        <ul className={styles.devices}>
          {devices.map((device) => {
            const name =
              [device.browser, device.system].filter((part) => part !== null).join(', ') || t.unknown;
            const end = () =>
              removing.mutate(device, {
                onError: (error) => toast.error(failedText(t.offFailed, error, texts)),
              });
            return (
              <li key={device.id} className={styles.device}>
                <div>
                  <p className={styles.deviceName}>{name}</p>
                  <p className={styles.details}>{t.since(dayAndTime(device.since))}</p>
                  {device.current && (
                    <span className={styles.current}>
                      <CheckIcon /> <span>{t.current}</span>
                    </span>
                  )}
                </div>
                <Button aria-label={t.turnOffThis(name)} disabled={removing.isPending} onClick={end}>
                  {t.turnOff}
                </Button>
              </li>
            );
          })}
        </ul>
      )}
      {push.data && !isOn && why !== null && <Alert kind="info">{why}</Alert>}
      {push.data && !isOn && why === null && (
        <div>
          <Button busy={adding.isPending} onClick={() => adding.mutate()}>
            {t.turnOn}
          </Button>
        </div>
      )}
      {adding.error && <Alert kind="danger">{failedText(offer.failed, adding.error, texts)}</Alert>}
    </Section>
  );
}
