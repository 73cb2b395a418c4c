import type { MessageRow } from '@cablepark/contract/messages/messages.schema';
import { readWireTime } from '@cablepark/contract/wire-time';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from 'react-toastify/unstyled';
import { failedText } from '../../i18n/errorText.ts';
import { useTexts } from '../../i18n/LanguageProvider.tsx';
import { usePark } from '../../park/ParkProvider.tsx';
import { shortWhen } from '../../staff/form/when.ts';
import { reasonText } from '../../staff/messages/reasonText.ts';
import { useStaffTexts } from '../../staff/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { messageKeys, sendAgain } from './api/messages.ts';
import styles from './Messages.module.css';

/** One message: its subject, recipient, time, and error. */
export function MessageEntry({ message }: { message: MessageRow }) {
  const t = useStaffTexts().messages;
  const { zone } = usePark();
  const moment = readWireTime(message.date);
  const reason = reasonText(message.failure, t);
  return (
    <li className={styles.message}>
      <p className={styles.head}>
        <strong>{t.kinds[message.kind]}</strong>
        {message.attempts > 1 && <span className={styles.soft}>{t.tries(message.attempts)}</span>}
      </p>
      <p className={styles.to}>{[message.name ?? t.nobody, message.to].filter(Boolean).join(', ')}</p>
      {moment && (
        <p className={styles.soft}>
          <span>{`${t.when[message.state]}:`}</span>{' '}
          <time dateTime={message.date}>{shortWhen(moment, zone)}</time>
        </p>
      )}
      {reason !== null && <p className={styles.reason}>{reason}</p>}
      {message.can_send_again && <SendAgain message={message} />}
    </li>
  );
}

function SendAgain({ message }: { message: MessageRow }) {
  const texts = useTexts();
  const t = useStaffTexts().messages;
  const queries = useQueryClient();
  const sending = useMutation({
    mutationFn: () => sendAgain(message.id),
    onSuccess: () => toast.success(t.sentAgain),
    onError: (error) => toast.error(failedText(t.againFailed, error, texts)),
    onSettled: () => queries.invalidateQueries({ queryKey: messageKeys.all }),
  });
  return (
    <div>
      <Button
        disabled={sending.isPending}
        aria-label={t.againTo(message.to ?? t.nobody)}
        onClick={() => sending.mutate()}
      >
        {t.again}
      </Button>
    </div>
  );
}
