import { kindsOf, type WordedMessageKind, wordedKinds } from '@cablepark/domain/messages/message-kinds';
import { useState } from 'react';
import { BilingualArea } from '../../staff/content/BilingualField.tsx';
import type { ContentEditor } from '../../staff/content/useContentEditor.ts';
import form from '../../staff/form/Form.module.css';
import { SelectField } from '../../staff/form/SelectField.tsx';
import { useStaffTexts } from '../../staff/texts.ts';
import { MailPreview } from './MailPreview.tsx';

const groups = ['rides', 'passes', 'season', 'account', 'staff'] as const;
const nothing = { pl: '', en: '' };

/** One kind of mail at a time: the park's sentence in both languages, and a preview. */
export function MailTextFields({ editor }: { editor: ContentEditor<'mails'> }) {
  const { texts: t, kinds } = useStaffTexts().messages;
  const [kind, setKind] = useState<WordedMessageKind>('booked');
  const { draft, change, fault } = editor;
  const sentence = draft[kind] ?? nothing;
  const nameOf = (each: WordedMessageKind) => {
    const { pl, en } = draft[each] ?? nothing;
    return pl || en ? t.written(kinds[each]) : kinds[each];
  };
  return (
    <>
      <section className={form.card}>
        <SelectField
          label={t.which}
          value={kind}
          onChange={({ target }) => setKind(wordedKinds.find((each) => each === target.value) ?? kind)}
        >
          {groups.map((group) => (
            <optgroup key={group} label={t.groups[group]}>
              {kindsOf(group).map((each) => (
                <option key={each} value={each}>
                  {nameOf(each)}
                </option>
              ))}
            </optgroup>
          ))}
        </SelectField>
        <BilingualArea
          rows={3}
          label={t.sentence}
          hint={t.hint}
          missing={{ pl: t.missingPolish, en: t.missingEnglish }}
          value={sentence}
          onChange={({ pl, en }) => change({ [kind]: { pl: inOneLine(pl), en: inOneLine(en) } })}
          path={kind}
          fault={fault}
        />
      </section>
      <MailPreview kind={kind} sentence={sentence} />
    </>
  );
}

/** Pasted text may contain line breaks. */
function inOneLine(text: string): string {
  return text.replaceAll(/\s*[\r\n]+\s*/g, ' ');
}
