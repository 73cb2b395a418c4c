import type { RiderNoteRow } from '@cablepark/contract/accounts/rider-card.schema';
import { writeWireMs } from '@cablepark/contract/wire-time';
import type { Actor } from '@cablepark/domain/accounts/actor';
import { fullName } from '@cablepark/domain/accounts/contact';
import { mayRemoveNote } from '@cablepark/domain/accounts/rider-notes';
import type { StoredNote } from './notes.store.ts';

/** A note as this member of the staff sees it. */
export function writeNoteRow(note: StoredNote, actor: Actor): RiderNoteRow {
  return {
    id: note.id,
    text: note.text,
    date_created: writeWireMs(note.created_at),
    author: fullName(note.first_name, note.last_name) ?? note.email,
    canDelete: mayRemoveNote(actor, note.created_by),
  };
}
