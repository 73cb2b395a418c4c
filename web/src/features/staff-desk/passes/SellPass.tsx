import { paths } from '@cablepark/contract/paths';
import { may } from '@cablepark/domain/accounts/permissions';
import { saleMethods } from '@cablepark/domain/park/policy';
import { isOnSale, type PassKind, passKindsOf } from '@cablepark/domain/passes/pass-kind';
import type { SaleMethod } from '@cablepark/domain/payments/desk-bill';
import { inLanguage } from '@cablepark/domain/words/in-language';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-toastify/unstyled';
import { passesKey } from '../../../booking/api/readPasses.ts';
import type { Rider } from '../../../booking/slotUpdates.ts';
import { failedText } from '../../../i18n/errorText.ts';
import { useLanguage, useTexts } from '../../../i18n/LanguageProvider.tsx';
import { useContent } from '../../../park/contents.ts';
import { usePark } from '../../../park/ParkProvider.tsx';
import { useAuth } from '../../../session/AuthProvider.tsx';
import form from '../../../staff/form/Form.module.css';
import { SelectField } from '../../../staff/form/SelectField.tsx';
import { useStaffTexts } from '../../../staff/texts.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { useConfirm } from '../../../ui/dialogs/Modals.tsx';
import { Alert } from '../../../ui/status/Alert.tsx';
import { useNow } from '../../../ui/useNow.ts';
import { RiderSearch } from '../riders/RiderSearch.tsx';
import { useUndoing } from '../undo/useUndoing.ts';
import { type DeskPass, sellPass } from './api/passes.ts';
import styles from './Passes.module.css';

/** Pass, rider and payment: clicking a method confirms. */
export function SellPass({ onSold }: { onSold: (pass: DeskPass) => void }) {
  const t = useStaffTexts().passes;
  const { zone } = usePark();
  const now = useNow();
  const kinds = passKindsOf(useContent('prices').content).filter((kind) => isOnSale(kind, now, zone));
  return (
    <section className={form.card} aria-label={t.sell}>
      <h2 className={form.cardTitle}>{t.sell}</h2>
      {kinds.length === 0 ? <NothingToSell /> : <Sale kinds={kinds} onSold={onSold} />}
    </section>
  );
}

function NothingToSell() {
  const { passes: t, prices } = useStaffTexts();
  const { user } = useAuth();
  return (
    <>
      <p>{t.nothingToSell}</p>
      {user && may(user.role, 'content.edit') && (
        <p>
          <ButtonLink to={paths.pricesEditor}>{prices.title}</ButtonLink>
        </p>
      )}
    </>
  );
}

interface SaleProps {
  kinds: readonly PassKind[];
  onSold: (pass: DeskPass) => void;
}

function Sale({ kinds, onSold }: SaleProps) {
  const texts = useTexts();
  const { language } = useLanguage();
  const { passes: t } = useStaffTexts();
  const client = useQueryClient();
  const { offer } = useUndoing();
  const confirm = useConfirm();
  const [row, setRow] = useState(kinds[0]?.row ?? '');
  const [rider, setRider] = useState<Rider | null>(null);
  const kind = kinds.find((each) => each.row === row) ?? kinds[0];
  const selling = useMutation({
    mutationFn: sellPass,
    async onSuccess(pass) {
      void offer(toast.success(t.sold), t.sold, { kind: 'pass', slot: null });
      setRider(null);
      await client.invalidateQueries({ queryKey: passesKey });
      onSold(pass);
    },
  });
  if (!kind) return null;
  const sell = async (method: SaleMethod) => {
    const question = {
      title: t.presentQuestion,
      text: t.isPresent,
      confirmLabel: t.presentConfirm,
      cancelLabel: t.presentBack,
    };
    if (rider === null && !(await confirm(question))) return;
    selling.mutate({ kind: kind.row, method, account: rider?.id ?? null });
  };
  return (
    <>
      <SelectField label={t.kind} value={kind.row} onChange={({ target }) => setRow(target.value)}>
        {kinds.map((each) => (
          <option key={each.row} value={each.row}>
            {`${inLanguage(each.name, language)}, ${texts.common.price(each.price)}`}
          </option>
        ))}
      </SelectField>
      {rider ? (
        <p className={styles.rider}>
          <span>{t.forRider(rider.name || (rider.email ?? ''))}</span>
          <Button onClick={() => setRider(null)}>{t.otherRider}</Button>
        </p>
      ) : (
        <>
          <p className={form.hint}>{t.forNobody}</p>
          <RiderSearch onRider={setRider} />
        </>
      )}
      {!rider && <Alert kind="info">{t.isPresent}</Alert>}
      <Methods price={kind.price} busy={selling.isPending} onSell={(method) => void sell(method)} />
      {selling.error && <Alert kind="danger">{failedText(t.sellFailed, selling.error, texts)}</Alert>}
    </>
  );
}

interface MethodsProps {
  /** In grosze. */
  price: number;
  busy: boolean;
  onSell: (method: SaleMethod) => void;
}

/** The price and the payment methods. */
function Methods({ price, busy, onSell }: MethodsProps) {
  const { common } = useTexts();
  const { passes: t, takings } = useStaffTexts();
  return (
    <>
      <p>
        <span>{t.toTake}</span> <strong>{common.price(price)}</strong>
      </p>
      <div className={form.actions}>
        {saleMethods.map((method) => (
          <Button
            key={method}
            variant="primary"
            busy={busy}
            aria-label={t.sellBy(takings.methods[method], common.price(price))}
            onClick={() => onSell(method)}
          >
            {takings.methods[method]}
          </Button>
        ))}
      </div>
    </>
  );
}
