import { useState } from 'react';
import { useTexts } from '../../i18n/LanguageProvider.tsx';
import { Icon, type IconProps } from '../icons.tsx';
import { Field, type FieldProps } from './Field.tsx';
import styles from './PasswordField.module.css';

/** A password with a "show" button: blind typing on phones leads to forgotten passwords. */
export function PasswordField(props: Omit<FieldProps, 'type' | 'after'>) {
  const t = useTexts().auth;
  const [isVisible, setVisible] = useState(false);
  return (
    <Field
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...props}
      type={isVisible ? 'text' : 'password'}
      after={
        <button
          type="button"
          className={styles.eye}
          aria-label={isVisible ? t.hidePassword : t.showPassword}
          onClick={() => setVisible(!isVisible)}
        >
          {isVisible ? <EyeOffIcon /> : <EyeIcon />}
        </button>
      }
    />
  );
}

const EyeIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M2.5 12c2-4 5.5-6.5 9.5-6.5s7.5 2.5 9.5 6.5c-2 4-5.5 6.5-9.5 6.5S4.5 16 2.5 12z" />
    <circle cx="12" cy="12" r="3" />
  </Icon>
);
const EyeOffIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 4l16 16M9.9 5.7A9.5 9.5 0 0 1 12 5.5c4 0 7.5 2.5 9.5 6.5a12 12 0 0 1-2.7 3.5M14.5 14.6A3 3 0 0 1 9.4 9.5M6.5 7.2A12 12 0 0 0 2.5 12c2 4 5.5 6.5 9.5 6.5a9.5 9.5 0 0 0 4.5-1.1" />
  </Icon>
);
