import { DecimalField } from '../../../staff/form/DecimalField.tsx';
import form from '../../../staff/form/Form.module.css';
import { useStaffTexts } from '../../../staff/texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { Choice } from '../../../ui/fields/Choice.tsx';
import { Field } from '../../../ui/fields/Field.tsx';
import { changedAt, without } from '../rows.ts';
import styles from '../Season.module.css';
import { type BandForm, priced, priceKinds } from '../seasonForm.ts';
import { Entry } from './Entry.tsx';
import type { PlanPart } from './planPart.ts';

const mostBands = 12;

/** The price of a slot: one price, or one by the kind of day and the hour. */
export function PriceFields({ plan, fault, onChange }: PlanPart) {
  const t = useStaffTexts().season;
  const { prices, hasOnePrice } = plan;
  return (
    <fieldset className={form.group}>
      <legend className={styles.legend}>{t.prices}</legend>
      <div>
        <Choice
          legend={t.priceMode}
          options={[
            { value: 'one', label: t.onePrice },
            { value: 'many', label: t.manyPrices },
          ]}
          value={hasOnePrice ? 'one' : 'many'}
          onChange={(value) => onChange({ hasOnePrice: value === 'one' })}
        />
      </div>
      {hasOnePrice ? (
        <div className={form.row}>
          <DecimalField
            label={t.price}
            error={fault('prices.0.weekday')}
            value={prices[0]?.weekday ?? ''}
            onChange={(weekday) => onChange({ prices: changedAt(prices, 0, { weekday }) })}
          />
        </div>
      ) : (
        <Bands plan={plan} fault={fault} onChange={onChange} />
      )}
    </fieldset>
  );
}

function Bands({ plan: { prices }, fault, onChange }: PlanPart) {
  const t = useStaffTexts().season;
  const add = () => {
    const last = prices.at(-1);
    if (last) onChange({ prices: [...prices, { ...last, from: last.from < '16:00' ? '16:00' : '' }] });
  };
  return (
    <>
      {prices.map((band, index) => (
        <Band
          // oxlint-disable-next-line react/no-array-index-key -- A row has only its index, and its fields keep no state.
          key={index}
          band={band}
          isFirst={index === 0}
          fault={(key) => fault(`prices.${index}.${key}`)}
          onChange={(part) => onChange({ prices: changedAt(prices, index, part) })}
          onRemove={() => onChange({ prices: without(prices, index) })}
        />
      ))}
      <p className={form.hint}>{t.pricesHint}</p>
      {prices.length < mostBands && (
        <div className={form.actions}>
          <Button onClick={add}>{t.addBand}</Button>
        </div>
      )}
    </>
  );
}

interface BandProps {
  band: BandForm;
  isFirst: boolean;
  fault: (key: keyof BandForm) => string | undefined;
  onChange: (part: Partial<BandForm>) => void;
  onRemove: () => void;
}

function Band({ band, isFirst, fault, onChange, onRemove }: BandProps) {
  const t = useStaffTexts().season;
  return (
    <Entry
      title={isFirst ? t.priceFromOpening : t.priceFrom(band.from || '…')}
      removeLabel={t.removeBand(band.from)}
      onRemove={isFirst ? undefined : onRemove}
    >
      <div className={styles.prices}>
        {!isFirst && (
          <Field
            className={styles.from}
            label={t.priceFromField}
            type="time"
            error={fault('from')}
            value={band.from}
            onChange={(event) => onChange({ from: event.target.value })}
          />
        )}
        {priceKinds.map((kind) => (
          <DecimalField
            key={kind}
            label={t.priceKinds[kind]}
            error={fault(kind)}
            value={band[kind]}
            onChange={(price) => onChange(priced(band, kind, price))}
          />
        ))}
      </div>
    </Entry>
  );
}
