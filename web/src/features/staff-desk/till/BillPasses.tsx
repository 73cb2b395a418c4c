import { inLanguage } from '@cablepark/domain/words/in-language';
import { useLanguage, useTexts } from '../../../i18n/LanguageProvider.tsx';
import { useStaffPageTexts } from '../../../staff/texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { RiderSearch } from '../riders/RiderSearch.tsx';
import styles from './Bill.module.css';
import { CountedButton } from './CountedButton.tsx';
import { tillTexts } from './till.texts.ts';
import type { BillDraft } from './useBill.ts';

/** New passes on the bill: a tap adds one, for the bill's rider or the chosen owner. */
export function BillPasses({ bill: { passes } }: { bill: BillDraft }) {
  const t = useStaffPageTexts(tillTexts);
  const { language } = useLanguage();
  const { price } = useTexts().common;
  if (passes.kinds.length === 0) return null;
  return (
    <>
      <fieldset className={styles.items}>
        <legend>{t.passes}</legend>
        {passes.kinds.map(({ row, name, price: cents }) => (
          <CountedButton
            key={row}
            name={inLanguage(name, language)}
            price={price(cents)}
            count={passes.countOf(row)}
            onAdd={(more) => passes.add(row, more)}
          />
        ))}
      </fieldset>
      {passes.lines.length > 0 && <Owner passes={passes} />}
    </>
  );
}

function Owner({ passes: { owner, setOwner } }: Pick<BillDraft, 'passes'>) {
  const t = useStaffPageTexts(tillTexts);
  if (owner === null)
    return (
      <>
        <p>{t.askOwner}</p>
        <RiderSearch onRider={setOwner} />
        <Button onClick={() => setOwner('by code')}>{t.byCode}</Button>
      </>
    );
  return (
    <p className={styles.owner}>
      <span>{owner === 'by code' ? t.passByCode : t.passFor(owner.name || (owner.email ?? ''))}</span>{' '}
      <Button variant="quiet" onClick={() => setOwner(null)}>
        {t.otherOwner}
      </Button>
    </p>
  );
}
