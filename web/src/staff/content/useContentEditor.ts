import type { ShownContent } from '@cablepark/contract/park/contents.schema';
import type { ContentName } from '@cablepark/domain/content/content-names';
import type { ContentOf } from '@cablepark/domain/content/contents.schema';
import { mostLines } from '@cablepark/domain/words/words.schema';
import { useMutation } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { toast } from 'react-toastify/unstyled';
import { ApiError } from '../../lib/http/errors.ts';
import { useContents } from '../../park/contents.ts';
import { useUnsaved } from '../form/useUnsaved.ts';
import { useStaffTexts } from '../texts.ts';
import { writeVersion } from './contentCalls.ts';
import { type ContentFaults, readContentDraft } from './contentFaults.ts';

const noFaults: ContentFaults = new Map();

export type ContentEditor<Name extends ContentName = ContentName> = ReturnType<typeof useContentEditor<Name>>;

export interface SaveHandlers<Name extends ContentName> {
  /** Called when fields are invalid, and marked. */
  onRefused: () => void;
  /** Called with the new current version; the site's pages already use it. */
  onSaved?: ((content: ShownContent<Name>) => void) | undefined;
}

/**
 * The draft of a content, its errors, and saving it as the next version.
 * @param content the server's initial version
 */
export function useContentEditor<Name extends ContentName>(
  content: ShownContent<Name>,
  { onRefused, onSaved }: SaveHandlers<Name>,
) {
  const contents = useContents();
  const { name, known, draft, change, isDirty, begin: beginDraft } = useDraft(content);
  const { faults, fault, setChecked } = useFaults(name, draft);
  const mayLeave = useUnsaved(isDirty);

  const begin = (next: ShownContent<Name>, instead?: ContentOf<Name>) => {
    beginDraft(next, instead);
    setChecked(false);
    contents.tell(next);
    onSaved?.(next);
  };
  const saving = useSaving(name, begin);
  const save = (version = known.version) => {
    const result = readContentDraft(name, draft);
    if ('content' in result) return saving.mutate({ edited: version, content: result.content, typed: draft });
    setChecked(true);
    return onRefused();
  };
  const restart = (next: ShownContent<Name>) => {
    saving.reset();
    begin(next);
  };
  const undo = async () => {
    if (await mayLeave()) restart(known);
  };
  /** Whether somebody else saved this page since it was loaded. */
  const hasConflict = saving.error instanceof ApiError && saving.error.code === 'CONTENT_CHANGED';
  return { name, draft, change, isDirty, faults, fault, saving, hasConflict, save, restart, undo };
}

/** The last known server version, and the draft. */
function useDraft<Name extends ContentName>(content: ShownContent<Name>) {
  const [server, setServer] = useState(content);
  const [draft, setDraft] = useState<ContentOf<Name>>(content.content);
  const isDirty = useMemo(
    () => JSON.stringify(draft) !== JSON.stringify(server.content),
    [draft, server.content],
  );
  const change = (patch: Partial<ContentOf<Name>>) => setDraft((previous) => ({ ...previous, ...patch }));
  /** @param instead the draft at the request: later input stays */
  const restart = (next: ShownContent<Name>, instead?: ContentOf<Name>) => {
    setServer(next);
    setDraft((previous) => (instead === undefined || previous === instead ? next.content : previous));
  };
  return { name: content.name, known: server, draft, change, isDirty, begin: restart };
}

/** Validation errors: from the first attempt to save, then while typing. */
function useFaults<Name extends ContentName>(name: Name, draft: ContentOf<Name>) {
  const t = useStaffTexts().content;
  const [isChecked, setChecked] = useState(false);
  const faults = useMemo(() => {
    if (!isChecked) return noFaults;
    const result = readContentDraft(name, draft);
    return 'faults' in result ? result.faults : noFaults;
  }, [isChecked, name, draft]);
  /** The error of a field. @param words the text, if the default says too little */
  const fault = (path: string, words: string = t.wrong): string | undefined => {
    const fault = faults.get(path);
    if (fault?.kind === 'tooLong') return t.tooLong(fault.most);
    if (fault?.kind === 'tooManyLines') return t.tooManyLines(mostLines);
    return fault && words;
  };
  return { faults, fault, setChecked };
}

interface Version<Name extends ContentName> {
  edited: number;
  content: ContentOf<Name>;
  /** The text in the fields. */
  typed: ContentOf<Name>;
}

function useSaving<Name extends ContentName>(
  name: Name,
  onSaved: (next: ShownContent<Name>, sentDraft: ContentOf<Name>) => void,
) {
  const t = useStaffTexts().content;
  return useMutation({
    mutationFn: ({ edited, content }: Version<Name>) => writeVersion(name, edited, content),
    onSuccess: (next, { typed }) => {
      onSaved(next, typed);
      toast.success(name === 'mails' ? t.savedMails : t.saved);
    },
  });
}
