import { paths } from '@cablepark/contract/paths';
import { inFours } from '@cablepark/domain/passes/pass-code';
import { dateText } from '@cablepark/domain/time/display';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { toast } from 'react-toastify/unstyled';
import { useSlotWords } from '../../../booking/useSlotWords.ts';
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
  /** Whether it was chosen here: it then takes the focus, because the clicked button is gone. */
  isNew: boolean;
}

/** The result of a closed ride. */
export function ClosedRideEnd({ shown, isNew }: EndProps) {
  const t = usePageTexts(mailedBookingTexts).closed;
  const { price } = useTexts().common;
  const words = useSlotWords();
  const { state, delayedFrom, paid, amount, passCode, passUntil, movedTo, refund } = shown;
  const backText = refund === 'done' ? t.refunded(price(amount)) : t.given[paid](price(amount));
  return (
    <End isNew={isNew}>
      {state === 'moved' && (
        <Alert kind="success" title={t.moved}>
          {movedTo && <p className={styles.what}>{words.what(movedTo)}</p>}
        </Alert>
      )}
      {state === 'kept' && <Alert kind="success">{delayedFrom === null ? t.kept : t.delayed.kept}</Alert>}
      {state === 'back' && <Alert kind="success">{backText}</Alert>}
      {state === 'lapsed' && <Alert kind="info">{`${t.lapsed} ${backText}`}</Alert>}
      {passCode !== null && <RainCheck code={passCode} until={passUntil} />}
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

/** A pass of one ride: its code in large letters, to show at the desk or to write down. */
function RainCheck({ code, until }: { code: string; until: Temporal.PlainDate | null }) {
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
      {/* Browsers allow the clipboard only over https and on localhost. */}
      {window.isSecureContext && <Button onClick={() => void copy()}>{t.copy}</Button>}
      {until && <p>{t.validUntil(dateText(until))}</p>}
      <p>{t.rainCheckHow}</p>
      <Link to={paths.ownPasses}>{t.toPasses}</Link>
    </section>
  );
}
