import type { PushState } from '@cablepark/contract/own-account';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from 'react-toastify/unstyled';
import { failedText } from '../../../i18n/errorText.ts';
import { useTexts } from '../../../i18n/LanguageProvider.tsx';
import { usePageTexts } from '../../../i18n/pageTexts.ts';
import { pushTexts } from '../../../i18n/push.texts.ts';
import type { Account } from '../../../session/account.ts';
import { Button } from '../../../ui/Button.tsx';
import { CheckIcon } from '../../../ui/icons.tsx';
import { endPushDevice, pushOf } from '../api/push.ts';
import { forgetDevice } from '../push/subscribeDevice.ts';
import styles from './OwnData.module.css';
import { useMoments } from './useMoments.ts';

type Device = PushState['devices'][number];

/** Where notifications are on; each can be turned off from any of them. */
export function PushDevices({ user, devices }: { user: Account; devices: readonly Device[] }) {
  const t = usePageTexts(pushTexts);
  const { dayAndTime } = useMoments();
  const ending = useEnding(user.id);
  // This one first, as among the devices that are logged in.
  const sorted = devices.toSorted((a, b) => Number(b.current) - Number(a.current));
  return (
    <>
      <ul className={styles.devices}>
        {sorted.map((device) => {
          const name =
            [device.browser, device.system].filter((part) => part !== null).join(', ') || t.unknown;
          return (
            <li key={device.id} className={styles.device}>
              <div>
                <p className={styles.deviceName}>{name}</p>
                <p className={styles.details}>{t.since(dayAndTime(device.since))}</p>
              </div>
              {device.current && (
                <span className={styles.current}>
                  <CheckIcon /> {t.current}
                </span>
              )}
              <Button
                aria-label={t.turnOffThis(name, dayAndTime(device.since))}
                disabled={ending.isPending}
                onClick={() => ending.mutate(device)}
              >
                {t.turnOff}
              </Button>
            </li>
          );
        })}
      </ul>
      <p className={styles.details}>{t.onlyHere}</p>
    </>
  );
}

/** One that had ended already is gone from the list, too. */
function useEnding(account: string) {
  const texts = useTexts();
  const t = usePageTexts(pushTexts);
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, current }: Device) => {
      await endPushDevice(id);
      if (current) await forgetDevice().catch(() => undefined);
    },
    onSuccess: () => toast.success(t.turnedOff),
    onError: (error) => toast.error(failedText(t.endFailed, error, texts)),
    onSettled: () => client.invalidateQueries({ queryKey: pushOf(account).queryKey }),
  });
}
