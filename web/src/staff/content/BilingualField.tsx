import type { Language } from '@cablepark/domain/time/display';
import type { Bilingual } from '@cablepark/domain/words/words.schema';
import { Field } from '../../ui/fields/Field.tsx';
import form from '../form/Form.module.css';
import { TextField } from '../form/TextField.tsx';
import { useStaffTexts } from '../texts.ts';

export interface BilingualFieldProps {
  label: string;
  hint?: string;
  /** The note where one language is empty: by default that the other one appears instead. */
  missing?: Record<Language, string>;
  value: Bilingual;
  onChange: (value: Bilingual) => void;
  /** The path of this text in the content. */
  path: string;
  fault: (path: string, words?: string) => string | undefined;
}

/** A line in Polish and in English, side by side if there is room; an empty one shows its fallback. */
export function BilingualField(props: BilingualFieldProps) {
  const field = useEach(props);
  return (
    <div className={form.row}>
      <Field {...field('pl')} />
      <Field {...field('en')} />
    </div>
  );
}

/** The same with several lines. */
export function BilingualArea({ rows, ...props }: BilingualFieldProps & { rows?: number }) {
  const field = useEach(props);
  return (
    <div className={form.row}>
      <TextField rows={rows} {...field('pl')} />
      <TextField rows={rows} {...field('en')} />
    </div>
  );
}

function useEach({ label, hint, value, onChange, path, fault, missing }: BilingualFieldProps) {
  const t = useStaffTexts().content;
  const notes = missing ?? { pl: t.missingPolish, en: t.missingEnglish };
  const other = { pl: value.en, en: value.pl };
  return (language: Language) => {
    const isMissing = value[language].trim() === '' && other[language].trim() !== '';
    return {
      label: language === 'pl' ? t.inPolish(label) : t.inEnglish(label),
      hint: isMissing ? notes[language] : hint,
      // Reports only once that both are empty.
      error:
        fault(`${path}.${language}`, t.noMarks) ?? (language === 'pl' ? fault(path, t.needed) : undefined),
      lang: language,
      value: value[language],
      onChange: ({ target }: { target: { value: string } }) =>
        onChange({ ...value, [language]: target.value }),
    };
  };
}
