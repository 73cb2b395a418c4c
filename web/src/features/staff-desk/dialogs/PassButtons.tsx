import { coveredRides } from '@cablepark/domain/passes/covered-rides';
import type { UsedPass } from '@cablepark/domain/passes/offered-pass';
import { unitsOf } from '@cablepark/domain/passes/pass-kind';
import { inLanguage } from '@cablepark/domain/words/in-language';
import { useQuery } from '@tanstack/react-query';
import { passesOf } from '../../../booking/api/readPasses.ts';
import { useLanguage } from '../../../i18n/LanguageProvider.tsx';
import { usePark } from '../../../park/ParkProvider.tsx';
import { useAuth } from '../../../session/AuthProvider.tsx';
import { useStaffPageTexts } from '../../../staff/texts.ts';
import { firstTap } from '../../../ui/firstTap.ts';
import { PassIcon } from '../icons.tsx';
import type { Reservation } from '../reservations.ts';
import { tillTexts } from '../till/till.texts.ts';
import { unfitReason } from '../till/unfitReason.ts';
import { useDeskTexts } from '../useDeskTexts.ts';
import styles from './PayDialog.module.css';

interface PassButtonsProps {
  reservation: Reservation;
  /** The pass that a bill of several lines takes for this ride; null for none. */
  chosen: UsedPass | null;
  onPay: (pass: UsedPass) => void;
}

/** The rider's own and shared passes: one click pays, or chooses the pass. One that is not valid for this slot is grey, with the reason. */
export function PassButtons({ reservation, chosen, onPay }: PassButtonsProps) {
  const t = useDeskTexts();
  const { language } = useLanguage();
  const { user } = useAuth();
  const { slot } = reservation;
  const { data = [] } = useQuery({ ...passesOf(slot.rider ?? ''), enabled: slot.rider !== null });
  const { zone } = usePark();
  const till = useStaffPageTexts(tillTexts);
  if (data.length === 0 || !user) return null;
  const offered = data
    .map((pass) => ({ pass, decision: coveredRides(pass, [slot], user, zone)[0] ?? 'ok' }))
    .map(({ pass, decision }) => ({ pass, reason: unfitReason(decision, till.unfit) }))
    .toSorted((one, other) => Number(one.reason !== null) - Number(other.reason !== null));
  return (
    <fieldset className={styles.passes}>
      <legend className={styles.legend}>{t.payByPass}</legend>
      {offered.map(({ pass, reason }) => (
        <button
          key={pass.id}
          type="button"
          className={styles.pass}
          disabled={reason !== null}
          aria-pressed={chosen === null ? undefined : chosen.id === pass.id}
          onClick={firstTap(() => onPay(pass))}
        >
          <PassIcon className={styles.icon} />
          <span>
            <strong>{inLanguage(pass.kind.name, language)}</strong>
            <span className={styles.left}>
              {reason ??
                t.passLeft[pass.kind.unit](pass.balance, pass.balance - unitsOf(pass.kind, slot.minutes))}
            </span>
          </span>
        </button>
      ))}
    </fieldset>
  );
}
