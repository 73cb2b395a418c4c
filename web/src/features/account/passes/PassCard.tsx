import { inLanguage } from '@cablepark/domain/pages/in-language';
import { dateText } from '@cablepark/domain/time/display';
import { dayOf } from '@cablepark/domain/time/park-time';
import { useLanguage } from '../../../i18n/LanguageProvider.tsx';
import { ownPassesTexts } from '../../../i18n/own-passes.texts.ts';
import { usePageTexts } from '../../../i18n/pageTexts.ts';
import { usePark } from '../../../park/ParkProvider.tsx';
import { useTrackName } from '../../../park/TrackNames.tsx';
import type { Account } from '../../../session/account.ts';
import { classes } from '../../../ui/classes.ts';
import { useNow } from '../../../ui/useNow.ts';
import type { OwnPass } from '../api/ownPasses.ts';
import styles from './Passes.module.css';
import { PassLines } from './PassLines.tsx';
import { passState } from './passState.ts';
import { SharePass } from './SharePass.tsx';

/** One pass: what is left on it, what it is good for, its code, its lines, and who else rides on it. */
export function PassCard({ pass, user }: { pass: OwnPass; user: Account }) {
  const t = usePageTexts(ownPassesTexts);
  const { language } = useLanguage();
  const now = useNow();
  const { kind, balance, owner } = pass;
  const state = passState(pass, now);
  const isOwn = owner === user.id;
  const name = inLanguage(kind.name, language);
  return (
    <section className={classes(styles.card, state !== 'good' && styles.over)} aria-label={name}>
      <h2>{name}</h2>
      <p className={styles.left}>
        {state === 'good' ? t.left[kind.unit](balance, kind.amount) : t.state[state]}
      </p>
      <Terms pass={pass} />
      {!isOwn && <p className={styles.soft}>{t.notYours}</p>}
      {isOwn && state === 'good' && (
        <div className={styles.code}>
          <p>
            {t.code} <strong className={styles.letters}>{inFours(pass.code)}</strong>
          </p>
          <p className={styles.soft}>{t.codeHint}</p>
        </div>
      )}
      <PassLines pass={pass} />
      {state === 'good' && (kind.shared || !isOwn) && <SharePass pass={pass} user={user} isOwn={isOwn} />}
    </section>
  );
}

function Terms({ pass: { kind, ends } }: { pass: OwnPass }) {
  const t = usePageTexts(ownPassesTexts);
  const { zone } = usePark();
  const trackName = useTrackName();
  // The last day on which it holds: `ends` is the first moment after it.
  const lastDay = ends === null ? null : dayOf(ends.subtract({ milliseconds: 1 }), zone);
  const terms = [
    lastDay === null ? t.fromFirst(kind.validDays ?? 0) : t.until(dateText(lastDay)),
    ...(kind.rideMinutes === null ? [] : [t.longest(kind.rideMinutes)]),
    ...(kind.tracks === null ? [] : [t.onTracks(kind.tracks.map(trackName).join(', '))]),
    ...(kind.perDay === null ? [] : [t.perDay[kind.unit](kind.perDay)]),
  ];
  return (
    <ul className={styles.terms}>
      {terms.map((term) => (
        <li key={term}>{term}</li>
      ))}
    </ul>
  );
}

/** `ABCD EFGH JKLM`: so it is read out, and typed. */
function inFours(code: string): string {
  return code.replaceAll(/(.{4})(?=.)/g, '$1 ');
}
