import { isLocalAddress, isPublicAddress } from '@cablepark/domain/park/public-address';
import form from '../../../staff/form/Form.module.css';
import { useStaffTexts } from '../../../staff/texts.ts';
import { Alert } from '../../../ui/status/Alert.tsx';
import styles from '../Setup.module.css';
import { StepEnd } from '../StepEnd.tsx';
import type { StepProps } from '../stepProps.ts';

/** The site's address in mails; the server's configuration sets it, so this step only shows it. */
export function AddressStep({ state, onDone }: StepProps) {
  const t = useStaffTexts().setup.address;
  const { public_url: url, public_url_set: isSet } = state;
  const isPlain = url.startsWith('http:');
  return (
    <>
      <p className={form.hint}>{t.hint}</p>
      <p className={styles.path}>
        <code>{url}</code>
      </p>
      {isPublicAddress(url) ? (
        <Alert kind="success">{`${t.isSet} ${t.fine}`}</Alert>
      ) : (
        <Alert kind="warning">
          <p>
            {[
              isSet ? t[isLocalAddress(url) ? 'local' : 'isSet'] : t.unset,
              isPlain && !isLocalAddress(url) && t.plain,
            ]
              .filter(Boolean)
              .join(' ')}
          </p>
          <p>{t.how}</p>
        </Alert>
      )}
      <StepEnd step="address" state={state} onDone={onDone} />
    </>
  );
}
