import type { RiderCardRow } from '@cablepark/contract/accounts/rider-card.schema';
import { requireWireTime } from '@cablepark/contract/wire-time';
import { usePark } from '../../../park/ParkProvider.tsx';
import form from '../../../staff/form/Form.module.css';
import { shortWhen } from '../../../staff/form/when.ts';
import { reasonText } from '../../../staff/messages/reasonText.ts';
import { useStaffPageTexts, useStaffTexts } from '../../../staff/texts.ts';
import styles from './Card.module.css';
import { cardTexts } from './card.texts.ts';

/** The messages to the rider, and whether they arrived. */
export function RiderMessages({ messages }: { messages: RiderCardRow['messages'] }) {
  const t = useStaffPageTexts(cardTexts);
  const { messages: words } = useStaffTexts();
  const { zone } = usePark();
  return (
    <section className={form.card} aria-label={t.messages}>
      <h2 className={form.cardTitle}>{t.messages}</h2>
      {messages.length === 0 && <p className={form.hint}>{t.noMessages}</p>}
      <ul className={styles.lines}>
        {messages.map(({ id, kind, isPush, state, date, failure }) => (
          <li key={id} className={styles.line}>
            <span>{[words.kinds[kind], isPush ? t.push : ''].filter(Boolean).join(', ')}</span>
            <span className={state === 'dead' ? styles.failed : styles.soft}>
              {`${words.when[state]}: ${[shortWhen(requireWireTime(date), zone), reasonText(failure, words)].filter(Boolean).join(' · ')}`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
