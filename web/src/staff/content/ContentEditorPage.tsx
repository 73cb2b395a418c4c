import type { ShownContent } from '@cablepark/contract/park/contents.schema';
import type { ContentName } from '@cablepark/domain/content/content-names';
import type { ContentOf } from '@cablepark/domain/content/contents.schema';
import { useQuery } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { useTexts } from '../../i18n/LanguageProvider.tsx';
import { Page } from '../../page/Page.tsx';
import type { Elements } from '../../ui/elements.ts';
import { LoadFailure } from '../../ui/status/LoadFailure.tsx';
import { Skeleton } from '../../ui/status/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import form from '../form/Form.module.css';
import { useFirstFault } from '../form/useFirstFault.ts';
import { useStaffTexts } from '../texts.ts';
import { editedContent } from './contentCalls.ts';
import { SaveBar } from './SaveBar.tsx';
import { type ContentEditor, useContentEditor } from './useContentEditor.ts';
import { VersionTexts } from './VersionTexts.tsx';

interface Editing<Name extends ContentName> {
  /** The fields; the page adds the draft, saving and history around them. */
  children: (editor: ContentEditor<Name>) => Elements;
  /** The preview of an earlier version; by default its texts. */
  look?: (content: ContentOf<Name>) => Elements;
  /** Called with the new current version. */
  onSaved?: (content: ShownContent<Name>) => void;
}

interface ContentEditorPageProps<Name extends ContentName> extends Editing<Name> {
  name: Name;
  title: string;
  lead: string;
}

/** The page on which an Admin edits one content of the park's own pages. */
export function ContentEditorPage<Name extends ContentName>(props: ContentEditorPageProps<Name>) {
  const { name, title, lead, ...editing } = props;
  const { loading } = useTexts().common;
  const t = useStaffTexts().content;
  const content = useQuery(editedContent(name));
  return (
    <Page title={title} lead={lead}>
      {content.isPending && (
        <div className={form.form}>
          <VisuallyHidden>{loading}</VisuallyHidden>
          <Skeleton height="9rem" />
          <Skeleton height="24rem" />
        </div>
      )}
      {content.isError && (
        <LoadFailure title={t.loadFailed} error={content.error} onRetry={content.refetch} />
      )}
      {/* Another content is a new form, without the old draft. */}
      {content.data && <EditorForm key={name} shown={content.data} {...editing} />}
    </Page>
  );
}

function EditorForm<Name extends ContentName>({
  shown,
  children,
  look = (content) => <VersionTexts content={content} />,
  onSaved,
}: Editing<Name> & { shown: ShownContent<Name> }) {
  const { form: formRef, showFault } = useFirstFault();
  const editor = useContentEditor(shown, { onRefused: showFault, onSaved });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    editor.save();
  };
  return (
    <form ref={formRef} className={form.form} noValidate onSubmit={submit}>
      {children(editor)}
      <SaveBar editor={editor} look={look} />
    </form>
  );
}
