import { useState } from 'react';
import { useTexts } from '../i18n/LanguageProvider.tsx';
import { Field, type FieldProps } from './Field.tsx';
import { EyeIcon, EyeOffIcon } from './icons.tsx';
import styles from './PasswordField.module.css';

/** A password that can be looked at: typing blind on a phone is what makes people forget them. */
export function PasswordField(props: Omit<FieldProps, 'type' | 'after'>) {
  const t = useTexts().auth;
  const [shown, setShown] = useState(false);
  return (
    <Field
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...props}
      type={shown ? 'text' : 'password'}
      after={
        <button
          type="button"
          className={styles.eye}
          aria-label={shown ? t.hidePassword : t.showPassword}
          onClick={() => setShown(!shown)}
        >
          {shown ? <EyeOffIcon /> : <EyeIcon />}
        </button>
      }
    />
  );
}
