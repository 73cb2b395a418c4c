import { paths } from '@cablepark/contract/paths';
import { may } from '@cablepark/domain/accounts/permissions';
import { Suspense } from 'react';
import { Link } from 'react-router';
import { ownDataTexts } from '../../../i18n/pages/own-data.texts.ts';
import { usePageTexts } from '../../../i18n/pageTexts.ts';
import { lazyExtra } from '../../../lib/lazyExtra.tsx';
import { Page } from '../../../page/Page.tsx';
import { usePark } from '../../../park/ParkProvider.tsx';
import { useAuth } from '../../../session/AuthProvider.tsx';
import { UserIcon } from '../../../ui/icons.tsx';
import { ChevronLeftIcon, LockIcon } from '../../../ui/pageIcons.tsx';
import { AboutForm } from './AboutForm.tsx';
import { AcceptedSection } from './AcceptedSection.tsx';
import { DeviceList } from './DeviceList.tsx';
import { DownloadForm } from './DownloadForm.tsx';
import { EmailSection } from './EmailSection.tsx';
import { BellIcon, ShieldIcon } from './groupIcons.tsx';
import { LanguageChoice } from './LanguageChoice.tsx';
import { OwnChoiceSection } from './OwnChoiceSection.tsx';
import styles from './OwnData.module.css';
import { PasswordForm } from './PasswordForm.tsx';
import { Group } from './Section.tsx';

/** Its own chunk: otherwise every visitor's bundle would name the parts that it shares with the staff's pages. */
const CalendarSection = lazyExtra(async () => ({
  default: (await import('./CalendarSection.tsx')).CalendarSection,
}));

/** Few parks support it, and it has its own texts. */
const PushSection = lazyExtra(async () => ({ default: (await import('./PushSection.tsx')).PushSection }));

/** /myAccount/data, inside a guard: the park's data on a rider, and the sessions. */
export default function OwnDataPage() {
  const t = usePageTexts(ownDataTexts);
  const { user } = useAuth();
  const { features } = usePark();
  if (!user) return null;
  return (
    <Page title={t.title} lead={t.lead}>
      <div className={styles.sections}>
        <Link className={styles.back} to={paths.account}>
          <ChevronLeftIcon /> <span>{t.toAccount}</span>
        </Link>
        <div className={styles.column}>
          <Group heading={t.groups.profile} icon={<UserIcon />}>
            <AboutForm user={user} />
            <LanguageChoice user={user} />
          </Group>
          <Group heading={t.groups.login} icon={<LockIcon />}>
            <EmailSection user={user} />
            <PasswordForm user={user} />
            <DeviceList user={user} />
          </Group>
        </div>
        <div className={styles.column}>
          <Group heading={t.groups.messages} icon={<BellIcon />}>
            <OwnChoiceSection user={user} topic="reminders" />
            <OwnChoiceSection user={user} topic="season" />
            <Suspense fallback={null}>{features.includes('push') && <PushSection user={user} />}</Suspense>
            {may(user.role, 'message.read') && <OwnChoiceSection user={user} topic="digest" />}
            <Suspense fallback={null}>
              {features.includes('calendar') && <CalendarSection user={user} />}
            </Suspense>
          </Group>
          <Group heading={t.groups.privacy} icon={<ShieldIcon />}>
            <OwnChoiceSection user={user} topic="board" />
            <AcceptedSection user={user} />
            <DownloadForm />
          </Group>
        </div>
      </div>
    </Page>
  );
}
