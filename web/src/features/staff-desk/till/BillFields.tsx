import { may } from '@cablepark/domain/accounts/permissions';
import { saleMethods } from '@cablepark/domain/park/policy';
import type { SaleMethod } from '@cablepark/domain/payments/desk-bill';
import { inLanguage } from '@cablepark/domain/words/in-language';
import { useLanguage, useTexts } from '../../../i18n/LanguageProvider.tsx';
import { useAuth } from '../../../session/AuthProvider.tsx';
import { SelectField } from '../../../staff/form/SelectField.tsx';
import { useStaffPageTexts } from '../../../staff/texts.ts';
import { Fold } from '../../../ui/Fold.tsx';
import { Field } from '../../../ui/fields/Field.tsx';
import { useDeskTexts } from '../useDeskTexts.ts';
import styles from './Bill.module.css';
import { CountedButton } from './CountedButton.tsx';
import { tillTexts } from './till.texts.ts';
import type { BillDraft } from './useBill.ts';

/** The items that the desk sells besides rides: a tap adds one. */
export function BillItems({ bill }: { bill: BillDraft }) {
  const t = useStaffPageTexts(tillTexts);
  const { language } = useLanguage();
  const { price } = useTexts().common;
  if (bill.items.length === 0) return null;
  return (
    <fieldset className={styles.items}>
      <legend>{t.add}</legend>
      {bill.items.map(({ row, name, price: cents }) => {
        return (
          <CountedButton
            key={row}
            name={inLanguage(name, language)}
            price={price(cents)}
            count={bill.countOf(row)}
            onAdd={(more) => bill.add(row, more)}
          />
        );
      })}
    </fieldset>
  );
}

/** What few bills need: a second method for a part, an Editor's discount, a company's number. */
export function BillDetails({ bill }: { bill: BillDraft }) {
  const t = useStaffPageTexts(tillTexts);
  const desk = useDeskTexts();
  const role = useAuth().user?.role ?? null;
  const { faults } = bill;
  return (
    <Fold title={<span>{t.more}</span>}>
      <div className={styles.pair}>
        <Field
          label={t.split}
          hint={t.splitHint}
          inputMode="decimal"
          autoComplete="off"
          value={bill.text.part}
          error={faults.part ? t.splitFault : undefined}
          onChange={(event) => bill.setText({ part: event.target.value })}
        />
        <SelectField
          label={t.splitBy}
          value={bill.text.partMethod}
          onChange={({ target }) => bill.setText({ partMethod: target.value as SaleMethod })}
        >
          {saleMethods.map((method) => (
            <option key={method} value={method}>
              {desk.method[method]}
            </option>
          ))}
        </SelectField>
      </div>
      {may(role, 'payment.discount') && (
        <div className={styles.pair}>
          <Field
            label={t.discount}
            inputMode="decimal"
            autoComplete="off"
            value={bill.text.discount}
            error={faults.discount ? t.discountFault : undefined}
            onChange={(event) => bill.setText({ discount: event.target.value })}
          />
          <Field
            label={t.reason}
            autoComplete="off"
            maxLength={200}
            value={bill.text.reason}
            error={faults.reason ? t.reasonFault : undefined}
            onChange={(event) => bill.setText({ reason: event.target.value })}
          />
        </div>
      )}
      <Field
        label={t.taxId}
        inputMode="numeric"
        autoComplete="off"
        value={bill.text.taxId}
        error={faults.taxId ? t.taxIdFault : undefined}
        onChange={(event) => bill.setText({ taxId: event.target.value })}
      />
    </Fold>
  );
}
