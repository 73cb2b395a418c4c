import type { AcceptedTerms } from '@cablepark/contract/accounts/accounts.schema';
import { paths } from '@cablepark/contract/paths';
import type { LegalName } from '@cablepark/domain/legal/our-legal';
import { dateText } from '@cablepark/domain/time/display';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { accepted } from '../i18n/pl/accepted.ts';
import styles from './AcceptedVersions.module.css';
import { legalVersion } from './api/legalVersion.ts';

type Words = typeof accepted & { none: string };

/** The accepted versions of terms and privacy policy, each linked. */
export function AcceptedVersions({ account, words: t }: { account: AcceptedTerms; words: Words }) {
  const { terms_version: terms, privacy_version: privacy } = account;
  if (terms === null && privacy === null) return <p>{t.none}</p>;
  return (
    <ul className={styles.versions}>
      {terms !== null && <Version name="terms" to={paths.terms} version={terms} words={t} />}
      {privacy !== null && <Version name="privacy" to={paths.privacy} version={privacy} words={t} />}
    </ul>
  );
}

interface VersionProps {
  name: LegalName;
  to: string;
  version: number;
  words: Words;
}

function Version({ name, to, version, words: t }: VersionProps) {
  const day = useQuery(legalVersion(name, version)).data?.content.inForceFrom;
  return (
    <li>
      <Link
        className={styles.version}
        to={`${to}?version=${version}`}
      >{`${t.version(t[name], version)} ${day ? t.from(dateText(Temporal.PlainDate.from(day))) : ''}`}</Link>
    </li>
  );
}
