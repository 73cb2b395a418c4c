import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../i18n/LanguageProvider.tsx';
import { Page } from '../../page/Page.tsx';
import form from '../../staff/form/Form.module.css';
import { useStaffTexts } from '../../staff/texts.ts';
import { LoadFailure } from '../../ui/status/LoadFailure.tsx';
import { Skeleton } from '../../ui/status/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { seasonState } from './api/season.ts';
import { SeasonEditor } from './SeasonEditor.tsx';

/** /desk/season: Editors plan the season, which generates slots. */
export default function SeasonPage() {
  const t = useStaffTexts().season;
  const { loading } = useTexts().common;
  const state = useQuery(seasonState());
  return (
    <Page title={t.title} lead={t.lead}>
      {state.isPending && (
        <div className={form.form}>
          <VisuallyHidden>{loading}</VisuallyHidden>
          <Skeleton height="9rem" />
          <Skeleton height="24rem" />
        </div>
      )}
      {state.isError && !state.data && (
        <LoadFailure title={t.loadFailed} error={state.error} onRetry={state.refetch} />
      )}
      {state.data && <SeasonEditor known={state.data} />}
    </Page>
  );
}
