import type { RiderNoteRow } from '@cablepark/contract/accounts/rider-card.schema';
import { requireWireTime } from '@cablepark/contract/wire-time';
import { noteMaxLength } from '@cablepark/domain/accounts/rider-notes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { toast } from 'react-toastify/unstyled';
import { failedText } from '../../../i18n/errorText.ts';
import { useTexts } from '../../../i18n/LanguageProvider.tsx';
import { usePark } from '../../../park/ParkProvider.tsx';
import form from '../../../staff/form/Form.module.css';
import { TextField } from '../../../staff/form/TextField.tsx';
import { shortWhen } from '../../../staff/form/when.ts';
import { useStaffPageTexts } from '../../../staff/texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { useConfirm } from '../../../ui/dialogs/Modals.tsx';
import { Alert } from '../../../ui/status/Alert.tsx';
import { deleteRiderNote, riderCardOf, writeRiderNote } from './api/riderCard.ts';
import styles from './Card.module.css';
import { cardTexts } from './card.texts.ts';

/** What the staff wrote of the rider, newest first, and a field for more. */
export function RiderNotes({ rider, notes }: { rider: string; notes: readonly RiderNoteRow[] }) {
  const t = useStaffPageTexts(cardTexts);
  return (
    <section className={form.card} aria-label={t.notes}>
      <h2 className={form.cardTitle}>{t.notes}</h2>
      {notes.length === 0 && <p className={form.hint}>{t.noNotes}</p>}
      <ul className={styles.lines}>
        {notes.map((note) => (
          <Note key={note.id} rider={rider} note={note} />
        ))}
      </ul>
      <NoteForm rider={rider} />
    </section>
  );
}

function Note({ rider, note }: { rider: string; note: RiderNoteRow }) {
  const t = useStaffPageTexts(cardTexts);
  const texts = useTexts();
  const { zone } = usePark();
  const confirm = useConfirm();
  const client = useQueryClient();
  const deleting = useMutation({
    mutationFn: () => deleteRiderNote(note.id),
    onSuccess: () => toast.success(t.deleted),
    onError: (error) => toast.error(failedText(t.deleteFailed, error, texts)),
    onSettled: () => client.invalidateQueries({ queryKey: riderCardOf(rider).queryKey }),
  });
  const remove = async () => {
    const question = { title: t.deleteQuestion, text: note.text, confirmLabel: t.delete, danger: true };
    if (await confirm(question)) deleting.mutate();
  };
  return (
    <li className={styles.note}>
      <p className={styles.text}>{note.text}</p>
      <p className={styles.soft}>
        {t.noteBy(note.author ?? t.someone, shortWhen(requireWireTime(note.date_created), zone))}
      </p>
      {note.canDelete && (
        <Button
          variant="quietDanger"
          busy={deleting.isPending}
          aria-label={t.deleteOf(note.text)}
          onClick={() => void remove()}
        >
          {t.delete}
        </Button>
      )}
    </li>
  );
}

function NoteForm({ rider }: { rider: string }) {
  const t = useStaffPageTexts(cardTexts);
  const texts = useTexts();
  const client = useQueryClient();
  const [text, setText] = useState('');
  const saving = useMutation({
    mutationFn: () => writeRiderNote(rider, text.trim()),
    async onSuccess() {
      setText('');
      toast.success(t.saved);
      await client.invalidateQueries({ queryKey: riderCardOf(rider).queryKey });
    },
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (text.trim() !== '') saving.mutate();
  };
  return (
    <form className={form.form} onSubmit={submit}>
      <TextField
        label={t.note}
        hint={t.notesHint}
        rows={2}
        value={text}
        maxLength={noteMaxLength}
        onChange={(event) => setText(event.target.value)}
      />
      {saving.error && <Alert kind="danger">{failedText(t.saveFailed, saving.error, texts)}</Alert>}
      <Button type="submit" busy={saving.isPending}>
        {t.save}
      </Button>
    </form>
  );
}
