import { takenThatDay } from '@cablepark/domain/passes/day-use';
import { unitsOf } from '@cablepark/domain/passes/pass-kind';
import { decideRedeeming, type Pass } from '@cablepark/domain/passes/pass-rules';
import { inLanguage } from '@cablepark/domain/words/in-language';
import { useQuery } from '@tanstack/react-query';
import type { MouseEvent } from 'react';
import { passesOf } from '../../../booking/api/readPasses.ts';
import { useLanguage } from '../../../i18n/LanguageProvider.tsx';
import { usePark } from '../../../park/ParkProvider.tsx';
import { useAuth } from '../../../session/AuthProvider.tsx';
import { PassIcon } from '../icons.tsx';
import type { Reservation } from '../reservations.ts';
import { useDeskTexts } from '../useDeskTexts.ts';
import styles from './PayDialog.module.css';

interface PassButtonsProps {
  reservation: Reservation;
  onPay: (event: MouseEvent, pass: Pass) => void;
}

/** The rider's own and shared passes that are valid for this slot: one click pays. Empty if there is none. */
export function PassButtons({ reservation, onPay }: PassButtonsProps) {
  const t = useDeskTexts();
  const { language } = useLanguage();
  const { user } = useAuth();
  const { slot } = reservation;
  const { data = [] } = useQuery({ ...passesOf(slot.rider ?? ''), enabled: slot.rider !== null });
  const { zone } = usePark();
  const fitting = data.filter(
    (pass) => user && decideRedeeming(pass, slot, user, takenThatDay(pass.uses, slot.start, zone)) === 'ok',
  );
  if (fitting.length === 0) return null;
  return (
    <fieldset className={styles.passes}>
      <legend className={styles.legend}>{t.payByPass}</legend>
      {fitting.map((pass) => (
        <button key={pass.id} type="button" className={styles.pass} onClick={(event) => onPay(event, pass)}>
          <PassIcon className={styles.icon} />
          <span>
            <strong>{inLanguage(pass.kind.name, language)}</strong>
            <span className={styles.left}>
              {t.passLeft[pass.kind.unit](pass.balance, pass.balance - unitsOf(pass.kind, slot.minutes))}
            </span>
          </span>
        </button>
      ))}
    </fieldset>
  );
}
