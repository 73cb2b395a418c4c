import type { ContentName } from '@cablepark/domain/content/content-names';
import type { ContentOf } from '@cablepark/domain/content/contents.schema';
import { useState } from 'react';
import { errorText } from '../../i18n/errorText.ts';
import { useTexts } from '../../i18n/LanguageProvider.tsx';
import { Button } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import type { Elements } from '../../ui/elements.ts';
import { Alert } from '../../ui/status/Alert.tsx';
import form from '../form/Form.module.css';
import footer from '../form/SaveFooter.module.css';
import { useStaffTexts } from '../texts.ts';
import { Conflict } from './Conflict.tsx';
import { HistoryDialog } from './HistoryDialog.tsx';
import { missingTexts } from './missing.ts';
import type { ContentEditor } from './useContentEditor.ts';

interface SaveBarProps<Name extends ContentName> {
  editor: ContentEditor<Name>;
  /** The preview of an earlier version. */
  look: (content: ContentOf<Name>) => Elements;
}

/** A sticky bar: errors, unsaved changes, and the history. */
export function SaveBar<Name extends ContentName>({ editor, look }: SaveBarProps<Name>) {
  const t = useStaffTexts().content;
  const { isDirty, saving, undo } = editor;
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  return (
    <div className={classes(footer.footer, footer.yielding)}>
      <Faults editor={editor} />
      <div className={footer.bar}>
        <div className={form.hint}>
          <output>{isDirty ? t.unsaved : t.allSaved}</output>
          {/* Mails have no fallback to the other language. */}
          {editor.name !== 'mails' && <Lacks content={editor.draft} />}
        </div>
        <div className={form.actions}>
          <Button variant="quiet" onClick={() => setHistoryOpen(true)}>
            {t.history.open}
          </Button>
          {isDirty && <Button onClick={() => void undo()}>{t.undo}</Button>}
          <Button type="submit" variant="primary" busy={saving.isPending} disabled={!isDirty}>
            {saving.isPending ? t.saving : t.save}
          </Button>
        </div>
      </div>
      {isHistoryOpen && <HistoryDialog editor={editor} look={look} onClose={() => setHistoryOpen(false)} />}
    </div>
  );
}

/** Errors that prevent saving. */
function Faults<Name extends ContentName>({ editor }: { editor: ContentEditor<Name> }) {
  const texts = useTexts();
  const t = useStaffTexts().content;
  const { faults, saving, hasConflict } = editor;
  if (faults.size > 0) return <Alert kind="danger">{t.checkFields}</Alert>;
  if (hasConflict) return <Conflict editor={editor} />;
  if (!saving.isError) return null;
  return (
    <Alert kind="danger" title={t.saveFailed}>
      {errorText(saving.error, texts)}
    </Alert>
  );
}

/** The number of texts in only one language. */
function Lacks({ content }: { content: unknown }) {
  const t = useStaffTexts().content;
  const { pl, en } = missingTexts(content);
  return (
    <>
      {en > 0 && <p>{t.lacksEnglish(en)}</p>}
      {pl > 0 && <p>{t.lacksPolish(pl)}</p>}
    </>
  );
}
