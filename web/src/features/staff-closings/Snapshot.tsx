import { toGrosze } from '@cablepark/contract/money';
import { readSums } from '@cablepark/contract/payments/day-closes';
import type { DaySnapshotRow } from '@cablepark/contract/payments/day-closes.schema';
import { useTexts } from '../../i18n/LanguageProvider.tsx';
import { usePark } from '../../park/ParkProvider.tsx';
import { usePaymentWords } from '../../staff/payments/usePaymentWords.ts';
import { useStaffTexts } from '../../staff/texts.ts';
import styles from './Closings.module.css';
import { tillText } from './closing.ts';
import { People } from './People.tsx';
import { Sums } from './Sums.tsx';
import { useFactWords } from './useFactWords.ts';

/** Everything that a close stores: sums, till, people, VAT rates, and the list of undone payments. */
export function Snapshot({ close }: { close: DaySnapshotRow }) {
  const { closing, takings } = useStaffTexts();
  const t = closing.snapshot;
  const words = usePaymentWords();
  const { common } = useTexts();
  const { name } = usePark();
  const { closed_by: by, date_created: at, vat } = close;
  return (
    <>
      <p className={styles.soft}>
        {[name || common.siteName, closing.closed(words.when(at), by ?? closing.someone)].join(' · ')}
      </p>
      <Sums sums={readSums(close.sums)} />
      <Till close={close} />
      <People people={close.people} />
      {vat.length > 0 && (
        <div className={styles.part}>
          <h3 className={styles.partTitle}>{t.vat}</h3>
          <p>
            {vat.map(({ rate, amount }) => `${takings.vatRate(rate)} ${words.price(amount)}`).join(' · ')}
          </p>
        </div>
      )}
      <Facts close={close} />
      <p className={styles.soft}>{t.notFiscal}</p>
    </>
  );
}

function Till({ close }: { close: DaySnapshotRow }) {
  const { closing } = useStaffTexts();
  const t = closing.snapshot;
  const { common } = useTexts();
  const { float, sums, counted, difference, taken, left, note } = close;
  const rows = [
    [closing.float, float],
    [t.cash, sums.cash],
    [t.counted, counted],
    [t.taken, taken],
    [t.left, left],
  ] as const;
  return (
    <div className={styles.part}>
      <h3 className={styles.partTitle}>{t.till}</h3>
      <dl className={styles.sums}>
        {rows.map(
          ([label, amount]) =>
            amount !== null && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{common.price(toGrosze(amount))}</dd>
              </div>
            ),
        )}
        <div className={styles.total}>
          <dt>{t.difference}</dt>
          <dd>{tillText(closing, toGrosze(difference), common.price)}</dd>
        </div>
      </dl>
      {float === null && <p className={styles.soft}>{t.unrecorded}</p>}
      {note !== null && (
        <p>
          <strong>{t.note}</strong> <span>{note}</span>
        </p>
      )}
    </div>
  );
}

function Facts({ close: { facts } }: { close: DaySnapshotRow }) {
  const t = useStaffTexts().closing.snapshot;
  const words = useFactWords();
  return (
    <div className={styles.part}>
      <h3 className={styles.partTitle}>{t.facts}</h3>
      {facts.length === 0 && <p>{t.noFacts}</p>}
      {facts.length > 0 && (
        <ul className={styles.lines}>
          {facts.map((fact) => (
            <li key={fact.entry}>
              <strong>{words.what(fact)}</strong> <span>{words.details(fact)}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
