import { useFrameTexts } from '../../i18n/LanguageProvider.tsx';
import { colourSchemes, setColourScheme, useColourScheme } from '../../theme/colourScheme.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './ThemeToggle.module.css';

/** Light, dark, or the system's setting. */
export function ThemeToggle() {
  const t = useFrameTexts().theme;
  const choice = useColourScheme();
  return (
    <fieldset className={styles.choice}>
      <legend>
        <VisuallyHidden>{t.legend}</VisuallyHidden>
      </legend>
      {colourSchemes.map((scheme) => (
        <label key={scheme} className={styles.option}>
          <input
            type="radio"
            className={styles.input}
            name="theme"
            value={scheme}
            checked={scheme === choice}
            onChange={() => setColourScheme(scheme)}
          />
          <span>{t[scheme]}</span>
        </label>
      ))}
    </fieldset>
  );
}
