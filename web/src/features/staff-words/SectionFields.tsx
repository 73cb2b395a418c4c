import { blocksOf } from '@cablepark/domain/words/markdown';
import { useDeferredValue, useMemo } from 'react';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { BilingualArea, BilingualField } from '../../staff/content/BilingualField.tsx';
import form from '../../staff/form/Form.module.css';
import { PicturePicker } from '../../staff/pictures/PicturePicker.tsx';
import { useStaffTexts } from '../../staff/texts.ts';
import { Words } from '../../words/Words.tsx';
import type { EditedSection } from './sectionEdits.ts';
import styles from './Words.module.css';

interface SectionFieldsProps {
  section: EditedSection;
  /** Its name in labels. */
  name: string;
  /** The section's path in its content. */
  path: string;
  onChange: (part: Partial<EditedSection>) => void;
  fault: (path: string, words?: string) => string | undefined;
}

/** The fields of one section, with a preview of its text in the reader's language, and an optional picture. */
export function SectionFields({ section, name, path, onChange, fault }: SectionFieldsProps) {
  const t = useStaffTexts().words;
  const { language } = useLanguage();
  const deferredText = useDeferredValue(section.text[language]);
  const blocks = useMemo(() => blocksOf(deferredText), [deferredText]);
  return (
    <>
      <BilingualField
        label={t.heading}
        value={section.heading}
        onChange={(heading) => onChange({ heading })}
        path={`${path}.heading`}
        fault={fault}
      />
      <BilingualArea
        label={t.text}
        rows={7}
        hint={t.textHint}
        value={section.text}
        onChange={(text) => onChange({ text })}
        path={`${path}.text`}
        fault={fault}
      />
      <div className={styles.preview}>
        <p className={form.hint}>{t.preview}</p>
        {blocks.length > 0 ? (
          <Words blocks={blocks} language={language} />
        ) : (
          <p className={form.hint}>{t.empty}</p>
        )}
      </div>
      {section.picture !== undefined && (
        <PicturePicker
          label={t.picture(name)}
          value={section.picture}
          onChange={(picture) => onChange({ picture })}
          {...(fault(`${path}.picture`) && { error: fault(`${path}.picture`) })}
        />
      )}
    </>
  );
}
