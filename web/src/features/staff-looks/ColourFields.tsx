import type { BrandColours, Looks } from '@cablepark/domain/theme/looks.schema';
import { themeOf } from '@cablepark/domain/theme/theme';
import { useDeferredValue, useMemo } from 'react';
import form from '../../staff/form/Form.module.css';
import { useStaffTexts } from '../../staff/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { ColourField, isColour } from './ColourField.tsx';
import styles from './Looks.module.css';
import { LooksPreview } from './LooksPreview.tsx';
import { Readability } from './Readability.tsx';

/** The initial colours: the built-in ones, as an example to replace. */
const first: BrandColours = { main: '#0a6878', second: '#ffc145' };

interface ColourFieldsProps {
  draft: Looks;
  onChange: (colours: BrandColours | null) => void;
}

/** Two colours, a live preview of the site, and the contrast. */
export function ColourFields({ draft, onChange }: ColourFieldsProps) {
  const t = useStaffTexts().looks;
  const { colours, logo } = useDeferredValue(draft);
  const isRead = colours === null || (isColour(colours.main) && isColour(colours.second));
  const theme = useMemo(() => (isRead ? themeOf(colours) : null), [isRead, colours]);
  return (
    <>
      <fieldset className={form.card}>
        <legend className={form.sectionTitle}>{t.colours}</legend>
        {draft.colours ? (
          <Fields colours={draft.colours} onChange={onChange} />
        ) : (
          <>
            <p>{t.oursNow}</p>
            <div className={form.actions}>
              <Button onClick={() => onChange(first)}>{t.own}</Button>
            </div>
          </>
        )}
        <p className={form.hint}>{t.coloursHint}</p>
      </fieldset>
      {theme && (
        <section className={form.card}>
          <h2 className={form.cardTitle}>{t.preview}</h2>
          <div className={styles.previews}>
            <LooksPreview scheme="light" theme={theme} logo={logo} />
            <LooksPreview scheme="dark" theme={theme} logo={logo} />
          </div>
          {colours && (
            <Readability
              theme={theme}
              colours={colours}
              onTake={(second) => onChange({ ...colours, second })}
            />
          )}
        </section>
      )}
    </>
  );
}

function Fields({ colours, onChange }: { colours: BrandColours; onChange: ColourFieldsProps['onChange'] }) {
  const t = useStaffTexts().looks;
  return (
    <>
      <div className={form.row}>
        <ColourField
          label={t.main}
          hint={t.mainHint}
          value={colours.main}
          onChange={(main) => onChange({ ...colours, main })}
        />
        <ColourField
          label={t.second}
          hint={t.secondHint}
          value={colours.second}
          onChange={(second) => onChange({ ...colours, second })}
        />
      </div>
      <div className={form.actions}>
        <Button variant="quiet" onClick={() => onChange(null)}>
          {t.ours}
        </Button>
      </div>
    </>
  );
}
