import { paths } from '@cablepark/contract/paths';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../i18n/LanguageProvider.tsx';
import { Page } from '../../page/Page.tsx';
import { usePark } from '../../park/ParkProvider.tsx';
import form from '../../staff/form/Form.module.css';
import { parkContent } from '../../staff/park/parkContent.ts';
import { useStaffTexts } from '../../staff/texts.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { LoadFailure } from '../../ui/status/LoadFailure.tsx';
import { Skeleton } from '../../ui/status/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { ClosuresEditor } from './ClosuresEditor.tsx';
import { GroupsEditor } from './GroupsEditor.tsx';
import { ParkEditor } from './ParkEditor.tsx';
import { PaymentsEditor } from './PaymentsEditor.tsx';
import { WeatherEditor } from './weather/WeatherEditor.tsx';

/** The park's details, for its Admins. */
export default function ParkPage() {
  const { park: t, setup } = useStaffTexts();
  const { features } = usePark();
  const hasSetup = features.includes('setup');
  const { loading } = useTexts().common;
  const content = useQuery({
    ...parkContent(),
    // Never refetches while somebody types.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  return (
    <Page title={t.title} lead={t.lead}>
      {hasSetup && (
        <p>
          <ButtonLink to={paths.setup}>{setup.title}</ButtonLink>
        </p>
      )}
      {content.isPending && (
        <div className={form.form}>
          <VisuallyHidden>{loading}</VisuallyHidden>
          <Skeleton height="9rem" />
          <Skeleton height="24rem" />
        </div>
      )}
      {content.isError && (
        <LoadFailure title={t.loadFailed} error={content.error} onRetry={content.refetch} />
      )}
      {content.data && (
        <>
          <PaymentsEditor />
          <ClosuresEditor />
          {features.includes('groups') && <GroupsEditor />}
          <WeatherEditor />
          <ParkEditor content={content.data} />
        </>
      )}
    </Page>
  );
}
