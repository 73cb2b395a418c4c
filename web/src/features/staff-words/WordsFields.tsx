import { mostSections, type WordsPage } from '@cablepark/domain/words/words.schema';
import { CheckField } from '../../staff/form/CheckField.tsx';
import form from '../../staff/form/Form.module.css';
import { useStaffTexts } from '../../staff/texts.ts';
import { HeadFields, type HeadOf } from './HeadFields.tsx';
import { SectionList } from './SectionList.tsx';

const nothing = { pl: '', en: '' };

interface WordsFieldsProps extends HeadOf {
  draft: WordsPage;
  change: (part: Partial<WordsPage>) => void;
}

/** A page's visibility, title, and sections. */
export function WordsFields({ draft, change, fault }: WordsFieldsProps) {
  const t = useStaffTexts().words;
  return (
    <>
      <HeadFields draft={draft} change={change} fault={fault}>
        <CheckField
          label={t.isShown}
          checked={draft.isShown}
          onChange={(event) => change({ isShown: event.target.checked })}
        />
        <p className={form.hint}>{t.isShownHint}</p>
      </HeadFields>
      <SectionList
        sections={draft.sections}
        most={mostSections}
        empty={{ heading: nothing, text: nothing, picture: null }}
        onChange={(sections) => change({ sections })}
        fault={fault}
      />
    </>
  );
}
