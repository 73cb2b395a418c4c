import { inFours } from '@cablepark/domain/passes/pass-code';
import { useState } from 'react';
import { ownPassesTexts } from '../../../i18n/pages/own-passes.texts.ts';
import { usePageTexts } from '../../../i18n/pageTexts.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/dialogs/Dialog.tsx';
import { LazyQrCode } from '../../../ui/qr/LazyQrCode.tsx';
import styles from './PassCode.module.css';
import { useScreenOn } from './useScreenOn.ts';

/** The code of a pass for the desk: small beside its letters, or full-screen. */
export function PassCode({ code, name }: { code: string; name: string }) {
  const t = usePageTexts(ownPassesTexts);
  const [open, setOpen] = useState(false);
  return (
    <div className={styles.code}>
      <div className={styles.small}>
        <LazyQrCode text={code} title={t.qrOf(name)} />
      </div>
      <div className={styles.words}>
        <p>
          <span>{t.code}</span> <strong className={styles.letters}>{inFours(code)}</strong>
        </p>
        <p className={styles.soft}>{t.codeHint}</p>
        <Button aria-label={t.showOf(name)} onClick={() => setOpen(true)}>
          {t.show}
        </Button>
      </div>
      {open && <ShownCode code={code} name={name} onClose={() => setOpen(false)} />}
    </div>
  );
}

function ShownCode({ code, name, onClose }: { code: string; name: string; onClose: () => void }) {
  const t = usePageTexts(ownPassesTexts);
  useScreenOn();
  return (
    <Dialog open onClose={onClose} title={name} shape="full">
      <div className={styles.large}>
        <LazyQrCode text={code} title={t.qrOf(name)} />
      </div>
      <p className={styles.largeLetters}>{inFours(code)}</p>
      <p className={styles.brighter}>{t.brighter}</p>
    </Dialog>
  );
}
