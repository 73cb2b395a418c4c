import { paths } from '@cablepark/contract/paths';
import { inFours } from '@cablepark/domain/passes/pass-code';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { toast } from 'react-toastify/unstyled';
import { useTexts } from '../../../i18n/LanguageProvider.tsx';
import { mailedBookingTexts } from '../../../i18n/pages/mailed-booking.texts.ts';
import { usePageTexts } from '../../../i18n/pageTexts.ts';
import { Button } from '../../../ui/Button.tsx';
import { LazyQrCode } from '../../../ui/qr/LazyQrCode.tsx';
import { Alert } from '../../../ui/status/Alert.tsx';
import type { ShownClosedRide } from './api/closedRide.ts';
import styles from './ClosedRide.module.css';

interface EndProps {
  shown: ShownClosedRide;
  /** Whether it was chosen here: it takes the focus then, as the pressed button is gone. */
  isNew: boolean;
}

/** What became of a closed ride. */
export function ClosedRideEnd({ shown, isNew }: EndProps) {
  const t = usePageTexts(mailedBookingTexts).closed;
  const { price } = useTexts().common;
  const { state, paid, amount, passCode } = shown;
  const backText = t.given[paid](price(amount));
  return (
    <End isNew={isNew}>
      {state === 'moved' && <Alert kind="success">{t.moved}</Alert>}
      {state === 'kept' && <Alert kind="success">{t.kept}</Alert>}
      {state === 'back' && <Alert kind="success">{backText}</Alert>}
      {state === 'lapsed' && <Alert kind="info">{`${t.lapsed} ${backText}`}</Alert>}
      {passCode !== null && <RainCheck code={passCode} />}
    </End>
  );
}

function End({ isNew, children }: { isNew: boolean; children: ReactNode }) {
  return (
    <div
      tabIndex={-1}
      ref={(element) => {
        if (isNew) element?.focus();
      }}
    >
      {children}
    </div>
  );
}

/** A ride on a pass by code: large, to show at the desk or to write down. */
function RainCheck({ code }: { code: string }) {
  const t = usePageTexts(mailedBookingTexts).closed;
  const copy = async () => {
    await navigator.clipboard.writeText(code);
    toast.success(t.copied);
  };
  return (
    <section className={styles.rainCheck} aria-label={t.yourRainCheck}>
      <h2 className={styles.heading}>{t.yourRainCheck}</h2>
      <div className={styles.code}>
        <LazyQrCode text={code} title={t.qr} />
      </div>
      <p className={styles.letters}>{inFours(code)}</p>
      {/* Browsers offer the clipboard only over https and on localhost. */}
      {window.isSecureContext && <Button onClick={() => void copy()}>{t.copy}</Button>}
      <p>{t.rainCheckHow}</p>
      <Link to={paths.ownPasses}>{t.toPasses}</Link>
    </section>
  );
}
