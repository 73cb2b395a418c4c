import { failedText } from '../../../i18n/errorText.ts';
import { useTexts } from '../../../i18n/LanguageProvider.tsx';
import { ownDataTexts } from '../../../i18n/pages/own-data.texts.ts';
import { usePageTexts } from '../../../i18n/pageTexts.ts';
import { Button } from '../../../ui/Button.tsx';
import { Alert } from '../../../ui/status/Alert.tsx';
import { isWrongPassword } from './CurrentPassword.tsx';
import styles from './OwnData.module.css';

interface FormEndProps {
  submit: string;
  submitting: string;
  /** The error text if `failure` belongs to no field. */
  failed: string;
  failure: unknown;
  busy: boolean;
  disabled: boolean;
  /** Collapses the form; without it the form is always open. */
  onClose?: () => void;
}

/** The error and the buttons of a form. */
export function FormEnd({ failure, onClose, ...props }: FormEndProps) {
  const texts = useTexts();
  const t = usePageTexts(ownDataTexts);
  return (
    <>
      {failure !== null && !isWrongPassword(failure) && (
        <Alert kind="danger">{failedText(props.failed, failure, texts)}</Alert>
      )}
      <div className={styles.buttons}>
        <Button type="submit" variant="primary" busy={props.busy} disabled={props.disabled}>
          {props.busy ? props.submitting : props.submit}
        </Button>
        {onClose && (
          <Button variant="quiet" onClick={onClose}>
            {t.close}
          </Button>
        )}
      </div>
    </>
  );
}
