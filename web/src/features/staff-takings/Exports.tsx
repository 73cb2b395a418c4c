import type { DayRange } from '@cablepark/domain/time/day-range';
import { useState } from 'react';
import { toast } from 'react-toastify/unstyled';
import { failedText } from '../../i18n/errorText.ts';
import { useLanguage, useTexts } from '../../i18n/LanguageProvider.tsx';
import { keepFile } from '../../lib/keptFile.ts';
import form from '../../staff/form/Form.module.css';
import { useStaffTexts } from '../../staff/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { downloadCsv, type ExportName } from './api/takings.ts';

const names: readonly ExportName[] = ['bookings', 'payments'];
/** This month and the ones before, each at one press. */
const shownMonths = 4;

/** The range as files for a spreadsheet, and the cash book by the month. */
export function Exports({ range, today }: { range: DayRange; today: Temporal.PlainDate }) {
  const texts = useTexts();
  const t = useStaffTexts().takings;
  const { language } = useLanguage();
  const [busy, setBusy] = useState<string | null>(null);

  const download = async (name: ExportName, days: DayRange, id: string) => {
    setBusy(id);
    try {
      keepFile(await downloadCsv(name, days, language));
    } catch (error) {
      toast.error(failedText(t.exportFailed, error, texts));
    }
    setBusy(null);
  };

  return (
    <section className={form.card} aria-labelledby="exports">
      <h2 id="exports" className={form.cardTitle}>
        {t.exports}
      </h2>
      <p className={form.hint}>{t.exportHints}</p>
      <div className={form.actions}>
        {names.map((name) => (
          <Button key={name} busy={busy === name} onClick={() => void download(name, range, name)}>
            {t.exportNames[name]}
          </Button>
        ))}
      </div>
      <h3>{t.ledger}</h3>
      <p className={form.hint}>{t.ledgerHint}</p>
      <div className={form.actions}>
        {monthsBack(today, shownMonths).map((month) => {
          const id = month.from.toString();
          const name = month.from.toLocaleString(language, { month: 'long', year: 'numeric' });
          return (
            <Button
              key={id}
              aria-label={`${t.ledger}: ${name}`}
              busy={busy === id}
              onClick={() => void download('ledger', month, id)}
            >
              {name}
            </Button>
          );
        })}
        <Button busy={busy === 'ledger'} onClick={() => void download('ledger', range, 'ledger')}>
          {t.ledgerOfPeriod}
        </Button>
      </div>
    </section>
  );
}

/** Whole months, the current one first. */
function monthsBack(today: Temporal.PlainDate, count: number): DayRange[] {
  return Array.from({ length: count }, (_, back) => {
    const from = today.with({ day: 1 }).subtract({ months: back });
    return { from, to: from.with({ day: from.daysInMonth }) };
  });
}
