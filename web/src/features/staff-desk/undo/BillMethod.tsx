import { saleMethods } from '@cablepark/domain/park/policy';
import type { SaleMethod } from '@cablepark/domain/payments/desk-bill';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-toastify/unstyled';
import { failedText } from '../../../i18n/errorText.ts';
import { useTexts } from '../../../i18n/LanguageProvider.tsx';
import { ApiError } from '../../../lib/http/errors.ts';
import { useStaffPageTexts } from '../../../staff/texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { firstTap } from '../../../ui/firstTap.ts';
import { correctBillMethod } from '../api/corrections.ts';
import { type DeskAction, deskActionsKey } from '../api/deskActions.ts';
import { correctionTexts } from '../correct/corrections.texts.ts';
import { useDeskTexts } from '../useDeskTexts.ts';
import styles from './BillMethod.module.css';
import { useUndoing } from './useUndoing.ts';

interface BillMethodProps {
  bill: NonNullable<DeskAction['bill']>;
  /** The line of the list. */
  what: string;
}

/** The other methods for a bill without rides, which belongs to no slot: clicking one corrects the method. */
export function BillMethod({ bill, what }: BillMethodProps) {
  const t = useStaffPageTexts(correctionTexts);
  const { common } = useTexts();
  const { method: names } = useDeskTexts();
  const { busy, correct } = useBillMethod(bill);
  return (
    <span className={styles.methods}>
      <span>{t.billMethod(names[bill.method], common.price(bill.amount))}</span>
      {saleMethods
        .filter((method) => method !== bill.method)
        .map((method) => (
          <Button
            key={method}
            variant="quiet"
            disabled={busy}
            aria-label={t.billMethodTo(names[method], what)}
            onClick={firstTap(() => void correct(method))}
          >
            {names[method]}
          </Button>
        ))}
    </span>
  );
}

function useBillMethod(bill: BillMethodProps['bill']) {
  const t = useStaffPageTexts(correctionTexts);
  const texts = useTexts();
  const { method: names } = useDeskTexts();
  const { offer } = useUndoing();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const correct = async (method: SaleMethod): Promise<void> => {
    setBusy(true);
    try {
      await correctBillMethod(bill, method);
      const done = t.methodDone(names[method]);
      void offer(toast.success(done), done, { kind: 'method', slot: null });
    } catch (error) {
      const refused: Readonly<Record<string, string>> = t.billRefused;
      const why = error instanceof ApiError ? refused[error.code] : undefined;
      toast.error(why === undefined ? failedText(t.methodFailed, error, texts) : `${t.methodFailed}: ${why}`);
    } finally {
      await queries.invalidateQueries({ queryKey: deskActionsKey });
      setBusy(false);
    }
  };
  return { busy, correct };
}
