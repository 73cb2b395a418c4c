import { paths } from '@cablepark/contract/paths';
import { checkoutPath } from '@cablepark/contract/payments/checkouts';
import type { CheckoutRow, NewCheckoutRow } from '@cablepark/contract/payments/checkouts.schema';
import { isTaxId } from '@cablepark/domain/payments/tax-id';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { slotKeys } from '../../booking/api/slotKeys.ts';
import { limitText } from '../../booking/limitText.ts';
import { errorText } from '../../i18n/errorText.ts';
import { useTexts } from '../../i18n/LanguageProvider.tsx';
import { payTexts } from '../../i18n/pages/pay.texts.ts';
import { usePageTexts } from '../../i18n/pageTexts.ts';
import { ApiError } from '../../lib/http/errors.ts';
import { usePark } from '../../park/ParkProvider.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Field } from '../../ui/fields/Field.tsx';
import { Alert } from '../../ui/status/Alert.tsx';
import { beginCheckout } from './api/checkouts.ts';
import styles from './Pay.module.css';

/** Creates the checkout's hold and redirects to the provider; a retry after a lost response creates no second one. */
export function BeginForm({ asked, amount }: { asked: NewCheckoutRow; amount: number }) {
  const texts = useTexts();
  const { zone } = usePark();
  const t = usePageTexts(payTexts);
  const client = useQueryClient();
  const navigate = useNavigate();
  const [taxId, setTaxId] = useState('');
  const [isWrong, setWrong] = useState(false);
  const digits = taxId.replaceAll(/[\s-]/g, '');
  const starting = useMutation({
    mutationFn: () => beginCheckout({ ...asked, ...(digits ? { tax_id: digits } : {}) }),
    onSuccess: async (checkout) => {
      void client.invalidateQueries({ queryKey: slotKeys.all });
      // The provider's "back" leads to the checkout's page, not to this form.
      await navigate(checkoutPath(checkout.id), { replace: true });
      leaveFor(checkout);
    },
  });
  // A double tap comes before the next render.
  const isBegun = useRef(false);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const wrong = digits !== '' && !isTaxId(digits);
    setWrong(wrong);
    if (wrong || isBegun.current) return;
    isBegun.current = true;
    starting.mutate(undefined, {
      onError: () => {
        isBegun.current = false;
      },
    });
  };
  return (
    <form className={styles.sections} onSubmit={submit}>
      <details className={styles.company}>
        <summary>{t.wantsInvoice}</summary>
        <Field
          label={t.taxId}
          hint={t.taxIdHint}
          error={isWrong ? t.taxIdWrong : undefined}
          inputMode="numeric"
          autoComplete="off"
          value={taxId}
          onChange={(event) => setTaxId(event.target.value)}
        />
      </details>
      {starting.isError && (
        <Alert kind="danger" title={t.failed}>
          {limitText(starting.error, texts, zone) ?? errorText(starting.error, texts)}
        </Alert>
      )}
      <Button type="submit" variant="primary" wide busy={starting.isPending || starting.isSuccess}>
        {starting.isPending || starting.isSuccess ? t.starting : t.payAmount(texts.common.price(amount))}
      </Button>
      {isRefusal(starting.error) && <OtherWays isPass={'pass_kind' in asked} />}
    </form>
  );
}

/** A retry would mostly be refused too. */
function OtherWays({ isPass }: { isPass: boolean }) {
  const t = usePageTexts(payTexts);
  return (
    <div className={styles.actions}>
      <ButtonLink to={isPass ? paths.ownPasses : paths.account}>
        {isPass ? t.toPasses : t.toAccount}
      </ButtonLink>
      {!isPass && <ButtonLink to={paths.planner}>{t.toPlanner}</ButtonLink>}
    </div>
  );
}

function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status < 500;
}

function leaveFor({ url }: CheckoutRow): void {
  if (url !== null) window.location.assign(url);
}
