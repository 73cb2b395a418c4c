import { readSeason } from './readSeason.ts';
import type { SeasonForm } from './seasonForm.ts';

/** An unapplied draft, with the version of the season that it is based on. */
export interface SeasonDraft {
  version: number;
  form: SeasonForm;
}

const key = 'season-draft';

/** Only in this tab: it survives a reload. */
export function readDraft(): SeasonDraft | null {
  try {
    const draft = JSON.parse(sessionStorage.getItem(key) ?? 'null') as SeasonDraft | null;
    // Another release may use another form: discards an unreadable draft.
    if (draft) readSeason(draft.form, true);
    return draft;
  } catch {
    return null;
  }
}

export function keepDraft(draft: SeasonDraft): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // A full or forbidden storage only loses the draft on a reload.
  }
}

export function dropDraft(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // As above.
  }
}
