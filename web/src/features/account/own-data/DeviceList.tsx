import type { SessionRow } from '@cablepark/contract/accounts/own-account.schema';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { toast } from 'react-toastify/unstyled';
import { failedText } from '../../../i18n/errorText.ts';
import { useTexts } from '../../../i18n/LanguageProvider.tsx';
import { ownDataTexts } from '../../../i18n/pages/own-data.texts.ts';
import { usePageTexts } from '../../../i18n/pageTexts.ts';
import type { Account } from '../../../session/account.ts';
import { Button } from '../../../ui/Button.tsx';
import { useConfirm } from '../../../ui/dialogs/Modals.tsx';
import { CheckIcon } from '../../../ui/signIcons.tsx';
import { LoadFailure } from '../../../ui/status/LoadFailure.tsx';
import { Skeleton } from '../../../ui/status/Skeleton.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { devicesOf, endOtherSessions, endSession } from '../api/sessions.ts';
import { OpenLinks } from './OpenLinks.tsx';
import styles from './OwnData.module.css';
import { Section } from './Section.tsx';
import { useMoments } from './useMoments.ts';
import { useOpenLinks } from './useOpenLinks.ts';

/** The account's sessions, and its links without a log-in. */
export function DeviceList({ user }: { user: Account }) {
  const { common } = useTexts();
  const t = usePageTexts(ownDataTexts).devices;
  const devices = useQuery(devicesOf(user.id));
  const ending = useEnding(user);
  // This device first, as the reference for the others.
  const byCurrent = devices.data?.toSorted((a, b) => Number(b.current) - Number(a.current));
  return (
    <Section heading={t.heading}>
      {devices.isPending && (
        <>
          <VisuallyHidden>{common.loading}</VisuallyHidden>
          <Skeleton width="100%" height="5rem" />
        </>
      )}
      {devices.isError && byCurrent === undefined && (
        <LoadFailure title={t.loadFailed} error={devices.error} onRetry={() => devices.refetch()} />
      )}
      {byCurrent && (
        <ul className={styles.devices}>
          {byCurrent.map((device) => (
            <Device key={device.id} device={device} busy={ending.isPending} onEnd={ending.endOne} />
          ))}
          <OpenLinks user={user} />
        </ul>
      )}
      {byCurrent && byCurrent.length > 1 && (
        <div className={styles.buttons}>
          <Button variant="quietDanger" busy={ending.isPending} onClick={() => void ending.endOthers()}>
            {t.endOthers}
          </Button>
        </div>
      )}
    </Section>
  );
}

interface DeviceProps {
  device: SessionRow;
  busy: boolean;
  onEnd: (id: string) => void;
}

function Device({ device: { id, browser, system, started, used, current }, busy, onEnd }: DeviceProps) {
  const t = usePageTexts(ownDataTexts).devices;
  const { dayAndTime } = useMoments();
  const name = [browser, system].filter((part) => part !== null).join(', ') || t.unknown;
  return (
    <li className={styles.device}>
      <div>
        <p className={styles.deviceName}>{name}</p>
        <p className={styles.details}>{t.since(dayAndTime(started))}</p>
        {!current && <p className={styles.details}>{t.used(dayAndTime(used))}</p>}
      </div>
      {current ? (
        <span className={styles.current}>
          <CheckIcon /> <span>{t.current}</span>
        </span>
      ) : (
        <Button aria-label={t.endThis(name, dayAndTime(started))} disabled={busy} onClick={() => onEnd(id)}>
          {t.end}
        </Button>
      )}
    </li>
  );
}

/** Ends one session, or all others; an already ended one also leaves the list. */
function useEnding(user: Account) {
  const texts = useTexts();
  const { devices: t, links } = usePageTexts(ownDataTexts);
  const { isAny, readAnew } = useOpenLinks(user);
  const confirm = useConfirm();
  const client = useQueryClient();
  const ending = useMutation({
    mutationFn: (id: string | null) => (id === null ? endOtherSessions() : endSession(id)),
    onSuccess: (_, id) => toast.success(id === null ? t.othersEnded : t.ended),
    onError: (error) => toast.error(failedText(t.endFailed, error, texts)),
    onSettled: () =>
      Promise.all([client.invalidateQueries({ queryKey: devicesOf(user.id).queryKey }), readAnew()]),
  });
  const endOthers = async () => {
    const text = isAny ? `${t.endOthersText} ${links.endToo}` : t.endOthersText;
    const question = { title: t.endOthersQuestion, text, confirmLabel: t.endOthers };
    if (await confirm({ ...question, danger: true })) ending.mutate(null);
  };
  return { isPending: ending.isPending, endOne: (id: string) => ending.mutate(id), endOthers };
}
