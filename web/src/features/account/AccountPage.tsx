import { paths } from '@cablepark/contract/paths';
import { Link, useNavigate } from 'react-router';
import { toast } from 'react-toastify/unstyled';
import { Held } from '../../booking/held/Held.tsx';
import { useTexts } from '../../i18n/LanguageProvider.tsx';
import { Page } from '../../page/Page.tsx';
import { usePark } from '../../park/ParkProvider.tsx';
import { useAuth } from '../../session/AuthProvider.tsx';
import { authFailureText } from '../../session/failureText.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { ClockIcon } from '../../ui/icons.tsx';
import { useConfirm } from '../../ui/Modals.tsx';
import styles from './AccountPage.module.css';
import { OwnSlots } from './OwnSlots.tsx';
import { RefusedNote } from './RefusedNote.tsx';

/** /myAccount (SPEC.md §2), inside a guard: there is always a user. */
export default function AccountPage() {
  const texts = useTexts();
  const t = texts.account;
  const { policy } = usePark();
  const { user, error, logout, deleteAccount } = useAuth();
  const confirm = useConfirm();
  const navigate = useNavigate();
  if (!user) return null;

  const askToDelete = async () => {
    const confirmed = await confirm({
      title: t.deleteQuestion,
      text: t.deleteWarning,
      confirmLabel: t.deleteConfirm,
      cancelLabel: t.deleteKeep,
      danger: true,
    });
    if (!confirmed || !(await deleteAccount())) return;
    toast.success(t.accountDeleted);
    await navigate(paths.login, { replace: true });
  };

  return (
    <Page title={t.title} heading={t.welcome(user.firstName)} lead={<Lead email={user.email} />}>
      <div className={styles.columns}>
        <Held />
        <p className={styles.note}>
          <ClockIcon className={styles.noteIcon} />
          <span>
            {t.cancelNote(t.beforeMinutes(policy.cancelClosesMinutes))}{' '}
            {t.cancelFreeNote(t.freeHours(policy.cancelFreeHours))}
          </span>
        </p>
        <RefusedNote user={user} />
        <OwnSlots user={user} />
        <section className={styles.aside}>
          {error?.action === 'deleteAccount' && <Alert kind="danger">{authFailureText(error, texts)}</Alert>}
          <div className={styles.actions}>
            <Button onClick={logout}>{t.logout}</Button>
            <Button variant="quietDanger" onClick={() => void askToDelete()}>
              {t.deleteAccount}
            </Button>
          </div>
          <p className={styles.links}>
            <Link to={paths.terms}>{texts.shell.terms}</Link>
            <Link to={paths.privacy}>{texts.shell.privacy}</Link>
          </p>
        </section>
      </div>
    </Page>
  );
}

/** The address, and where it can be changed: above the slots, which may be many. */
function Lead({ email }: { email: string }) {
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
