import { presentPath } from '@cablepark/contract/payments/passes';
import { decideGiving } from '@cablepark/domain/passes/pass-rules';
import { inLanguage } from '@cablepark/domain/words/in-language';
import { usePassTerms } from '../../../booking/usePassTerms.ts';
import { useLanguage } from '../../../i18n/LanguageProvider.tsx';
import { ownPassesTexts } from '../../../i18n/pages/own-passes.texts.ts';
import { usePageTexts } from '../../../i18n/pageTexts.ts';
import type { Account } from '../../../session/account.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { classes } from '../../../ui/classes.ts';
import { useNow } from '../../../ui/useNow.ts';
import type { OwnPass } from '../api/ownPasses.ts';
import { WithdrawLink } from '../withdrawals/WithdrawLink.tsx';
import { GivePass } from './GivePass.tsx';
import { KeepCode } from './KeepCode.tsx';
import type { KeptPasses } from './keptPasses.ts';
import { PassCode } from './PassCode.tsx';
import styles from './Passes.module.css';
import { PassLines } from './PassLines.tsx';
import { passState } from './passState.ts';
import { SharePass } from './SharePass.tsx';

interface PassCardProps {
  pass: OwnPass;
  user: Account;
  /** Null if this device stores no codes. */
  keptPasses: KeptPasses | null;
}

/** One pass: its balance, terms, code, lines, and members. */
export function PassCard({ pass, user, keptPasses }: PassCardProps) {
  const t = usePageTexts(ownPassesTexts);
  const { language } = useLanguage();
  const now = useNow();
  const { kind, balance, owner, code, buyer } = pass;
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
      {owner === null && code !== null && (
        <>
          <p className={styles.soft}>{t.present.waits}</p>
          <ButtonLink to={presentPath(code)}>{t.present.open}</ButtonLink>
        </>
      )}
      {owner !== null && !isOwn && <p className={styles.soft}>{t.notYours}</p>}
      {isOwn && state === 'good' && code !== null && <PassCode code={code} name={name} />}
      {isOwn && state === 'good' && keptPasses && <KeepCode pass={pass} keptPasses={keptPasses} />}
      <PassLines pass={pass} />
      <WithdrawLink user={user} pass={pass.id} />
      {owner !== null && state === 'good' && (kind.shared || !isOwn) && (
        <SharePass pass={pass} user={user} isOwn={isOwn} />
      )}
      {isOwn && state === 'good' && decideGiving(pass, user, buyer) === 'ok' && (
        <GivePass pass={pass} user={user} />
      )}
    </section>
  );
}

function Terms({ pass }: { pass: OwnPass }) {
  return (
    <ul className={styles.terms}>
      {usePassTerms(pass).map((term) => (
        <li key={term}>{term}</li>
      ))}
    </ul>
  );
}
