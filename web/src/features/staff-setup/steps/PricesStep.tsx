import type { SetupState } from '@cablepark/contract/accounts/setup.schema';
import { toGrosze } from '@cablepark/contract/money';
import type { ShownContent } from '@cablepark/contract/park/contents.schema';
import { paths } from '@cablepark/contract/paths';
import { slotPriceOf, type TwoPrices } from '@cablepark/domain/prices/price-list';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../../../i18n/LanguageProvider.tsx';
import { editedContent } from '../../../staff/content/contentCalls.ts';
import form from '../../../staff/form/Form.module.css';
import { useFirstFault } from '../../../staff/form/useFirstFault.ts';
import { PriceField } from '../../../staff/prices/PriceField.tsx';
import { useStaffTexts } from '../../../staff/texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { Alert } from '../../../ui/status/Alert.tsx';
import { LoadFailure } from '../../../ui/status/LoadFailure.tsx';
import { Skeleton } from '../../../ui/status/Skeleton.tsx';
import { PriceGap } from '../PriceGap.tsx';
import { SaveFailure } from '../SaveFailure.tsx';
import styles from '../Setup.module.css';
import { StepEnd } from '../StepEnd.tsx';
import type { StepProps } from '../stepProps.ts';
import { useSavingSlotPrice } from '../useSavingSlotPrice.ts';
import { VisitorsSee } from '../VisitorsSee.tsx';

const kinds = ['weekday', 'weekend'] as const;

/** The price of a slot; the rest of the list has a page of its own. */
export function PricesStep(props: StepProps) {
  const { content: words, setup } = useStaffTexts();
  const prices = useQuery(editedContent('prices'));
  return (
    <>
      <p className={form.hint}>{setup.prices.hint}</p>
      {prices.isPending && <Skeleton height="9rem" />}
      {prices.isError && (
        <LoadFailure title={words.loadFailed} error={prices.error} onRetry={prices.refetch} />
      )}
      {prices.data && <SlotStep shown={prices.data} {...props} />}
      <p>
        <Link className={styles.link} to={paths.pricesEditor}>
          {setup.prices.rest}
        </Link>
      </p>
    </>
  );
}

function SlotStep({ shown, ...step }: StepProps & { shown: ShownContent<'prices'> }) {
  const t = useStaffTexts().setup.prices;
  const { price } = useTexts().common;
  const slot = slotPriceOf(shown.content);
  return (
    <>
      <VisitorsSee to={paths.prices}>
        {slot && kinds.map((kind) => `${price(toGrosze(slot[kind]))} ${t.when[kind]}`).join(', ')}
      </VisitorsSee>
      <PriceGap state={step.state} />
      <SlotForm shown={shown} slot={slot ?? firstPrices(step.state)} {...step} />
    </>
  );
}

/** Of a list without a price: what the owner typed into the season. */
function firstPrices({ slot_prices: { season } }: SetupState): TwoPrices {
  const [weekday, weekend] = kinds.map((kind) => season[kind][0]);
  return { weekday: weekday ?? weekend ?? Number.NaN, weekend: weekend ?? weekday ?? Number.NaN };
}

function SlotForm({
  shown,
  slot,
  state,
  onDone,
}: StepProps & { shown: ShownContent<'prices'>; slot: TwoPrices }) {
  const { prices, setup } = useStaffTexts();
  const saving = useSavingSlotPrice(shown, state);
  const [priceInput, setPriceInput] = useState(slot);
  const [isChecked, setChecked] = useState(false);
  const { form: formRef, showFault } = useFirstFault();
  const isWrong = (kind: keyof TwoPrices) => isChecked && Number.isNaN(priceInput[kind]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (kinds.some((kind) => Number.isNaN(priceInput[kind]))) return showFault();
    return saving.mutate(priceInput, { onSuccess: onDone });
  };
  return (
    <form ref={formRef} className={form.form} noValidate onSubmit={submit}>
      <div className={form.row}>
        {kinds.map((kind) => (
          <PriceField
            key={kind}
            label={setup.prices.labels[kind]}
            value={priceInput[kind]}
            error={isWrong(kind) ? prices.priceFault : undefined}
            onChange={(pln) => setPriceInput((before) => ({ ...before, [kind]: pln }))}
          />
        ))}
      </div>
      {kinds.some(isWrong) && <Alert kind="danger">{setup.checkFields}</Alert>}
      <SaveFailure error={saving.error} />
      <StepEnd step="prices" state={state} onDone={onDone}>
        <Button type="submit" variant="primary" busy={saving.isPending}>
          {saving.isPending ? setup.saving : setup.save}
        </Button>
      </StepEnd>
    </form>
  );
}
