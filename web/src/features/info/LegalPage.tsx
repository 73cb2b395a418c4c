import type { LegalName } from '@cablepark/domain/legal/our-legal';
import { useSearchParams } from 'react-router';
import { useContent } from '../../park/contents.ts';
import { LegalText } from './LegalText.tsx';
import { PastLegalText } from './PastLegalText.tsx';

/** The facility rules or the privacy policy (SPEC.md §2, /terms and /pp); `?version=3` shows an accepted earlier version. */
export default function LegalPage({ text }: { text: LegalName }) {
  const content = useContent(text);
  const [search] = useSearchParams();
  const requestedVersion = Number(search.get('version') ?? '');
  const isPast =
    Number.isInteger(requestedVersion) && requestedVersion > 0 && requestedVersion !== content.version;
  return isPast ? (
    <PastLegalText standing={content} version={requestedVersion} />
  ) : (
    <LegalText shown={content} />
  );
}
