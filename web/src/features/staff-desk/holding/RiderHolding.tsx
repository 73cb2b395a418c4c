import type { RiderHoldingRow } from '@cablepark/contract/rides/held-rides.schema';
import { mailLink } from '@cablepark/domain/accounts/contact';
import { RiderLink } from '../../../staff/people/RiderLink.tsx';
import { useStaffPageTexts, useStaffTexts } from '../../../staff/texts.ts';
import { Button } from '../../../ui/Button.tsx';
import styles from './Holding.module.css';
import { holdingTexts } from './holding.texts.ts';
import { useFreeing } from './useFreeing.ts';

/** One rider, their rides, and a button to free the unpaid ones. */
export function RiderHolding({ rider }: { rider: RiderHoldingRow }) {
  const t = useStaffPageTexts(holdingTexts);
  const { people } = useStaffTexts();
  const { first_name, last_name, email, description: phone, coming, unpaid, held } = rider;
  const name = [first_name, last_name].filter(Boolean).join(' ') || email || people.noName;
  const { isBusy, free } = useFreeing(rider, name);
  return (
    <li className={styles.rider} aria-busy={isBusy}>
      <div className={styles.who}>
        <h2 className={styles.name}>
          <RiderLink id={rider.id} name={name} />
        </h2>
        {phone && (
          <a className={styles.contact} href={`tel:${phone}`}>
            {phone}
          </a>
        )}
        {email && (
          <a className={styles.contact} href={mailLink(email)}>
            {email}
          </a>
        )}
      </div>
      <p className={styles.counts}>
        <strong>{t.coming(coming)}</strong>
        <span>{unpaid === 0 ? t.allPaid : t.unpaid(unpaid)}</span>
        {held > 0 && <span>{t.held(held)}</span>}
      </p>
      {unpaid > 0 && (
        <Button variant="quietDanger" busy={isBusy} aria-label={t.freeOne(name)} onClick={free}>
          {t.free}
        </Button>
      )}
    </li>
  );
}
