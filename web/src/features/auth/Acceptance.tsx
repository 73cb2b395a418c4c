import { paths } from '@cablepark/contract/paths';
import { Link } from 'react-router';
import { useTexts } from '../../i18n/LanguageProvider.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './AuthForm.module.css';

interface AcceptanceProps {
  accepted: boolean;
  /** Whether the form was sent without it. */
  isMissing: boolean;
  onChange: (isAccepted: boolean) => void;
}

/** The consent of sign-up. Its links open in a new tab, so that the form keeps its input. */
export function Acceptance(props: AcceptanceProps) {
  const { auth: t, common } = useTexts();
  const newTab = <VisuallyHidden>{` ${common.opensInNewTab}`}</VisuallyHidden>;
  return (
    <label className={styles.accept}>
      <input
        type="checkbox"
        name="accepted"
        className={styles.box}
        required
        aria-invalid={props.isMissing || undefined}
        checked={props.accepted}
        onChange={(event) => props.onChange(event.target.checked)}
      />
      <span>
        <span>{t.acceptStart}</span>
        <Link to={paths.terms} target="_blank" rel="noopener">
          <span>{t.acceptTerms}</span>
          {newTab}
        </Link>
        <span>{t.acceptAnd}</span>
        <Link to={paths.privacy} target="_blank" rel="noopener">
          <span>{t.acceptPrivacy}</span>
          {newTab}
        </Link>
        <span>{t.acceptEnd}</span>
        {props.isMissing && <strong className={styles.missing}>{t.acceptRequired}</strong>}
      </span>
    </label>
  );
}
