import type { DeskMethod } from '@cablepark/domain/park/policy';
import { useTexts } from '../../../i18n/LanguageProvider.tsx';
import { firstTap } from '../../../ui/firstTap.ts';
import type { IconProps } from '../../../ui/icons.tsx';
import { CardIcon, CashIcon, PassIcon, PhoneCodeIcon } from '../icons.tsx';
import { useDeskTexts } from '../useDeskTexts.ts';
import styles from './Methods.module.css';

const icons: Record<DeskMethod, (props: IconProps) => React.ReactNode> = {
  cash: CashIcon,
  card: CardIcon,
  blik: PhoneCodeIcon,
  pass: PassIcon,
};

export interface MethodsProps {
  /** In grosze; null while the text is no amount. */
  total: number | null;
  methods: readonly DeskMethod[];
  isOpen: (method: DeskMethod) => boolean;
  onPay: (method: DeskMethod) => void;
}

/** The sum, and one button for each method: a tap pays. A paper pass is separate, because it is not one of the rider's own passes. */
export function Methods({ total, methods, isOpen, onPay }: MethodsProps) {
  const t = useDeskTexts();
  const ways = methods.filter((method) => method !== 'pass');
  return (
    <>
      <MoneyMethods total={total} methods={ways} isOpen={isOpen} onPay={onPay} />
      {methods.includes('pass') && (
        <button
          type="button"
          className={styles.paper}
          disabled={!isOpen('pass')}
          onClick={firstTap(() => onPay('pass'))}
        >
          <PassIcon className={styles.icon} />
          <span>
            <strong>{t.paperPass}</strong>
            <span className={styles.hint}>{t.paperPassHint}</span>
          </span>
        </button>
      )}
    </>
  );
}

function MoneyMethods({ total, methods, isOpen, onPay }: MethodsProps) {
  const t = useDeskTexts();
  const { common } = useTexts();
  return (
    <fieldset className={styles.methods} data-count={methods.length}>
      <legend className={styles.legend}>
        <span>{t.payHow}</span>{' '}
        {total !== null && <span className={styles.total}>{common.price(total)}</span>}
      </legend>
      {methods.map((method, index) => {
        const MethodIcon = icons[method];
        const price = common.price(total ?? 0);
        return (
          <button
            key={method}
            type="button"
            className={styles.method}
            disabled={!isOpen(method)}
            aria-label={t.payBy(t.method[method], price)}
            data-autofocus={index === 0 || undefined}
            onClick={firstTap(() => onPay(method))}
          >
            <MethodIcon className={styles.icon} />
            <span>{t.method[method]}</span>
          </button>
        );
      })}
    </fieldset>
  );
}
