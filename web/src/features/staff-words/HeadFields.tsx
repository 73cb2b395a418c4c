import type { Bilingual } from '@cablepark/domain/words/words.schema';
import { BilingualArea, BilingualField } from '../../staff/content/BilingualField.tsx';
import form from '../../staff/form/Form.module.css';
import { useStaffTexts } from '../../staff/texts.ts';
import type { Elements } from '../../ui/elements.ts';

interface Head {
  title: Bilingual;
  lead: Bilingual;
  description: Bilingual;
}

export interface HeadOf {
  fault: (path: string, words?: string) => string | undefined;
}

interface HeadFieldsProps extends HeadOf {
  draft: Head;
  change: (part: Partial<Head>) => void;
  /** Above the fields. */
  children?: Elements;
}

/** The heading above every page's sections, and the description for search engines. */
export function HeadFields({ draft, change, fault, children }: HeadFieldsProps) {
  const t = useStaffTexts().words;
  return (
    <fieldset className={form.card}>
      <legend className={form.sectionTitle}>{t.page}</legend>
      {children}
      <BilingualField
        label={t.pageTitle}
        value={draft.title}
        onChange={(title) => change({ title })}
        path="title"
        fault={fault}
      />
      <BilingualArea
        label={t.pageLead}
        rows={3}
        value={draft.lead}
        onChange={(lead) => change({ lead })}
        path="lead"
        fault={fault}
      />
      <BilingualArea
        label={t.description}
        rows={3}
        value={draft.description}
        onChange={(description) => change({ description })}
        path="description"
        fault={fault}
      />
    </fieldset>
  );
}
