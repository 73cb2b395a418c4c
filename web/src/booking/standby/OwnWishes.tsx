import { useQuery } from '@tanstack/react-query';
import { toast } from 'react-toastify/unstyled';
import { failedText } from '../../i18n/errorText.ts';
import { useTexts } from '../../i18n/LanguageProvider.tsx';
import { standbyTexts } from '../../i18n/pages/standby.texts.ts';
import { usePageTexts } from '../../i18n/pageTexts.ts';
import { Button } from '../../ui/Button.tsx';
import { LoadFailure } from '../../ui/status/LoadFailure.tsx';
import { type OwnWish, ownWishes, useChangeWish } from './api/standby.ts';
import styles from './Standby.module.css';
import { useWishText } from './useWishText.ts';

/** A rider's wishes, each with its position and a button to leave it. Renders nothing without a wish. */
export default function OwnWishes({ account }: { account: string }) {
  const t = usePageTexts(standbyTexts);
  const query = useQuery(ownWishes(account));
  if (query.isError && query.data === undefined)
    return <LoadFailure title={t.loadFailed} error={query.error} onRetry={query.refetch} />;
  const wishes = query.data ?? [];
  if (wishes.length === 0) return null;
  return (
    <section className={styles.wishes} aria-labelledby="own-wishes">
      <h2 id="own-wishes" className={styles.heading}>
        {t.heading}
      </h2>
      <ul className={styles.list}>
        {wishes.map((wish) => (
          <Wish key={wish.id} wish={wish} account={account} />
        ))}
      </ul>
    </section>
  );
}

function Wish({ wish, account }: { wish: OwnWish; account: string }) {
  const texts = useTexts();
  const t = usePageTexts(standbyTexts);
  const words = useWishText();
  const { mutate, isPending } = useChangeWish(account);
  const name = words.wish(wish);
  const change = (kind: 'leave' | 'resume') =>
    mutate(
      { kind, id: wish.id },
      {
        onSuccess: () => {
          if (kind === 'leave') toast.success(t.left);
        },
        onError: (error) => toast.error(failedText(t.changeFailed, error, texts)),
      },
    );
  const isPaused = wish.state === 'paused';
  return (
    <li className={styles.wish}>
      <span className={styles.what}>
        <b>{name}</b>
        <span className={styles.soft}>{isPaused ? t.paused : t.before(wish.before)}</span>
      </span>
      <span className={styles.ways}>
        {isPaused && (
          <Button
            variant="primary"
            busy={isPending}
            aria-label={t.resumeAt(name)}
            onClick={() => change('resume')}
          >
            {t.resume}
          </Button>
        )}
        <Button busy={isPending} aria-label={t.leaveAt(name)} onClick={() => change('leave')}>
          {t.leave}
        </Button>
      </span>
    </li>
  );
}
