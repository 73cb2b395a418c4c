import { useTexts } from '../../i18n/LanguageProvider.tsx';
import { WayChoice } from '../../staff/payments/WayChoice.tsx';
import { useStaffTexts } from '../../staff/texts.ts';
import { Field } from '../../ui/fields/Field.tsx';
import styles from './Closings.module.css';
import type { TakingWay } from './closing.ts';

interface TakeOutProps {
  /** Grosze, like the float and the amount taken out. */
  counted: number;
  float: number;
  way: TakingWay;
  onWay: (way: TakingWay) => void;
  /** The amount of the way `own`, as typed. */
  ownAmount: string;
  onOwnAmount: (amount: string) => void;
  /** Null for an invalid amount. */
  takeOut: number | null;
  isAttempted: boolean;
}

/** How much cash is taken out of the till: by default all but the float. */
export function TakeOut({
  counted,
  float,
  way,
  onWay,
  ownAmount,
  onOwnAmount,
  takeOut,
  isAttempted,
}: TakeOutProps) {
  const t = useStaffTexts().closing;
  const { price } = useTexts().common;
  const staying = Math.min(counted, float);
  const ways = [
    { value: 'float' as const, label: staying === 0 ? t.takings.all : t.takings.float(price(staying)) },
    ...(staying === 0 ? [] : [{ value: 'all' as const, label: t.takings.all }]),
    { value: 'none' as const, label: t.takings.none },
    { value: 'own' as const, label: t.takings.own },
  ];
  return (
    <>
      <WayChoice legend={t.take} ways={ways} value={way} error={undefined} onChange={onWay} />
      {way === 'own' && (
        <Field
          label={t.takeLabel}
          inputMode="decimal"
          autoComplete="off"
          value={ownAmount}
          error={isAttempted && takeOut === null ? t.takeFault(price(counted)) : undefined}
          onChange={(event) => onOwnAmount(event.target.value)}
        />
      )}
      {takeOut !== null && <p className={styles.soft}>{t.takes(price(takeOut), price(counted - takeOut))}</p>}
    </>
  );
}
