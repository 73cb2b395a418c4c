import { useQuery } from '@tanstack/react-query';
import { ownDataTexts } from '../../../i18n/pages/own-data.texts.ts';
import { usePageTexts } from '../../../i18n/pageTexts.ts';
import { AcceptedVersions } from '../../../park/AcceptedVersions.tsx';
import type { Account } from '../../../session/account.ts';
import { LoadFailure } from '../../../ui/status/LoadFailure.tsx';
import { acceptedVersions } from '../api/acceptedVersions.ts';
import { Section } from './Section.tsx';

/** The terms and privacy policy that the rider accepted. */
export function AcceptedSection({ user }: { user: Account }) {
  const t = usePageTexts(ownDataTexts).accepted;
  const { data, error, refetch } = useQuery(acceptedVersions(user.id));
  return (
    <Section heading={t.heading} summary={t.summary}>
      {data && <AcceptedVersions account={data} words={t} />}
      {error && <LoadFailure title={t.loadFailed} error={error} onRetry={refetch} />}
    </Section>
  );
}
