import { useState } from 'react';
import { ownPassesTexts } from '../../../i18n/pages/own-passes.texts.ts';
import { usePageTexts } from '../../../i18n/pageTexts.ts';
import { Button } from '../../../ui/Button.tsx';
import { Alert } from '../../../ui/status/Alert.tsx';
import type { OwnPass } from '../api/ownPasses.ts';
import type { KeptPasses } from './keptPasses.ts';
import styles from './PassCode.module.css';

/** Lets the rider decide, because the code on a device grants the pass to its holder (docs/decisions/074). */
export function KeepCode({ pass, keptPasses }: { pass: OwnPass; keptPasses: KeptPasses }) {
  const t = usePageTexts(ownPassesTexts).offline;
  const [hasFailed, setFailed] = useState(false);
  const isKept = keptPasses.ids.includes(pass.id);
  const run = async () => {
    setFailed(false);
    await (isKept ? keptPasses.remove(pass) : keptPasses.keep(pass)).catch(() => setFailed(true));
  };
  return (
    <div className={styles.keep}>
      <p className={styles.soft}>{isKept ? t.kept : t.hint}</p>
      <Button variant={isKept ? 'quiet' : 'secondary'} onClick={() => void run()}>
        {isKept ? t.drop : t.keep}
      </Button>
      {hasFailed && <Alert kind="danger">{t.failed}</Alert>}
    </div>
  );
}
