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

/** The range as files for a spreadsheet. */
export function Exports({ range }: { range: DayRange }) {
  const texts = useTexts();
  const t = useStaffTexts().takings;
  const { language } = useLanguage();
  const [busy, setBusy] = useState<ExportName | null>(null);

  const download = async (name: ExportName) => {
    setBusy(name);
    try {
      keepFile(await downloadCsv(name, range, language));
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
          <Button key={name} busy={busy === name} onClick={() => void download(name)}>
            {t.exportNames[name]}
          </Button>
        ))}
      </div>
    </section>
  );
}
