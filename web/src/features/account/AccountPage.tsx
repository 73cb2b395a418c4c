import { paths } from '@cablepark/contract/paths';
import { Suspense } from 'react';
import { Link } from 'react-router';
import { LazyOwnFriends } from '../../booking/friends/lazyFriends.ts';
import { Held } from '../../booking/held/Held.tsx';
import { KeepSlotsHere } from '../../booking/offline/KeepSlotsHere.tsx';
import { LazyOwnOffers, LazyOwnWishes } from '../../booking/standby/lazyStandby.ts';
import { useTexts } from '../../i18n/LanguageProvider.tsx';
import { lazyExtra } from '../../lib/lazyExtra.tsx';
import { Page } from '../../page/Page.tsx';
import { usePark } from '../../park/ParkProvider.tsx';
import { useAuth } from '../../session/AuthProvider.tsx';
import type { Account } from '../../session/account.ts';
import { authFailureText } from '../../session/failureText.ts';
import { Button } from '../../ui/Button.tsx';
import { ClockIcon } from '../../ui/pageIcons.tsx';
import { Alert } from '../../ui/status/Alert.tsx';
import styles from './AccountPage.module.css';
import { ClosedRides } from './ClosedRides.tsx';
import { OwnSlots } from './OwnSlots.tsx';
import { ProveNote } from './ProveNote.tsx';
import { RefusedNote } from './RefusedNote.tsx';
import { useDeletingAccount } from './useDeletingAccount.tsx';
import { WithdrawLink } from './withdrawals/WithdrawLink.tsx';

const WatchKeptPasses = lazyExtra(() => import('./passes/WatchKeptPasses.tsx'));

/** /myAccount (SPEC.md §2), inside a guard: there is always a user. */
export default function AccountPage() {
  const { user } = useAuth();
  return user && <OwnAccount user={user} />;
}

function OwnAccount({ user }: { user: Account }) {
  const texts = useTexts();
  const t = texts.account;
  const { policy, features } = usePark();
  const { error, logout } = useAuth();
  const askToDelete = useDeletingAccount(user);
  return (
    <Page title={t.title} heading={t.welcome(user.firstName)} lead={<AccountLead email={user.email} />}>
      <KeepSlotsHere account={user.id} />
      <Suspense fallback={null}>
        <WatchKeptPasses user={user} />
      </Suspense>
      <div className={styles.notes}>
        <ClosedRides account={user.id} />
        <Held />
        {features.includes('standby') && (
          <Suspense fallback={null}>
            <LazyOwnOffers account={user.id} />
          </Suspense>
        )}
      </div>
      <div className={styles.columns}>
        <OwnSlots user={user} notes={<Notes user={user} />} />
        <section className={styles.aside}>
          <ProveNote user={user} />
          <p className={styles.note}>
            <ClockIcon className={styles.noteIcon} />
            <span>
              {[
                t.cancelNote(t.beforeMinutes(policy.cancelClosesMinutes)),
                t.cancelFreeNote(t.freeHours(policy.cancelFreeHours)),
              ].join(' ')}
            </span>
          </p>
          <div className={styles.ends}>
            {error?.action === 'deleteAccount' && (
              <Alert kind="danger">{authFailureText(error, texts)}</Alert>
            )}
            <div className={styles.actions}>
              <Button onClick={logout}>{t.logout}</Button>
              <Button variant="quietDanger" onClick={() => void askToDelete()}>
                {t.deleteAccount}
              </Button>
            </div>
            <WithdrawLink user={user} pass={null} />
            <p className={styles.links}>
              <Link to={paths.terms}>{texts.shell.terms}</Link>
              <Link to={paths.privacy}>{texts.shell.privacy}</Link>
            </p>
          </div>
        </section>
      </div>
    </Page>
  );
}

/** Less important than the rider's next slot. */
function Notes({ user }: { user: Account }) {
  const { features } = usePark();
  return (
    <div className={styles.notes}>
      {features.includes('standby') && (
        <Suspense fallback={null}>
          <LazyOwnWishes account={user.id} />
        </Suspense>
      )}
      {features.includes('friends-links') && (
        <Suspense fallback={null}>
          <LazyOwnFriends account={user.id} />
        </Suspense>
      )}
      <RefusedNote user={user} />
    </div>
  );
}

/** The address, and a link to change it: above the slots, which may be many. */
function AccountLead({ email }: { email: string }) {
  const t = useTexts().account;
  const { features } = usePark();
  return (
    <span className={styles.lead}>
      <span className={styles.email}>{email}</span>
      {features.includes('passes') && <Link to={paths.ownPasses}>{t.passes}</Link>}
      {features.includes('own-data') && <Link to={paths.ownData}>{t.ownData}</Link>}
    </span>
  );
}
